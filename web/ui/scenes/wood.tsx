import { Outdoors } from './backdrops.tsx'
import { Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

/** A fir of 70 units, standing on (0, 0). */
export const fir =
  'M0-70C6-58 13-50 20-45l-9 0c6 9 13 15 21 20l-12 0c5 9 12 16 22 22C28 0 14 2 3 1v9h-7V1C-15 2-28 0-42-3c10-6 17-13 22-22h-12c8-5 15-11 21-20h-9C-13-50-6-58 0-70Z'

const trees = [
  { at: 'translate(62 112) scale(.8 1.02)', tone: 2 },
  { at: 'translate(104 108) scale(.62 .86)', tone: 2 },
  { at: 'translate(160 108) scale(.7 .98)', tone: 2 },
  { at: 'translate(194 112) scale(.7 .8)', tone: 2 },
  { at: 'translate(86 122) scale(.66 .94)', tone: 3 },
  { at: 'translate(184 124) scale(.78 1.02)', tone: 3 },
  { at: 'translate(46 132) scale(.86 1.16)', tone: 4 },
  { at: 'translate(208 136) scale(.74 .98)', tone: 4 },
]

/** The nearest trees stand out of the patch of ground, so at night they must be lighter than the page. */
const near = 'light-dark(var(--tone-4), oklch(0.42 0.046 var(--hue)))'

/** A path into the wood, and a window that is lit: for an address that leads nowhere. */
export const Wood = () => (
  <Scene ground={<Outdoors land={114} sun={[128, 40]} />}>
    {trees.slice(0, 4).map(({ at, tone }) => (
      <path key={at} d={fir} transform={at} fill={`var(--tone-${tone})`} />
    ))}
    <Shaded d="M128 91l14-12 14 12v19h-28Z" of="var(--tone-4)" side="right" />
    <path d="M124 92l18-16 18 16-4 3-14-12-14 12Z" fill="var(--tone-3)" />
    <path d="M138 95h8v8h-8Z" fill="var(--glow)" />
    <Shaded
      d="M30 122c28-12 60-14 94-13 40 1 74 4 98 14-8 14-24 22-60 25-44 4-56-4-86-3-22 1-36-8-46-23Z"
      of="var(--tone-2)"
      amount={0.7}
    />
    <path
      d="M139 110c-8 6-2 9 4 12 10 5-16 9-34 14-8 3-16 6-20 10 8 0 22 1 34 2 8-7 36-13 42-21 5-8-18-9-18-17Z"
      fill="var(--sheet)"
      opacity=".85"
    />
    {trees.slice(4).map(({ at, tone }) => (
      <path key={at} d={fir} transform={at} fill={tone === 4 ? near : `var(--tone-${tone})`} />
    ))}
  </Scene>
)
