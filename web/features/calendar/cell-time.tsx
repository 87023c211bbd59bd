import { cx } from '../../ui/cx.ts'

/** A full hour of a clock with twelve: the minutes say nothing beside 'PM'. Without it, '17' would read as a count. */
const fullHour = /:00(?=\s?\p{L})/u

/** A time in a cell of the month, where every letter counts: '5 PM' is seen of '5:00 PM', which is read out. */
export function CellTime({ children, className }: { children: string; className?: string }) {
  const [before, after] = children.split(fullHour)
  return (
    <span className={cx('numbers text-[0.6875rem] tracking-tight', className)}>
      {before}
      {after !== undefined && (
        <>
          <span className="sr-only">:00</span>
          {after}
        </>
      )}{' '}
    </span>
  )
}
