import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../../contract/t.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** A link out of A-genda, in a tab of its own. Shows nothing for an address that is not of the web. */
export function OutsideLink({
  to,
  className,
  children,
}: {
  to: string | null | undefined
  className: string
  children: ReactNode
}) {
  if (!to || !/^https?:\/\//i.test(to)) return null
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <ArrowUpRight className="size-4 shrink-0" aria-hidden="true" />
      <VisuallyHidden>{t('(opens in a new tab)')}</VisuallyHidden>
    </a>
  )
}
