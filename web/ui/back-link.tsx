import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The way back to the page that this one was opened from, above its title. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-pill px-2 text-sm font-medium text-ink-soft hover:text-ink"
  >
    <ArrowLeft className="size-4.5 rtl:-scale-x-100" aria-hidden="true" />
    <span className="max-[23rem]:sr-only">{children}</span>
  </Link>
)
