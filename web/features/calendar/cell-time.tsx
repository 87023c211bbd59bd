import { cx } from '../../ui/cx.ts'

/** A time in a cell of the month, where every letter counts. */
export const CellTime = ({ children, className }: { children: string; className?: string }) => (
  <span className={cx('numbers text-[0.6875rem] tracking-tight', className)}>{children} </span>
)
