import { cx } from '../../ui/cx.ts'

const petal = 'M0 0C7-5 8-16 0-22-8-16-7-5 0 0Z'

type BloomProps = { mood: string; onDone: () => void; className?: string }

/** A flower in the mood's colour that opens and fades. Members who asked for less motion do not see it. */
export function Bloom({ mood, onDone, className }: BloomProps) {
  return (
    <svg
      viewBox="-24 -24 48 48"
      data-mood={mood}
      className={cx('bloom', className)}
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

/** Whether this person's device asks for less motion. */
export const lessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
