import { Scene } from './scene.tsx'

/** One pebble at the edge of the water: for a field of days that has not begun. */
export const Shore = () => (
  <Scene>
    <path
      d="M28 100C14 62 40 24 84 18c40-6 54 8 88 9 36 1 58 27 58 55-26 8-40-8-66-4-30 5-42 22-74 18-24-3-40-6-62 4Z"
      fill="var(--tone-2)"
    />
    <path
      d="M40 62c24-8 40 6 66 0M96 42c26-8 44 6 70-2M140 62c22-6 40 4 62-2"
      stroke="var(--sheet)"
      strokeWidth="2"
      opacity=".75"
    />
    <circle cx="186" cy="42" r="11" fill="var(--glow)" />
    <path
      d="M28 100c22-10 38-7 62-4 32 4 44-13 74-18 26-4 40 12 66 4 0 4-1 8-2 12-26 7-40-8-64-4-30 5-42 22-74 18-22-3-38-5-58 3Z"
      fill="var(--sheet)"
      opacity=".85"
    />
    <path d="M128 126c-3-13 6-25 22-27 17-2 29 8 29 20s-11 19-26 19c-14 0-23-3-25-12Z" fill="var(--tone-4)" />
    <path
      d="M128 124c-3-13 6-25 22-27 17-2 29 8 29 19 0 12-11 18-26 18-14 0-23-2-25-10Z"
      fill="var(--tone-3)"
    />
    <path d="M138 112c4-6 12-9 21-8" stroke="var(--sheet)" strokeWidth="2.6" opacity=".7" />
    <circle cx="68" cy="130" r="2.400" fill="var(--tone-3)" />
    <circle cx="88" cy="138" r="1.800" fill="var(--tone-3)" />
    <circle cx="104" cy="126" r="2" fill="var(--tone-3)" />
    <circle cx="200" cy="118" r="2" fill="var(--tone-3)" />
  </Scene>
)
