import { NotebookPen } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'

/** The mark of a day with entries, which leads to them. */
export const JournalMark = ({ day, count }: { day: string; count: number }) => (
  <Link
    to={`/calendar?tab=day&date=${day}`}
    aria-label={t('{count, plural, one {# journal entry} other {# journal entries}}', { count })}
    className="inline-flex min-h-8 items-center gap-1.5 rounded-md px-1.5 text-sm text-accent hover:bg-accent-soft"
  >
    <NotebookPen className="size-4.5" aria-hidden="true" />
    {count > 1 && <span className="numbers">{count}</span>}
  </Link>
)
