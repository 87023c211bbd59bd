import { Indoors, Shadow } from './backdrops.tsx'
import { Grain, Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

const card = 'M76 40h88v74H76Z'

/** By night its paper is told from the wall behind it. */
const front = 'light-dark(var(--tone-2), oklch(0.47 0.038 var(--hue)))'
const back = 'light-dark(var(--tone-3), oklch(0.5 0.038 var(--hue)))'
const inside = 'light-dark(var(--tone-4), oklch(0.4 0.034 var(--hue)))'
const folds = 'light-dark(var(--tone-3), oklch(0.62 0.044 var(--hue)))'

/** By day the card is as white as the paper around the picture. */
const edge = 'light-dark(color-mix(in oklab, var(--pencil), var(--tone-3) 45%), transparent)'

/** An opened envelope with a white card in it: for an invitation that nobody has answered yet. */
export const Envelope = () => (
  <Scene ground={<Indoors table={116} light={14} />}>
    <Shadow x={126} y={135} width={136} />
    <Shaded d="M62 74 120 30l58 44v58H62Z" of={back} side="up" />
    <path d="M62 74 120 32l58 42-58 34Z" fill={inside} opacity=".55" />
    <g transform="rotate(-4 120 70)">
      <path d={card} fill="var(--sheet)" />
      <Grain d={card} of="var(--sheet)" side="right" amount={0.45} />
      <path d={card} stroke={edge} strokeWidth="1.1" />
      <path d="M92 58h34M92 68h56M92 78h48" stroke="var(--pencil)" strokeWidth="2" />
      <path
        d="M150 50c-7 2-9 7-7 13 6-1 9-6 7-13ZM143 63c-2 5-5 8-9 11"
        stroke="var(--tone-3)"
        fill="var(--tone-3)"
        strokeWidth="1.4"
      />
    </g>
    <Shaded d="M62 74l46 33c8 5 16 5 24 0l46-33v58H62Z" of={front} />
    <path d="M62 74l46 33c8 5 16 5 24 0l46-33M62 132l45-26M178 132l-45-26" stroke={folds} strokeWidth="1.6" />
    <Shaded d="M111 113a9 9 0 1 0 18 0 9 9 0 1 0-18 0Z" of="var(--warmth)" side="right" />
    <path d="M116 116c4 0 8-3 8-8-5 0-8 3-8 8Z" fill="var(--sheet)" opacity=".85" />
    <path d="M196 130c-4-18 0-36 12-50M196 130c2-12 8-22 18-27" stroke="var(--tone-4)" strokeWidth="1.8" />
    <Shaded
      d="M208 81c-8 0-11-5-10-13 8 1 12 6 10 13ZM200 98c-8 2-13-1-15-8 8-3 13 0 15 8ZM213 104c0-7 5-11 12-11 0 8-5 12-12 11ZM196 115c-7 3-12 1-15-5 7-4 12-2 15 5Z"
      of="var(--tone-3)"
    />
  </Scene>
)
