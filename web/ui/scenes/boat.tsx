import { Scene } from './scene.tsx'

/** A paper boat that is on its way: for an outbox from which everything is sent. */
export const Boat = () => (
  <Scene>
    <circle cx="168" cy="52" r="15" fill="var(--glow)" />
    <path
      d="M30 106C46 96 60 96 76 102s32 6 48 0 32-6 48 0 36 4 54-2c-4 28-28 44-64 48-44 4-56-4-86-3-24 1-38-16-46-39Z"
      fill="var(--tone-2)"
    />
    <path d="M72 92h92l-17 24c-14 4-42 4-57 0Z" fill="var(--sheet)" />
    <path d="M72 92h46l-6 27c-8 0-16-1-22-3Z" fill="var(--pencil)" opacity=".5" />
    <path d="M118 48 90 92h56Z" fill="var(--sheet)" />
    <path d="M118 48 90 92h28Z" fill="var(--pencil)" opacity=".65" />
    <path
      d="M36 118c16-8 30-8 44-3s30 5 46 0 30-5 46 0 30 4 44 0c-8 18-26 29-54 33-44 4-56-4-86-3-18 1-30-9-40-27Z"
      fill="var(--tone-3)"
    />
    <path
      d="M64 132c10-4 20-4 30 0M128 136c12-4 24-4 36 0M96 144c8-3 16-3 24 0"
      stroke="var(--sheet)"
      strokeWidth="2"
      opacity=".55"
    />
    <path
      d="M54 54c6-6 12-6 16 0 4-6 10-6 16 0M84 36c4-4 8-4 11 0 3-4 7-4 11 0"
      stroke="var(--tone-4)"
      strokeWidth="2"
    />
  </Scene>
)
