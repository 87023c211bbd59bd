import { cx } from '../../ui/cx.ts'
import { moodLook } from './mood-look.ts'

const round = (value: number) => Math.round(value * 10) / 10

/** A closed line around the origin that swells `bumps` times by `depth`. */
function ripple(radius: number, bumps: number, depth: number): string {
  const points = Array.from({ length: bumps * 10 }, (_, step) => {
    const angle = (2 * Math.PI * step) / (bumps * 10)
    const reach = radius + depth * Math.cos(bumps * angle)
    return `${round(reach * Math.sin(angle))} ${round(-reach * Math.cos(angle))}`
  })
  return `M${points.join('L')}Z`
}

const pebble = 'M-23 2C-23-13-12-19 1-19s22 7 22 20S13 19 0 19-23 15-23 2Z'
const spark =
  'M1.500-23C4-14.500 7-11 10-9.500S19-4.500 23-1C16.500 2.500 13.500 6 11.500 9.500S6 19-1.500 23C-4 16.500-7 12-10 10S-18.500 5-23 1C-16.500-2-13-5.500-11-9.500S-5-18.500 1.500-23Z'

// Each mood has a shape of its own, so that it does not depend on color.
const shapes = {
  happy: <path d={ripple(20, 9, 2.2)} />,
  calm: <path d={pebble} />,
  anxious: <path d={ripple(20.5, 17, 1)} />,
  sad: <path d="M0-23C7-13 20-5 20 6 20 15 12 21 0 21S-20 15-20 6C-20-5-7-13 0-23Z" />,
  energetic: (
    <>
      <path d={spark} />
      <path
        d="M13.500-15l3.400-3.800M18.700-11.500l3.600-2M-13.500 15l-3.400 3.800M-18.700 11.500l-3.600 2"
        className="beams"
      />
    </>
  ),
  other: <path d={ripple(20, 5, 0.8)} />,
}

const dots = (y: number) => (
  <g className="dots">
    <circle cx="-6" cy={y} r="1.9" />
    <circle cx="6" cy={y} r="1.9" />
  </g>
)

const features = {
  happy: (
    <>
      <path d="M-9.500-3q3-4.500 6 0M3.500-3q3-4.500 6 0M-7.500 4.500q7.500 8.500 15 0" />
      <g className="cheeks">
        <circle cx="-11.5" cy="3" r="2.6" />
        <circle cx="11.5" cy="3" r="2.6" />
      </g>
    </>
  ),
  calm: <path d="M-10-2.500q3.200 3.600 6.400 0M3.600-2.500q3.200 3.600 6.400 0M-4.500 7q4.500 3.200 9 0" />,
  anxious: (
    <>
      {dots(-1.5)}
      <path d="M-10-6.500l5-3M10-6.500l-5-3M-7.500 8q2.500-3.800 5 0t5 0 5 0" />
    </>
  ),
  sad: (
    <>
      {dots(1)}
      <path d="M-9.500-3l4-1.800M9.500-3l-4-1.800M-5.500 11.500q5.500-5 11 0" />
      <path d="M10.500 4.500c2 3 2.600 6.500 0 6.500s-2-3.500 0-6.500Z" className="tear" />
    </>
  ),
  energetic: (
    <>
      {dots(-3)}
      <path d="M-6.500 3h13c0 4.800-2.800 7.500-6.500 7.500S-6.500 7.800-6.500 3Z" className="laugh" />
    </>
  ),
  other: (
    <>
      {dots(-2)}
      <path d="M-5 6.500q5 3 10 0" />
    </>
  ),
}

type MoodFaceProps = {
  mood: string
  /** Drawn with fewer and stronger lines, for 28 px and less. */
  small?: boolean
  className?: string
}

/**
 * A mood as a small drawn face. Its emoji, the specified mark, stays in the text for copying. The name is always beside
 * it, so the face is hidden from screen readers.
 */
export function MoodFace({ mood, small, className }: MoodFaceProps) {
  const known = mood in features ? (mood as keyof typeof features) : 'other'
  return (
    <span className={cx('relative inline-block shrink-0', className)} aria-hidden="true">
      <svg
        viewBox="-24 -24 48 48"
        className="mood-face size-full"
        data-mood={known}
        data-small={small}
        aria-hidden="true"
      >
        <g className="shape">{shapes[known]}</g>
        <g className="strokes">{features[known]}</g>
      </svg>
      <span className="sr-only">{moodLook(mood).emoji}</span>
    </span>
  )
}
