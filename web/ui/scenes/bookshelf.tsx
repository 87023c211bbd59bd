import { Shadow } from './backdrops.tsx'
import { Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

const Wall = () => (
  <>
    <Shaded d="M0 0h240v160H0Z" of="var(--tone-1)" amount={0.5} />
    <path d="M128 10h32l26 100h-38ZM168 10h30l32 100h-34Z" fill="var(--beam)" />
  </>
)

/** A shelf with room on it: for a library or a list that has nothing in it. */
export const Bookshelf = () => (
  <Scene ground={<Wall />}>
    <Shadow x={122} y={124} width={164} height={5} />
    <Shaded d="M36 112h168v8H36Z" of="var(--warmth)" side="right" />
    <path d="M54 120h6l-2 14h-4ZM180 120h6v14h-4Z" fill="var(--warmth)" opacity=".7" />
    <Shaded d="M58 60h15v52H58Z" of="var(--tone-4)" side="right" />
    <Shaded d="M73 52h13v60H73Z" of="var(--tone-3)" side="right" />
    <Shaded d="M86 66h17v46H86Z" of="var(--sheet)" side="right" amount={0.5} />
    <path d="M61 68h9M61 72h9M76 62h7M76 100h7M90 76h9M90 80h6" stroke="var(--glow)" strokeWidth="1.8" />
    <Shaded d="m105 112 14-48 13 4-14 44Z" of="var(--tone-3)" side="right" />
    <path d="m118 72 8 2.5" stroke="var(--sheet)" strokeWidth="1.8" />
    <Shaded d="M160 88h26l-3 24h-20Z" of="var(--tone-4)" side="right" />
    <path
      d="M173 89c0-14 2-22 8-30M173 89c-2-12-6-19-13-23M174 84c4-8 10-11 17-11"
      stroke="var(--tone-4)"
      strokeWidth="1.8"
    />
    <Shaded
      d="M181 60c-7-1-10-6-8-13 7 1 11 6 8 13ZM160 66c-8 1-12-3-13-10 8-1 13 3 13 10ZM190 74c2-7 8-9 14-7-2 7-8 9-14 7ZM168 74c-7 2-11-1-13-6 6-3 11 0 13 6Z"
      of="var(--tone-3)"
    />
  </Scene>
)
