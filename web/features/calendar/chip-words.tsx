import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

type ChipWordsProps = { children: ReactNode; time?: ReactNode; className?: string }

/** What a chip in a cell of the month says, in one line, or two where the cell has room. The time follows if it fits. */
export const ChipWords = ({ children, time, className }: ChipWordsProps) => (
  <span
    className={cx(
      'flex h-6 min-w-0 grow flex-wrap justify-between gap-x-2 overflow-hidden leading-6',
      'group-data-roomy/cell:h-auto group-data-roomy/cell:max-h-9 group-data-roomy/cell:py-0.5 group-data-roomy/cell:leading-4',
      className,
    )}
  >
    <span className="max-w-full truncate group-data-roomy/cell:line-clamp-2 group-data-roomy/cell:whitespace-normal">
      {children}
    </span>
    {time && (
      <span className="numbers text-[0.6875rem] tracking-tight text-ink-soft">
        <span className="sr-only">, </span>
        {time}
      </span>
    )}
  </span>
)
