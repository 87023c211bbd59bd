import { Grain, Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

const Sky = () => (
  <>
    <Grain d="M0 0h240v160H0Z" of="var(--tone-1)" side="up" amount={0.34} />
    <circle cx="168" cy="50" r="26" fill="var(--orb)" opacity=".2" />
    <circle cx="168" cy="50" r="15" fill="var(--orb)" />
    <Shaded
      d="M0 104c40-14 60-8 82-2s32 6 48 0 32-6 48 0 36 4 62-4v70H0Z"
      of="var(--tone-2)"
      side="up"
      amount={0.6}
    />
  </>
)

/** A paper boat that is on its way: for an outbox from which everything is sent. */
export const Boat = () => (
  <Scene ground={<Sky />}>
    <Shaded d="M72 92h92l-17 26c-14 4-42 4-57 0Z" of="var(--sheet)" amount={0.45} />
    <Shaded d="M72 92h46l-6 29c-8 0-16-1-22-3Z" of="var(--pencil)" amount={0.5} />
    <path d="M118 46 90 92h56Z" fill="var(--sheet)" />
    <Shaded d="M118 46 90 92h28Z" of="var(--pencil)" side="right" amount={0.6} />
    <Shaded
      d="M33 112c17-4 33-2 47 3s30 5 46 0 30-5 46 0 30 4 46-2c-4 24-26 35-56 39-44 4-56-4-86-3-22 1-36-15-43-37Z"
      of="var(--tone-3)"
    />
    <path
      d="M64 130c10-4 20-4 30 0M128 134c12-4 24-4 36 0M96 143c8-3 16-3 24 0M150 122c10-3 18-3 28 0"
      stroke="var(--sheet)"
      strokeWidth="1.8"
      opacity=".5"
    />
    <path
      d="M54 54c6-6 12-6 16 0 4-6 10-6 16 0M84 36c4-4 8-4 11 0 3-4 7-4 11 0"
      stroke="var(--tone-4)"
      strokeWidth="2"
    />
  </Scene>
)
