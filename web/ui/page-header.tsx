import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: ReactNode
  subtitle?: ReactNode
  /** Buttons at the right, below on phones. */
  actions?: ReactNode
  /** Few enough to stand on the title's own line on phones, too. */
  areActionsBeside?: boolean
}

/** The page's one h1. */
export function PageHeader({ title, subtitle, actions, areActionsBeside }: PageHeaderProps) {
  if (areActionsBeside)
    return (
      <header className="pt-6 pb-6 sm:pt-10 sm:pb-8">
        <div className="flex items-center justify-between gap-3">
          <h1 className="page-title min-w-0 text-2xl sm:text-3xl">{title}</h1>
          <div className="flex shrink-0 gap-3">{actions}</div>
        </div>
        {subtitle && <p className="mt-1.5 measure text-ink-soft">{subtitle}</p>}
      </header>
    )
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-6 pb-6 sm:pt-10 sm:pb-8">
      <div className="min-w-0">
        <h1 className="page-title text-2xl sm:text-3xl">{title}</h1>
        {subtitle && <p className="mt-1.5 measure text-ink-soft">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}
