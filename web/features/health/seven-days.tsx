import type { ReactNode } from 'react'
import { SmallGlass } from './small-glass.tsx'

/** The share of a goal that an entry reached, from 0 to 1; undefined where it has no number. */
export type Reached = number | undefined

const shape = 'h-6 w-full max-w-5'

/** Seven days as seven small pictures, today last. They illustrate the numbers beside them. */
function Seven({ days, children }: { days: readonly Reached[]; children: (share: number) => ReactNode }) {
  return (
    <span aria-hidden="true" className="scene-tones mt-2 flex max-w-44 justify-between gap-1">
      {days.map((share, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is what each of them is.
        <span key={at} className={share === undefined ? 'flex-1 opacity-35' : 'flex-1'}>
          {children(share ?? 0)}
        </span>
      ))}
    </span>
  )
}

export const SevenGlasses = ({ days }: { days: readonly Reached[] }) => (
  <Seven days={days}>{(share) => <SmallGlass filled={share} className={shape} />}</Seven>
)

/** A print is darker, the further one came. */
export const SevenPrints = ({ days }: { days: readonly Reached[] }) => (
  <Seven days={days}>
    {(share) => (
      <svg viewBox="0 0 16 28" className={shape} aria-hidden="true">
        <g className="fill-steps stroke-edge" strokeWidth=".8" fillOpacity={0.12 + 0.88 * share}>
          <path d="M3 15C1.600 7 4.600 2 8 2s6.400 5 5 13c-1 2.600-9 2.600-10 0Z" />
          <path d="M4 21c0-2 8-2 8 0s-1.500 5-4 5-4-3-4-5Z" />
        </g>
      </svg>
    )}
  </Seven>
)

/** The lit part of a moon of radius 8 around (10, 10), by its share of the whole disc. */
function litPart(share: number): string {
  const bulge = Math.abs(1 - 2 * share) * 8
  return `M10 2A8 8 0 0 1 10 18A${bulge} 8 0 0 ${share < 0.5 ? 0 : 1} 10 2Z`
}

/** A night is a moon that is as full as it was long. */
export const SevenMoons = ({ days }: { days: readonly Reached[] }) => (
  <Seven days={days}>
    {(share) => (
      <svg viewBox="0 0 20 20" className={shape} aria-hidden="true">
        <circle cx="10" cy="10" r="8" className="fill-hollow stroke-edge" strokeWidth=".8" />
        {share > 0 && (
          <path
            d={litPart(share)}
            fill="light-dark(oklch(0.94 0.04 92), oklch(0.87 0.045 90))"
            className="stroke-sleep"
            strokeWidth="1"
          />
        )}
        {share > 0.5 && (
          <path
            d="M12.500 6.500a1.700 1.700 0 1 0 .1 0ZM14.200 11a1.200 1.200 0 1 0 .1 0ZM11.600 13.200a.9.9 0 1 0 .1 0Z"
            className="fill-sleep"
            opacity=".32"
          />
        )}
      </svg>
    )}
  </Seven>
)

/** A point is as high as it stands between the least and the most. */
export const SevenPoints = ({ days }: { days: readonly Reached[] }) => (
  <Seven days={days}>
    {(share) => (
      <svg viewBox="0 0 20 24" className={shape} aria-hidden="true">
        <circle cx="10" cy={20 - 16 * share} r="3.2" className="fill-weight" />
      </svg>
    )}
  </Seven>
)
