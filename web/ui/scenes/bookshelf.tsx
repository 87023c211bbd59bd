import { Scene } from './scene.tsx'

/** A shelf with room on it: for a library or a list that has nothing in it. */
export const Bookshelf = () => (
  <Scene>
    <path d="M36 112h168v8H36Z" fill="var(--warmth)" />
    <path d="M54 120h6l-2 14h-4ZM180 120h6v14h-4Z" fill="var(--warmth)" opacity=".7" />
    <path d="M58 60h15v52H58Z" fill="var(--tone-4)" />
    <path d="M73 52h13v60H73Z" fill="var(--tone-3)" />
    <path d="M86 66h17v46H86Z" fill="var(--sheet)" />
    <path d="M61 68h9M61 72h9M76 62h7M76 100h7M90 76h9M90 80h6" stroke="var(--glow)" strokeWidth="1.800" />
    <path d="m105 112 14-48 13 4-14 44Z" fill="var(--tone-3)" />
    <path d="m118 72 8 2.500" stroke="var(--sheet)" strokeWidth="1.800" />
    <path d="M160 88h26l-3 24h-20Z" fill="var(--tone-4)" />
    <path
      d="M173 89c0-14 2-22 8-30M173 89c-2-12-6-19-13-23M174 84c4-8 10-11 17-11"
      stroke="var(--tone-4)"
      strokeWidth="1.800"
    />
    <path
      d="M181 60c-7-1-10-6-8-13 7 1 11 6 8 13ZM160 66c-8 1-12-3-13-10 8-1 13 3 13 10ZM190 74c2-7 8-9 14-7-2 7-8 9-14 7ZM168 74c-7 2-11-1-13-6 6-3 11 0 13 6Z"
      fill="var(--tone-3)"
    />
  </Scene>
)
