import type { ReactNode } from 'react'
import { t } from '../../contract/t.ts'

type AdminHeaderProps = {
  title: string
  /** The h1, if it differs from the title. */
  heading?: ReactNode
  subtitle?: ReactNode
  /** Buttons at the right, below on phones. */
  actions?: ReactNode
  /** Shown before the title, such as a link back. */
  before?: ReactNode
}

/** The page's one h1 and its title in the browser. It is smaller than a member page's. */
export function AdminHeader({ title, heading, subtitle, actions, before }: AdminHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-5 pb-5 md:pt-8">
      <title>{`${title} · ${t('A-genda')}`}</title>
      <div className="flex min-w-0 items-center gap-2">
        {before}
        <div className="min-w-0">
          <h1 className="text-xl md:text-2xl wrap-anywhere">{heading ?? title}</h1>
          {subtitle && <p className="mt-0.5 measure text-ink-soft">{subtitle}</p>}
        </div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
