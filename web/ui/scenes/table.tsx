import { Shadow } from './backdrops.tsx'
import { Grain, Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

const Room = () => (
  <>
    <Shaded d="M0 0h240v160H0Z" of="var(--tone-1)" side="right" amount={0.4} />
    <Shaded d="M0 122c60-3 170-3 240 0v60H0Z" of="var(--tone-2)" amount={0.7} />
    <path d="M60 150 112 36h16l52 114Z" fill="var(--glow)" opacity=".24" />
  </>
)

/** A laid table at which nobody sits yet: for a feed without posts. */
export const Table = () => (
  <Scene ground={<Room />}>
    <path d="M120 0v22" stroke="var(--tone-4)" strokeWidth="1.6" />
    <Shaded d="M98 40c2-12 10-19 22-19s20 7 22 19c-14 3-30 3-44 0Z" of="var(--tone-4)" side="right" />
    <path d="M112 41h16c-1 5-4 7-8 7s-7-2-8-7Z" fill="var(--glow)" />
    <Shadow x={120} y={143} width={132} height={5} />
    <Shaded
      d="M42 84c-3 0-5 2-4 5l5 26h-1l-4 26h5l4-23h15l2 23h5l-2-28-17-2-4-24c-1-2-2-3-4-3Z"
      of="var(--tone-3)"
      side="right"
    />
    <Shaded
      d="M198 84c3 0 5 2 4 5l-5 26h1l4 26h-5l-4-23h-15l-2 23h-5l2-28 17-2 4-24c1-2 2-3 4-3Z"
      of="var(--tone-3)"
      side="left"
    />
    <Shaded d="M113 112h14l3 24c6 1 11 3 14 6h-48c3-3 8-5 14-6Z" of="var(--tone-4)" side="right" />
    <Shaded
      d="M66 101c2 6 24 11 54 11s52-5 54-11c2 8 3 16 2 24-6-5-10 4-16 3-6-2-9-8-15-4-7 4-12 5-19 2-7-4-12 0-18 2-6 1-9-7-15-4-6 4-10 5-15 1-5-3-9-1-12 3-2-9-2-19 0-27Z"
      of="var(--sheet)"
      amount={0.5}
    />
    <path d="M66 101c0-6 24-11 54-11s54 5 54 11-24 11-54 11-54-5-54-11Z" fill="var(--sheet)" />
    <Grain d="M66 101c2 6 24 11 54 11s52-5 54-11l1 6c-4 6-26 11-55 11s-51-5-55-11Z" of="var(--tone-2)" />
    <Shaded d="M115 84c0 5-3 8-3 12 0 5 3 8 8 8s8-3 8-8c0-4-3-7-3-12Z" of="var(--warmth)" side="right" />
    <path d="M120 85c0-10 2-16 7-24M120 82c-1-8-4-13-9-17" stroke="var(--tone-4)" strokeWidth="1.7" />
    <Shaded
      d="M127 61c-5-3-6-9-3-15 6 4 7 10 3 15ZM111 65c-6 0-10-4-11-10 7 0 11 4 11 10ZM123 72c2-5 7-7 12-6-1 6-6 8-12 6Z"
      of="var(--tone-3)"
    />
    <Shaded d="M82 96h13c0 6-2 9-6.500 9S82 102 82 96Z" of="var(--tone-4)" side="right" />
    <Shaded d="M147 97h13c0 6-2 9-6.500 9s-6.500-3-6.500-9Z" of="var(--tone-3)" side="right" />
  </Scene>
)
