import { cx } from '../../ui/cx.ts'

const petal = 'M0 0C7-5 8-16 0-22-8-16-7-5 0 0Z'

type BloomProps = {
  mood: string
  /** Its middle in the window, in pixels; else it stands as `className` says. */
  at?: { left: number; top: number } | undefined
  onDone: () => void
  className?: string
}

/** One flower in a mood's color that opens and fades. Members who asked for less motion do not see it. */
export function Bloom({ mood, at, onDone, className }: BloomProps) {
  return (
    <svg
      viewBox="-24 -24 48 48"
      data-mood={mood}
      style={at && { left: at.left - 28, top: at.top - 28 }}
      className={cx('bloom size-14', at ? 'fixed z-40' : className)}
      onAnimationEnd={onDone}
      aria-hidden="true"
    >
      <g className="petals">
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <path key={turn} d={petal} transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r="5" className="heart" />
    </svg>
  )
}
