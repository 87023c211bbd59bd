import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../contract/t.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type OutLinkProps = {
  to: string | null | undefined
  className: string
  /** The id of the text that distinguishes this link from similar ones. */
  describedBy?: string
  children: ReactNode
}

/**
 * A link out of A-genda, in a tab of its own that cannot access this one. An address that is not http or https shows
 * nothing.
 */
export function OutLink({ to, className, describedBy, children }: OutLinkProps) {
  if (!to || !/^https?:\/\//i.test(to)) return null
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={describedBy}
      className={className}
    >
      {children}
      <ArrowUpRight className="size-4 shrink-0" aria-hidden="true" />
      <VisuallyHidden>{t('(opens in a new tab)')}</VisuallyHidden>
    </a>
  )
}
