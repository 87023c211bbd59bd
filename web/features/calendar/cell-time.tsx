import { cx } from '../../ui/cx.ts'

/** The classes of what a chip in a cell of the month says: in one line, or in two where the cell has room. */
export const chipWords = (roomy = false) =>
  cx('min-w-0 py-0.5 leading-5', roomy ? 'line-clamp-2 wrap-anywhere' : 'truncate')

/** A time in a cell of the month, where every letter counts. */
export const CellTime = ({ children, className }: { children: string; className?: string }) => (
  <span className={cx('numbers text-[0.6875rem] tracking-tight', className)}>{children} </span>
)
