import { cx } from '../../ui/cx.ts'
import { pebbleParts, pebbleTurn } from './pebble-outline.ts'

type PebbleProps = {
  /** The moods of a day, the first one first; two share a pebble. */
  moods: readonly string[]
  /** A number of the day, by which no two neighbors lie the same way. */
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

/**
 * A ring around a day, as a pencil draws it: not quite round, and its ends do not meet. It is around today, and dashed
 * around a day of which something waits on this device.
 */
export function DayRing({
  isToday,
  isWaiting = false,
}: {
  isToday: boolean
  isWaiting?: boolean | undefined
}) {
  if (!isToday && !isWaiting) return null
  return (
    <path
      d="M6.600-25.700C-11.900-31.700-27.700-18.500-27-1.300-26.400 17.200-11.900 27 4 26.400 19.800 25.700 27.700 11.900 26.400-2.600 25-15.800 15.800-25.700 1.300-27"
      className="field-ring"
      data-waiting={isWaiting || undefined}
    />
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
