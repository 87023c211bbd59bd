import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../../contract/t.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

type OutLinkProps = { to: string; className: string; children: ReactNode }

/** Leads out of A-genda, in a tab of its own that cannot reach back. */
export function OutLink({ to, className, children }: OutLinkProps) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <ArrowUpRight className="size-4 shrink-0" aria-hidden="true" />
      <VisuallyHidden>{t('(opens in a new tab)')}</VisuallyHidden>
    </a>
  )
}
