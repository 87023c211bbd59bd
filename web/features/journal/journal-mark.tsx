import { NotebookPen } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'

/** The mark of a day with entries, which leads to them. */
export function JournalMark({ day, count }: { day: string; count: number }) {
  const words = t('{count, plural, one {# journal entry} other {# journal entries}}', { count })
  return (
    <Link
      to={`/calendar?tab=day&date=${day}`}
      aria-label={words}
      className="inline-flex min-h-8 items-center gap-2 rounded-md px-1.5 text-sm text-accent hover:bg-accent-soft md:gap-1.5 md:pe-0 md:text-[0.8125rem]"
    >
      <NotebookPen className="size-4.5 shrink-0" aria-hidden="true" />
      <span className="max-md:hidden">{words}</span>
      {count > 1 && <span className="numbers md:hidden">{count}</span>}
    </Link>
  )
}
