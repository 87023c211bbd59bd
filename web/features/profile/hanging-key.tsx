import '../../ui/scenes/scene.css'
import { Grain, Printed, Shaded } from '../../ui/scenes/press.tsx'

const wall = 'M8 66C2 34 26 10 58 8c34-2 56 18 56 52 0 32-20 56-54 56C30 116 13 96 8 66Z'
const board = 'M24 25c22-1.500 48-1.500 72 0v14c-24 1-48 1-72 0Z'
const tag = 'M84 52l7 5v17H77V57Z'
const wood = 'color-mix(in oklab, var(--warmth), var(--shade) 18%)'
const brass = 'color-mix(in oklab, var(--glow), var(--warmth) 42%)'

const bow = 'M58 45.500a10.500 10.500 0 1 1-.01 0Z'
const shaft = 'M55.200 66h5.600v22h9.200v5h-4.500v3H72v5.500H60.800v2.500h-5.600Z'

/** A key that hangs from a hook: beside a new password. */
export const HangingKey = () => (
  <span className="lit-scenes block w-full">
    <svg
      viewBox="0 0 120 124"
      className="scene-tones block w-full overflow-visible"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <Printed>
        <path d={wall} fill="var(--tone-1)" />
        <Grain d={wall} of="var(--tone-1)" side="right" amount={0.45} />
        <path d="M28 46h18l16 60H38ZM54 46h9l14 60h-9Z" fill="var(--beam)" />
        <path d="M26 40c22 1.500 48 1.500 74 0v3c-26 1.500-50 1.500-72 0Z" fill="var(--shade)" opacity=".2" />
        <Shaded d={board} of={wood} side="down" amount={0.7} />
        <path
          d="M30 30c14 1 22-1 34 0M70 35c8-1 14 0 22-1"
          stroke="var(--shade)"
          strokeWidth="1"
          opacity=".3"
        />
        <path d="M84 34v6c0 3-4 3-4 0M84 40v14" stroke="var(--pencil)" strokeWidth="1.600" />
        <Shaded d={tag} of="var(--sheet)" side="right" amount={0.35} />
        <path d="M80.500 63h7M80.500 67.500h5" stroke="var(--pencil)" strokeWidth="1.500" />
        <g transform="translate(6 4) rotate(5 58 46)" opacity=".2">
          <path d={bow} stroke="var(--shade)" strokeWidth="6" />
          <path d={shaft} fill="var(--shade)" />
        </g>
        <g transform="rotate(5 58 46)">
          <path d={bow} stroke={brass} strokeWidth="6" />
          <Shaded d={shaft} of={brass} side="right" amount={0.8} />
          <path d="M53.500 69.500h9" stroke={brass} strokeWidth="4" />
          <path d="M50.500 53c1.500-3 4-4.800 7-5" stroke="var(--sheet)" strokeWidth="1.400" opacity=".8" />
        </g>
        <path
          d="M62 31v12.500c0 5.500-8.500 5.500-8.500 0V42"
          stroke="light-dark(var(--tone-4), var(--sheet))"
          strokeWidth="2.800"
        />
      </Printed>
    </svg>
  </span>
)
