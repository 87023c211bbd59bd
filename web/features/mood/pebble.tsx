import { cx } from '../../ui/cx.ts'
import { pebbleParts, pebbleTurn } from './pebble-outline.ts'

type PebbleProps = {
  /** The moods of a day, the first one first; two share a pebble. */
  moods: readonly string[]
  /** A number of the day, by which no two neighbours lie the same way. */
  seed: number
}

/** The pebble of a day around the origin of a drawing, 48 wide. */
export function Pebble({ moods, seed }: PebbleProps) {
  return (
    <g transform={`rotate(${pebbleTurn(seed)})`}>
      {pebbleParts(moods).map(({ mood, outline }) => (
        <path key={mood} d={outline} data-mood={mood} className="pebble" />
      ))}
    </g>
  )
}

/** One pebble as a picture of its own; what it stands for is said beside it. */
export function PebblePicture({ className, ...day }: PebbleProps & { className?: string | undefined }) {
  return (
    <svg viewBox="-24 -24 48 48" className={cx('shrink-0', className)} aria-hidden="true">
      <Pebble {...day} />
    </svg>
  )
}
