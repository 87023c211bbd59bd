import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

type DayRowProps = {
  time?: string
  isNow?: boolean
  /** It stands above the line, from the edge on. */
  isUntimed?: boolean
  /** Stands where the time would be. */
  handle?: ReactNode
  mark: ReactNode
  className?: string
  children?: ReactNode
}

/**
 * Three columns that the line of a day shares, so that its words have one edge: when, a mark, and what. On the narrowest
 * screens a time stands over its words, which have its column too.
 */
export const DayRow = ({
  time,
  isNow = false,
  isUntimed = false,
  handle,
  mark,
  className,
  children,
}: DayRowProps) => (
  <div
    className={cx(
      'grid',
      isUntimed
        ? handle
          ? '-ms-2 grid-cols-[1.75rem_2.25rem_minmax(0,1fr)]'
          : '-ms-2 grid-cols-[0_2.25rem_minmax(0,1fr)] max-[23rem]:grid-cols-[2.25rem_minmax(0,1fr)]'
        : 'grid-cols-[3.75rem_2.75rem_minmax(0,1fr)] max-[23rem]:grid-cols-[2.25rem_minmax(0,1fr)]',
      className,
    )}
  >
    <span
      className={cx(
        'flex justify-end',
        !handle && 'max-[23rem]:col-start-2 max-[23rem]:justify-start max-[23rem]:ps-1',
      )}
    >
      {handle}
      {time && (
        <span
          className={cx(
            'numbers pt-3.5 text-end text-xs leading-tight max-[23rem]:-mb-1 max-[23rem]:pt-2',
            isNow ? 'font-medium text-clay' : 'text-[color-mix(in_oklab,var(--ink-soft),var(--ink)_30%)]',
          )}
        >
          {time}
        </span>
      )}
    </span>
    <span
      className={cx(
        'grid place-items-center',
        !handle && 'max-[23rem]:col-start-1 max-[23rem]:row-start-1',
        children !== undefined && 'h-11',
        children !== undefined && !handle && 'max-[23rem]:row-span-2',
      )}
    >
      {mark}
    </span>
    {children !== undefined && (
      <div className={cx('min-w-0', isUntimed ? 'ps-1' : 'ps-2.5', !handle && 'max-[23rem]:col-start-2')}>
        {children}
      </div>
    )}
  </div>
)
