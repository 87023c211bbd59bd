import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type EmptyStateProps = {
  /** What is missing, drawn. */
  scene: ReactNode
  /** The specified words. */
  children: ReactNode
  /** One next step: a button or a link. */
  action?: ReactNode
  /** It is all that its page shows, so it is drawn large. */
  large?: boolean
  className?: string | undefined
}

/** Nothing here yet, said kindly. */
export function EmptyState({ scene, children, action, large, className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'grid justify-items-center gap-4 px-4 text-center',
        // The middle of what is left between the head of the page and the foot of the window.
        large ? 'min-h-[calc(100svh-25rem)] content-center py-6 md:min-h-[calc(100svh-24rem)]' : 'py-10',
        className,
      )}
    >
      {large ? <div className="large-scene">{scene}</div> : scene}
      <p
        className={cx(
          'max-w-[34ch] font-serif text-balance',
          large ? 'text-xl md:text-2xl' : 'text-lg text-ink-soft',
        )}
      >
        {children}
      </p>
      {action}
    </div>
  )
}
