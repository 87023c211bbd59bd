import { Outdoors, Shadow } from './backdrops.tsx'
import { Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

/** Steps that lead away from the glass, each a heel and a sole. */
const steps = [
  [146, 138],
  [160, 130],
  [172, 132],
  [184, 123],
  [196, 124],
  [206, 115],
] as const

/** A glass of water at the beginning of a way: for health among the rooms of the menu. */
export const Waterside = () => (
  <Scene ground={<Outdoors land={106} />}>
    <g fill="var(--tone-4)" opacity=".7">
      {steps.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(64)`}>
          <ellipse cx="0" cy="-3.400" rx="2.600" ry="3.600" />
          <circle cx="0" cy="3" r="1.900" />
        </g>
      ))}
    </g>
    <Shadow x={106} y={143} width={70} height={5} />
    <path d="M76 46h56l-7 90c-.6 5-4 8-9 8H92c-5 0-8.400-3-9-8Z" fill="var(--beam)" />
    <Shaded
      d="M79.500 88c8-5 15 3 24 0s17-4 25.500-1l-4 48c-.5 4-3 6-7 6H92c-4 0-6.500-2-7-6Z"
      of="var(--tone-3)"
      side="right"
    />
    <path d="M86 58l4 60" stroke="var(--sheet)" strokeWidth="3.400" opacity=".7" />
    <path d="M76 46h56l-7 90c-.6 5-4 8-9 8H92c-5 0-8.400-3-9-8Z" stroke="var(--tone-4)" strokeWidth="2.400" />
    <path d="M117 74h9M118 90h8M119 106h6" stroke="var(--tone-4)" strokeWidth="1.600" opacity=".7" />
    <path d="M115 60h12" stroke="var(--warmth)" strokeWidth="2.600" />
  </Scene>
)
