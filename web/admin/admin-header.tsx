import type { ReactNode } from 'react'
import { t } from '../../contract/t.ts'
import { cx } from '../ui/cx.ts'

type AdminHeaderProps = {
  title: string
  /** The h1, if it differs from the title. */
  heading?: ReactNode
  subtitle?: ReactNode
  /** Buttons at the end of the title's line, below it where they do not fit. */
  actions?: ReactNode
  /** Shown before the title, such as a link back. */
  before?: ReactNode
}

/** The page's one h1 and its title in the browser. It is smaller than a member page's. */
export function AdminHeader({ title, heading, subtitle, actions, before }: AdminHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-5 pb-5 md:pt-8">
      <title>{`${title} · ${t('A-genda')}`}</title>
      <div className="flex min-h-11 min-w-0 items-center gap-2 max-md:basis-full min-[23rem]:max-md:pe-24">
        {before}
        <h1 className="min-w-0 text-xl md:text-2xl wrap-anywhere">{heading ?? title}</h1>
      </div>
      {actions && (
        // On a phone under the lighthouse, which stands beside the title.
        <div className="flex flex-wrap gap-2 max-md:order-last max-md:mt-2 max-md:basis-full">{actions}</div>
      )}
      {subtitle && (
        <p className={cx('basis-full text-ink-soft max-md:pe-20', Boolean(before) && 'ps-11')}>{subtitle}</p>
      )}
    </header>
  )
}
