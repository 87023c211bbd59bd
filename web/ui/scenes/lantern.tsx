import { Grain, Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

/** A meadow at dusk, and what the lantern makes of it. */
const Dusk = () => (
  <>
    <Shaded d="M0 0h240v160H0Z" of="var(--tone-3)" side="up" />
    <circle cx="66" cy="44" r="11" fill="var(--sheet)" opacity=".85" />
    <path
      d="M104 30h.1M158 34h.1M184 56h.1M32 66h.1M198 34h.1"
      stroke="var(--sheet)"
      strokeWidth="2"
      opacity=".8"
    />
    <Shaded
      d="M0 104c40-20 74-18 110-8s80 6 130-12v80H0Z"
      of="color-mix(in oklab, var(--tone-3), var(--tone-4) 45%)"
      side="up"
    />
    <circle cx="128" cy="96" r="58" fill="var(--glow)" opacity=".12" />
    <circle cx="128" cy="96" r="40" fill="var(--glow)" opacity=".18" />
    <ellipse cx="128" cy="136" rx="70" ry="14" fill="var(--glow)" opacity=".28" />
    <Grain d="M0 124h240v40H0Z" of="var(--tone-4)" />
    <path
      d="M36 140c4-26 10-40 22-52-4 22-6 36-4 54M58 146c2-24 8-38 18-50-4 22-5 34-3 52M206 138c-4-26-10-38-20-50 4 20 6 34 4 52M186 147c-1-22-5-36-15-46 4 20 4 32 4 48M84 150c0-18 4-28 10-38 0 18 0 28 2 40M168 150c-2-16-4-24-10-34 1 16 1 24 0 36"
      fill="var(--shade)"
      opacity=".78"
    />
    <path
      d="M104 151c-2-14 0-22 6-30 0 14 0 20 1 30M146 151c3-13 1-22-4-30 0 14-1 20-2 30M124 151c-1-10 0-14 3-20 2 8 3 12 2 20"
      fill="var(--tone-4)"
    />
  </>
)

/** A lantern in tall grass at night: for a search that finds nothing. */
export const Lantern = () => (
  <Scene ground={<Dusk />}>
    <path d="M114 60c0-9 6-16 14-16s14 7 14 16" stroke="var(--shade)" strokeWidth="2.6" />
    <Shaded d="M128 52c10 3 16 8 20 15h-40c4-7 10-12 20-15Z" of="var(--tone-4)" side="right" />
    <path d="M111 67h34v46h-34Z" fill="var(--sheet)" />
    <Shaded d="M111 67h34v46h-34Z" of="var(--glow)" amount={0.4} />
    <Shaded d="M128 78c7 9 9 13 9 18a9 9 0 0 1-18 0c0-5 3-9 9-18Z" of="var(--warmth)" amount={0.5} />
    <path d="M128 91c4 5 4 7 4 9a4 4 0 0 1-8 0c0-3 1-5 4-9Z" fill="var(--sheet)" />
    <path d="M111 67v46M145 67v46M128 67v8" stroke="var(--shade)" strokeWidth="2.6" />
    <Shaded d="M106 112h44l4 10h-52Z" of="var(--tone-4)" side="right" />
    <path
      d="M80 76c-3-5-8-6-11-3 2 5 6 6 11 3Zm0 0c0-6 4-9 9-8 0 5-4 8-9 8ZM176 74c-2-4-6-5-9-2 2 4 5 5 9 2Zm0 0c0-5 3-7 7-7 0 5-3 7-7 7Z"
      fill="var(--sheet)"
    />
  </Scene>
)
