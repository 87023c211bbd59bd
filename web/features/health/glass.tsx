import { useId } from 'react'
import { Printed } from '../../ui/scenes/press.tsx'

const [top, bottom] = [14, 108]
/** Where the goal stands, as a share of the glass: a little more than the goal still fits in. */
const goalAt = 0.86
const mark = 250

const yAt = (share: number) => bottom - share * (bottom - top)

/** A glass of water, filled as far as `value` is of `goal` (ml), with a mark for each 250 ml. */
export function Glass({ value, goal }: { value: number; goal: number }) {
  const clip = useId()
  const share = (ml: number) => (goal > 0 ? Math.min(1, (ml / goal) * goalAt) : 0)
  const marks = goal <= 12 * mark ? Math.ceil(goal / mark) - 1 : 0
  return (
    <svg viewBox="0 0 96 122" className="scene-tones h-32 w-auto overflow-visible sm:h-40" aria-hidden="true">
      <Printed>
        {/* The print reaches around the rim's own width. */}
        <path d="M4-4H92V124H4Z" fill="none" />
        <clipPath id={clip}>
          <path d="M14.500 10H81.500L74 105.500Q73.300 112.500 66 112.500H30Q22.700 112.500 22 105.500Z" />
        </clipPath>
        <ellipse cx="48" cy="116" rx="34" ry="3.500" className="fill-ink opacity-8" />
        <g clipPath={`url(#${clip})`}>
          <rect width="96" height="122" className="fill-line opacity-30" />
          <g
            className="fill-water transition-transform duration-700 ease-out"
            style={{ transform: `translateY(${value > 0 ? yAt(share(value)) - 8 : 122}px)` }}
          >
            <path d="M0 8Q12 4 24 8T48 8 72 8 96 8V130H0Z" className="opacity-45" />
            <path d="M0 11Q12 15 24 11T48 11 72 11 96 11V130H0Z" className="opacity-40" />
          </g>
          <path
            d="M24 18 29.500 96"
            className="fill-none stroke-edge opacity-25"
            strokeWidth="3.500"
            strokeLinecap="round"
          />
        </g>
        <g className="stroke-edge opacity-70" strokeLinecap="round">
          {Array.from({ length: Math.max(0, marks) }, (_, at) => {
            const y = yAt(share((at + 1) * mark))
            return <path key={y} d={`M${77 - (y - top) / 13}${` ${y}h-5`}`} />
          })}
        </g>
        <path
          d={`M${77.5 - (yAt(goalAt) - top) / 13} ${yAt(goalAt)}h-12`}
          className="stroke-clay"
          strokeWidth="2.500"
          strokeLinecap="round"
        />
        <path
          d="M13 8 21 106Q21.800 114 30 114H66Q74.200 114 75 106L83 8"
          className="fill-none stroke-edge"
          strokeWidth="2.500"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Printed>
    </svg>
  )
}
