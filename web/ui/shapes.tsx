import { cx } from './cx.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)
const widths = ['w-3/5', 'w-4/5', 'w-2/5', 'w-3/4']
const ground = 'rounded-card bg-line/45'

/** Outlines of lines of text that are on their way. */
export const LineShapes = ({ count = 3 }: { count?: number }) =>
  numbers(count).map((number) => (
    <div key={number} className={cx('h-4 rounded-sm bg-line/45', widths[number % widths.length])} />
  ))

/** Outlines of the rows of a list that is on its way. `className` gives a row its height. */
export const RowShapes = ({ count = 6, className = 'h-16' }: { count?: number; className?: string }) =>
  numbers(count).map((number) => <div key={number} className={cx(ground, className)} />)

/** Outlines of cards that are on their way, in the columns that `columns` gives. `className` gives a card its height. */
export const CardShapes = ({
  count = 6,
  columns = 'sm:grid-cols-2 lg:grid-cols-3',
  className = 'h-56',
}: {
  count?: number
  columns?: string
  className?: string
}) => (
  <div className={cx('grid gap-4', columns)}>
    {numbers(count).map((number) => (
      <div key={number} className={cx(ground, className)} />
    ))}
  </div>
)
