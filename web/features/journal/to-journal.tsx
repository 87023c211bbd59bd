import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'

/** The way back to the list, above the title of what was opened from it. */
export const ToJournal = () => (
  <Link
    to="/journal"
    className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-pill px-2 text-sm font-medium text-ink-soft hover:text-ink"
  >
    <ArrowLeft className="size-4.5" aria-hidden="true" />
    <span className="max-[23rem]:sr-only">{t('Journal')}</span>
  </Link>
)
