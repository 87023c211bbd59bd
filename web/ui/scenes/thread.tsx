import { Indoors, Shadow } from './backdrops.tsx'
import { Grain, Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

const cloth =
  'M34 104c30-16 58 10 88-2 32-13 60 8 86-6 4 10 2 22-6 32-12 14-34 19-72 20-28 0-46-4-62-3-18-6-28-20-34-41Z'

/** A snapped thread whose ends are being tied: for what could not be loaded, and can be tried again. */
export const Thread = () => (
  <Scene ground={<Indoors table={104} light={120} />}>
    <Shaded d={cloth} of="var(--tone-2)" />
    <path
      d="M46 126c24-8 46 4 70-2M142 128c18-6 36 0 52-8"
      stroke="var(--tone-3)"
      strokeWidth="1.6"
      strokeDasharray="5 6"
    />
    <Shadow x={80} y={105} width={54} height={5} />
    <Shaded d="M58 48h38v8H58ZM58 96h38v8H58Z" of="var(--tone-4)" side="right" />
    <path d="M62 56h30v40H62Z" fill="var(--warmth)" />
    <Grain d="M62 56h30v40H62Z" of="var(--warmth)" side="right" />
    <path
      d="m62 63 30-5M62 71l30-5M62 79l30-5M62 87l30-5M63 94l29-4"
      stroke="var(--sheet)"
      strokeWidth="1.4"
      opacity=".5"
    />
    <path d="M92 76c14 2 18-12 30-12 9 0 12 7 19 6" stroke="var(--warmth)" strokeWidth="2.4" />
    <path d="M141 70c6-1 9-7 5-11-4-3-10 0-9 6 1 7 10 11 17 6" stroke="var(--warmth)" strokeWidth="2.4" />
    <path d="M141 70c-4 4-3 9 1 11" stroke="var(--warmth)" strokeWidth="2.4" />
    <path
      d="M154 71c9-4 16-15 26-16 6 0 9 3 12 2"
      stroke="var(--warmth)"
      strokeWidth="2.4"
      strokeDasharray="30 60"
    />
    <path d="M204 34 168 116" stroke="var(--tone-4)" strokeWidth="3.4" />
    <path d="m203 36-3 7" stroke="var(--sheet)" strokeWidth="1.4" />
    <path d="M202 40c10 8 6 22-6 24-10 2-16-4-23 1-5 3-7 6-13 6" stroke="var(--warmth)" strokeWidth="2.4" />
  </Scene>
)
