import { Grain, Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

const Beach = () => (
  <>
    <Grain d="M0 0h240v70H0Z" of="var(--tone-1)" side="up" amount={0.4} />
    <circle cx="182" cy="44" r="22" fill="var(--orb)" opacity=".2" />
    <circle cx="182" cy="44" r="12" fill="var(--orb)" />
    <Shaded d="M0 58c60-3 180-3 240 0v60H0Z" of="var(--tone-3)" side="up" amount={0.8} />
    <path
      d="M40 70c24-4 40 3 66 0M120 66c26-4 44 3 80-1M60 82c22-4 40 4 62 0M150 80c18-3 30 3 52 0"
      stroke="var(--sheet)"
      strokeWidth="1.8"
      opacity=".55"
    />
    <Shaded
      d="M0 108c30-14 56-11 90-8 32 4 44-13 74-18 30-4 46 10 76 6v76H0Z"
      of="var(--tone-2)"
      side="up"
      amount={0.5}
    />
    <Shaded
      d="M0 116c30-14 56-11 90-8 32 4 44-13 74-18 30-4 46 10 76 6v70H0Z"
      of="color-mix(in oklab, var(--glow), var(--tone-1) 62%)"
      amount={0.6}
    />
    <path
      d="M0 112c30-14 56-11 90-8 32 4 44-13 74-18 30-4 46 10 76 6"
      stroke="var(--sheet)"
      strokeWidth="7"
      opacity=".9"
    />
  </>
)

/** One pebble at the edge of the water: for a field of days that has not begun. */
export const Shore = () => (
  <Scene ground={<Beach />}>
    <ellipse cx="154" cy="137" rx="34" ry="5" fill="var(--shade)" opacity=".26" />
    <Shaded
      d="M122 126c-2-14 10-26 27-28 18-2 31 8 32 20 1 13-12 20-29 20-16 0-28-3-30-12Z"
      of="light-dark(var(--tone-4), var(--tone-3))"
      side="right"
    />
    <path d="M124 118c30-14 44 8 56-4" stroke="var(--sheet)" strokeWidth="2.4" opacity=".55" />
    <path d="M136 109c4-4 9-6 15-6" stroke="var(--sheet)" strokeWidth="2" opacity=".5" />
    <g fill="var(--tone-3)">
      <ellipse cx="70" cy="130" rx="5" ry="3.400" />
      <ellipse cx="92" cy="138" rx="3.400" ry="2.400" />
      <ellipse cx="106" cy="126" rx="2.600" ry="1.800" />
      <ellipse cx="198" cy="118" rx="3" ry="2" />
    </g>
  </Scene>
)
