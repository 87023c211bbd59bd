import '../../ui/scenes/scene.css'
import type { ReactNode } from 'react'
import { Printed, Shaded } from '../../ui/scenes/press.tsx'

/* What stands beside the goals, as large as the small glass and printed like today's progress. */

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 40 40" fill="none" className="scene-tones size-12 overflow-visible" aria-hidden="true">
    <Printed>{children}</Printed>
  </svg>
)

export const TwoPrints = () => (
  <Drawing>
    {['translate(13 24) rotate(-8)', 'translate(27 16) rotate(10)'].map((transform) => (
      <g key={transform} transform={transform}>
        <Shaded
          d="M-5-3.500C-6-10-3.500-13 0-13S6-10 5-3.500C4 0-4 0-5-3.500Z"
          of="var(--steps)"
          amount={0.8}
        />
        <Shaded
          d="M-3.500 4C-3.500 2 3.500 2 3.500 4S2.500 9.500 0 9.500-3.500 7-3.500 4Z"
          of="var(--steps)"
          amount={0.8}
        />
      </g>
    ))}
  </Drawing>
)

export const SmallMoon = () => (
  <Drawing>
    <Shaded
      d="M22 5A15.500 15.500 0 1 0 34.500 27 12.500 12.500 0 0 1 22 5Z"
      of="var(--honey)"
      amount={0.7}
    />
    <path
      d="m32 6 1.300 3.200 3.200 1.300-3.200 1.300L32 15l-1.300-3.200-3.200-1.300 3.200-1.300Z"
      fill="var(--sleep)"
    />
  </Drawing>
)

export const SmallScales = () => (
  <Drawing>
    <Shaded
      d="M11 6h18a7 7 0 0 1 7 7v15a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7V13a7 7 0 0 1 7-7Z"
      of="light-dark(color-mix(in oklab, var(--hollow), var(--edge) 22%), oklch(0.62 0.016 95))"
      amount={0.6}
    />
    <path
      d="M10 17.500a14 14 0 0 1 20 0l-4.500 5.500a8 8 0 0 0-11 0Z"
      fill="light-dark(var(--surface), oklch(0.87 0.02 92))"
    />
    <path
      d="m20 21.500 3-6.500"
      stroke="light-dark(var(--clay), oklch(0.5 0.12 38))"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </Drawing>
)
