import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type EmptyStateProps = {
  /** What is missing, drawn. */
  scene: ReactNode
  /** The specified words. */
  children: ReactNode
  /** One next step: a button or a link. */
  action?: ReactNode
  className?: string | undefined
}

/** Nothing here yet, said kindly. */
export function EmptyState({ scene, children, action, className }: EmptyStateProps) {
  return (
    <div className={cx('grid justify-items-center gap-4 px-4 py-10 text-center', className)}>
      {scene}
      <p className="max-w-[34ch] font-serif text-lg text-balance text-ink-soft">{children}</p>
      {action}
    </div>
  )
}
