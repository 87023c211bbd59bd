import '../../ui/scenes/scene.css'
import type { ReactNode } from 'react'
import { Printed, Shaded } from '../../ui/scenes/press.tsx'

/* What stands beside the goals, printed like today's progress. What is whole has one outline. */

const outline = { stroke: 'var(--edge)', strokeWidth: 1.4, strokeLinejoin: 'round' } as const

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 40 40" fill="none" className="scene-tones size-14 overflow-visible" aria-hidden="true">
    <Printed>{children}</Printed>
  </svg>
)

/** Where the water of a glass begins at the left, so far below its upper edge. */
const sideAt = (y: number) => 8.8 + ((y - 3) / 31.5) * 2.5

/** A glass that is filled to a part of it, from 0 to 1. */
export function GoalGlass({ filled }: { filled: number }) {
  const share = Math.min(1, Math.max(0, filled))
  const top = 36.2 - 29 * share
  const [start, end] = [sideAt(top), 40 - sideAt(top)]
  const middle = (start + end) / 2
  return (
    <Drawing>
      <path
        d="M8 3h24l-2.5 31.500A3.6 3.6 0 0 1 25.9 38H14.100a3.6 3.6 0 0 1-3.6-3.500Z"
        className="fill-hollow"
      />
      {share > 0 && (
        <Shaded
          d={`M${start} ${top}Q${(start + middle) / 2} ${top - 1.8} ${middle} ${top}T${end} ${top}L29.2 34.200A3 3 0 0 1 26.2 37H13.800A3 3 0 0 1 10.8 34.200Z`}
          of="color-mix(in oklab, var(--label-blue) 66%, var(--surface))"
          amount={0.7}
        />
      )}
      <path d="M8 3h24l-2.5 31.500A3.6 3.6 0 0 1 25.9 38H14.100a3.6 3.6 0 0 1-3.6-3.500Z" {...outline} />
    </Drawing>
  )
}

/** Steps that one print stands for. */
const stepsOfPrint = 2500
/** Left and right by turns, from the lower corner to the upper one. */
const prints = Array.from({ length: 4 }, (_, at) => ({
  at,
  transform: `translate(${8.5 + at * 7.2} ${33 - at * 8.2}) rotate(41) translate(${at % 2 === 0 ? -4.8 : 4.8} 0) scale(.84)`,
}))
const print =
  'M-5-3.500C-6-10-3.500-13 0-13S6-10 5-3.500C4 0-4 0-5-3.500ZM-3.500 4C-3.500 2 3.500 2 3.500 4S2.500 9.500 0 9.500-3.500 7-3.500 4Z'

/** A trail that is as long as the way is. */
export const Prints = ({ steps }: { steps: number }) => (
  <Drawing>
    {prints.map(({ at, transform }) => {
      const isWalked = steps > 0 && at < Math.max(1, Math.round(steps / stepsOfPrint))
      return (
        <g key={transform} transform={transform}>
          {isWalked ? (
            <Shaded d={print} of="var(--steps)" amount={0.8} />
          ) : (
            <path d={print} fill="var(--edge)" opacity=".3" />
          )}
        </g>
      )
    })}
  </Drawing>
)

/** Hours for which the moon would be full. No night has so many: a full moon could be any disc. */
const fullNight = 12
const [middle, radius] = [21, 15]

/** The lit part of a moon: its limb, and back along the line where the night on it begins. */
function litPart(share: number): string {
  const width = radius * Math.abs(1 - 2 * share)
  const limb = `M${middle} ${middle - radius}A${radius} ${radius} 0 0 1 ${middle} ${middle + radius}`
  return `${limb}A${width.toFixed(2)} ${radius} 0 0 ${share > 0.5 ? 1 : 0} ${middle} ${middle - radius}Z`
}

/** A moon that is the fuller the longer the night is. */
export function MoonOfHours({ hours }: { hours: number }) {
  const share = Math.min(1, Math.max(0, hours / fullNight))
  return (
    <Drawing>
      <g transform={`rotate(-24 ${middle} ${middle})`}>
        <circle
          cx={middle}
          cy={middle}
          r={radius}
          fill="color-mix(in oklab, var(--surface), var(--nightfall) 50%)"
        />
        {share > 0 && <Shaded d={litPart(share)} of="var(--honey)" amount={0.7} />}
        <circle cx={middle} cy={middle} r={radius} {...outline} />
      </g>
      <path d="m35 1 1.3 3.2 3.2 1.3-3.2 1.300L35 10l-1.3-3.2-3.2-1.3 3.2-1.300Z" fill="var(--sleep)" />
    </Drawing>
  )
}

/** A weight at which the needle is as far as it turns, and how far that is to either side. */
const [mostKg, widest] = [160, 52]

/** Scales whose needle turns with the weight. */
export const Scales = ({ kg }: { kg: number }) => (
  <Drawing>
    <Shaded
      d="M11 6h18a7 7 0 0 1 7 7v15a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7V13a7 7 0 0 1 7-7Z"
      of="light-dark(color-mix(in oklab, var(--hollow), var(--edge) 22%), oklch(0.62 0.016 95))"
      amount={0.6}
    />
    <path d="M11 6h18a7 7 0 0 1 7 7v15a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7V13a7 7 0 0 1 7-7Z" {...outline} />
    <path
      d="M10 17.500a14 14 0 0 1 20 0l-4.500 5.500a8 8 0 0 0-11 0Z"
      fill="light-dark(var(--surface), oklch(0.87 0.02 92))"
    />
    <path
      d="M20 22.500v-7.500"
      stroke="light-dark(var(--clay), oklch(0.5 0.12 38))"
      strokeWidth="2"
      strokeLinecap="round"
      className="transition-transform duration-500 ease-out"
      style={{
        transform: `rotate(${Math.round((Math.min(1, kg / mostKg) * 2 - 1) * widest)}deg)`,
        transformOrigin: '20px 23px',
      }}
    />
  </Drawing>
)
