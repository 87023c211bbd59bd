import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

type ChipWordsProps = {
  children: ReactNode
  time?: ReactNode
  className?: string
}

/** What a line in a cell of the month says. The time stands at its end if it fits. */
export const ChipWords = ({ children, time, className }: ChipWordsProps) => (
  <span
    className={cx(
      'flex h-6 min-w-0 grow flex-wrap justify-between gap-x-2 overflow-hidden leading-6',
      className,
    )}
  >
    <span className="max-w-full truncate">{children}</span>
    {time && (
      <span className="numbers shrink-0 text-[0.6875rem] tracking-tight text-ink-soft">
        <span className="sr-only">, </span>
        {time}
      </span>
    )}
  </span>
)
