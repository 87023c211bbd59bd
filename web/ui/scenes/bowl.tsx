import { Indoors, Shadow } from './backdrops.tsx'
import { Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

/** A broken bowl, mended with gold: for a page that could not be shown. */
export const Bowl = () => (
  <Scene ground={<Indoors table={108} light={24} />}>
    <Shadow x={124} y={134} width={128} height={8} />
    <Shaded d="M100 127h40l3 8H97Z" of="var(--tone-3)" side="right" />
    <Shaded d="M62 62c2 46 24 66 58 66s56-20 58-66Z" of="var(--tone-3)" side="right" />
    <Shaded d="M62 62c0-8 26-14 58-14s58 6 58 14-26 14-58 14-58-6-58-14Z" of="var(--tone-4)" side="left" />
    <Shaded
      d="M69 64c0-6 23-10.500 51-10.500s51 4.500 51 10.500-23 10.500-51 10.500-51-4.500-51-10.500Z"
      of="var(--tone-2)"
      side="up"
    />
    <path
      d="M92 75c4 10-2 14 4 22 5 7 14 6 16 14 2 6-1 10 1 17M96 97c-10 0-14 6-23 5M112 111c10-4 16-14 28-14 8 0 12-6 22-6M140 97c0-9 5-12 4-21"
      stroke="var(--glow)"
      strokeWidth="3"
    />
    <path d="m190 124 10-6 6 9-10 5Z" fill="var(--tone-3)" />
    <path d="M200 118c-2 4 0 6-2 8" stroke="var(--glow)" strokeWidth="1.8" />
    <Shaded d="M38 128c0-7 6-12 15-10 1 7-6 13-15 10Z" of="var(--tone-3)" />
    <path d="M118 50c-2-12 2-22 10-30M118 50c0-10-4-18-12-23" stroke="var(--tone-4)" strokeWidth="1.8" />
    <Shaded
      d="M128 21c-7 0-10-4-9-11 7 1 10 5 9 11ZM106 27c-7 1-11-2-12-9 7-1 12 2 12 9ZM121 37c3-6 8-8 14-5-3 6-8 8-14 5Z"
      of="var(--tone-3)"
    />
  </Scene>
)
