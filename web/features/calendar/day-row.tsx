import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

type DayRowProps = {
  time?: string
  isNow?: boolean
  /** Stands where the time would be. */
  handle?: ReactNode
  mark: ReactNode
  className?: string
  children?: ReactNode
}

/** Three columns that all of a day shares, so that its words have one edge: when, a mark, and what. */
export const DayRow = ({ time, isNow = false, handle, mark, className, children }: DayRowProps) => (
  <div className={cx('grid grid-cols-[3rem_2.75rem_minmax(0,1fr)]', className)}>
    <span className="flex justify-end">
      {handle}
      {time && (
        <span
          className={cx(
            'numbers pt-3.5 text-end text-xs leading-tight',
            isNow ? 'font-medium text-clay' : 'text-ink-soft',
          )}
        >
          {time}
        </span>
      )}
    </span>
    <span className={cx('grid place-items-center', children !== undefined && 'h-11')}>{mark}</span>
    {children !== undefined && <div className="min-w-0 ps-1">{children}</div>}
  </div>
)
