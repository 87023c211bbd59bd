import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { ErrorBoundary } from './states/error-boundary.tsx'

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Becomes the h2 that names the card. */
  title?: ReactNode
  /** Sits at the right of the title. */
  action?: ReactNode
}

/** A sheet on the desk: hairline, no shadow. */
export function Card({ title, action, className, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={cx('rounded-card border border-line bg-surface p-4 sm:p-6', className)}>
      {(title || action) && (
        <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {title && <h2 className="text-lg">{title}</h2>}
          {action}
        </header>
      )}
      <ErrorBoundary>{children}</ErrorBoundary>
    </section>
  )
}
