import { Indoors, Shadow } from './backdrops.tsx'
import { Grain, Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

const left = 'M56 114 70 38c16-5 35-4 50 3v80c-20-9-42-11-64-7Z'
const right = 'M184 114 170 38c-16-5-35-4-50 3v80c20-9 42-11 64-7Z'

/** A white page of a diary and a pencil, with the sun just up: for a day with nothing planned. */
export const OpenDay = () => (
  <Scene ground={<Indoors table={92} light={150} />}>
    <Shadow x={124} y={126} width={156} height={9} />
    <Shaded
      d="M50 122 66 38c16-6 38-6 54 2 16-8 38-8 54-2l16 84c-22-6-48-5-70 4-22-9-48-10-70-4Z"
      of="var(--tone-4)"
    />
    <path d={left} fill="var(--sheet)" />
    <Grain d={left} of="var(--sheet)" side="right" amount={0.34} />
    <path d={right} fill="var(--sheet)" />
    <Grain d={right} of="var(--sheet)" side="left" amount={0.22} />
    <path
      d="M80 88c9-1 18 0 27 3M77 99c10-1 20 0 29 3M133 72c9-3 18-4 28-3M133 84c10-3 20-4 30-3M133 96c11-3 22-4 33-3"
      stroke="var(--pencil)"
      strokeWidth="1.5"
    />
    <Shaded d="M80 74a14 14 0 0 1 28 2c-9-3-18-3-28-2Z" of="var(--glow)" amount={0.5} />
    <path d="m94 54 .4-7M78 61l-5-5M110 63l5-5" stroke="var(--glow)" strokeWidth="2.2" />
    <g transform="translate(150 132) rotate(-24)">
      <path d="M-36 5h66v2h-66Z" fill="var(--shade)" opacity=".25" />
      <path d="M-34-4h54v8h-54Z" fill="var(--warmth)" />
      <Grain d="M-34-4h54v8h-54Z" of="var(--warmth)" />
      <path d="m20-4 13 4-13 4Z" fill="var(--sheet)" />
      <path d="m28.500-1.400 4.500 1.400-4.500 1.400Z" fill="var(--tone-4)" />
      <path d="M-41-4h7v8h-7c-2-3-2-5 0-8Z" fill="var(--tone-3)" />
    </g>
  </Scene>
)
