import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

type ChipWordsProps = {
  children: ReactNode
  time?: ReactNode
  /** Where there is room for a second line. */
  isRoomy?: boolean | undefined
  className?: string
}

/** What a line in a cell of the month says. The time stands at its end if it fits. */
export const ChipWords = ({ children, time, isRoomy = false, className }: ChipWordsProps) => (
  <span
    className={cx(
      'flex min-w-0 grow justify-between gap-x-2',
      isRoomy ? 'py-0.75 leading-4.5' : 'h-6 flex-wrap overflow-hidden leading-6',
      className,
    )}
  >
    <span className={cx('max-w-full', isRoomy ? 'line-clamp-2 wrap-anywhere' : 'truncate')}>{children}</span>
    {time && (
      <span className="numbers shrink-0 text-[0.6875rem] tracking-tight text-ink-soft">
        <span className="sr-only">, </span>
        {time}
      </span>
    )}
  </span>
)
