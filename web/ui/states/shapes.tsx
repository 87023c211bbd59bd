import { cx } from '../cx.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)
const widths = ['w-3/5', 'w-4/5', 'w-2/5']
const ground = 'rounded-card bg-line/45'

/** Outlines of lines of text that are on their way. */
export const LineShapes = () =>
  widths.map((width) => <div key={width} className={cx('h-4 rounded-sm bg-line/45', width)} />)

/** Outlines of the rows of a list that is on its way. `className` gives a row its height. */
export const RowShapes = ({ count = 6, className = 'h-16' }: { count?: number; className?: string }) =>
  numbers(count).map((number) => <div key={number} className={cx(ground, className)} />)

/** Outlines of cards that are on their way. `className` gives a card its height. */
export const CardShapes = ({ count = 6, className }: { count?: number; className: string }) => (
  <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {numbers(count).map((number) => (
      <div key={number} className={cx(ground, className)} />
    ))}
  </div>
)

/** Outlines of a form that is on its way: its title, its fields, and its button. */
export const FormShapes = ({ fields }: { fields: number }) => (
  <div className="grid gap-5">
    <div className="h-9 w-3/5 rounded-sm bg-line/45" />
    {numbers(fields).map((number) => (
      <div key={number} className="grid gap-2">
        <div className="h-3.5 w-24 rounded-sm bg-line/45" />
        <div className="h-11 rounded-md border border-line" />
      </div>
    ))}
    <div className="mt-2 h-11 rounded-pill bg-line/45" />
  </div>
)
