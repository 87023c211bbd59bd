import { type ReactNode, useId } from 'react'
import { cx } from '../../ui/cx.ts'
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx'

type PartProps = {
  title: string
  /** What it is about, in a sentence. */
  about?: ReactNode
  /** On a sheet, or on the page itself. */
  look?: 'sheet' | 'plain'
  children: ReactNode
}

/** A part of the profile: its name above it, beside it on a wide screen. */
export function Part({ title, about, look = 'sheet', children }: PartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-x-10 gap-y-3 md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <header className="self-start md:sticky md:top-20 md:pt-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {about && <p className="measure text-sm text-ink-soft md:mt-1">{about}</p>}
      </header>
      <div
        className={cx(
          'min-w-0',
          look === 'sheet' && 'overflow-clip rounded-card border border-line bg-surface',
          look === 'plain' && 'md:pt-5',
        )}
      >
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
    </section>
  )
}
