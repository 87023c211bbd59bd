import { Indoors, Shadow } from './backdrops.tsx'
import { Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

/** A wicker basket with nothing in it, on a table by the window: for the bin. */
export const Basket = () => (
  <Scene ground={<Indoors table={112} />}>
    <Shadow x={128} y={137} width={124} height={7} />
    <path d="M77 76c3-64 83-64 86 0" stroke="var(--warmth)" strokeWidth="6" />
    <path d="M80 75c4-56 76-56 80 0" stroke="var(--shade)" strokeWidth="1.2" opacity=".35" />
    <ellipse cx="120" cy="73" rx="45" ry="14" fill="var(--tone-4)" />
    <Shaded
      d="M75 73c0 6 20 14 45 14s45-8 45-14c0 3-4-12-45-12s-45 12-45 12Z"
      of="var(--tone-4)"
      side="left"
    />
    <Shaded
      d="M75 73c2 9 22 15 45 15s43-6 45-15l-9 54c-2 8-17 12-36 12s-34-4-36-12Z"
      of="var(--warmth)"
      side="right"
    />
    <path
      d="M78 89c16 11 68 11 84 0M80 102c16 11 64 11 80 0M82 115c16 10 60 10 76 0M85 127c14 9 56 9 70 0M92 84l6 52M106 88l3 50M120 89v50M134 88l-3 50M148 84l-6 52"
      stroke="var(--sheet)"
      strokeWidth="1.6"
      opacity=".42"
    />
    <path d="M75 73c2 9 22 15 45 15s43-6 45-15" stroke="var(--warmth)" strokeWidth="6" />
    <path
      d="M75 73c2 9 22 15 45 15s43-6 45-15"
      stroke="var(--shade)"
      strokeWidth="1.4"
      opacity=".4"
      strokeDasharray="4 5"
    />
    <Shaded d="M46 130c4-10 14-14 25-10-3 11-13 16-25 10Z" of="var(--tone-3)" />
    <path d="M46 130c7-3 14-6 20-8" stroke="var(--tone-1)" strokeWidth="1.2" />
    <path d="M186 136c-5-4-6-11-2-17 8 3 11 10 7 17Z" fill="var(--tone-3)" />
  </Scene>
)
