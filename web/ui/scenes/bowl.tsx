import { Scene } from './scene.tsx'

/** A broken bowl, mended with gold: for a page that could not be shown. */
export const Bowl = () => (
  <Scene>
    <ellipse cx="120" cy="132" rx="62" ry="8" fill="var(--tone-2)" />
    <path d="M62 62c2 46 24 66 58 66s56-20 58-66Z" fill="var(--tone-3)" />
    <path d="M120 128c34 0 56-20 58-66h-22c-2 38-16 58-36 66Z" fill="var(--tone-4)" opacity=".45" />
    <ellipse cx="120" cy="62" rx="58" ry="14" fill="var(--tone-4)" />
    <ellipse cx="120" cy="64" rx="51" ry="10.500" fill="var(--tone-2)" />
    <path d="M100 127h40l3 8H97Z" fill="var(--tone-3)" />
    <path
      d="M92 75c4 10-2 14 4 22 5 7 14 6 16 14 2 6-1 10 1 17M96 97c-10 0-14 6-23 5M112 111c10-4 16-14 28-14 8 0 12-6 22-6M140 97c0-9 5-12 4-21"
      stroke="var(--glow)"
      strokeWidth="3"
    />
    <path d="m190 112 10-6 6 9-10 5Z" fill="var(--tone-3)" />
    <path d="M200 106c-2 4 0 6-2 8" stroke="var(--glow)" strokeWidth="1.800" />
    <path d="M44 120c-1-5 3-9 9-8 1 5-3 9-9 8Z" fill="var(--tone-3)" />
    <path d="M118 50c-2-12 2-22 10-30M118 50c0-10-4-18-12-23" stroke="var(--tone-4)" strokeWidth="1.800" />
    <path
      d="M128 21c-7 0-10-4-9-11 7 1 10 5 9 11ZM106 27c-7 1-11-2-12-9 7-1 12 2 12 9ZM121 37c3-6 8-8 14-5-3 6-8 8-14 5Z"
      fill="var(--tone-3)"
    />
  </Scene>
)
