import { Shadow } from './backdrops.tsx'
import { Grain, Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

const panes = 'M78 28h39v40H78ZM123 28h39v40h-39ZM78 74h39v40H78ZM123 74h39v40h-39Z'

/** By night the plant is lighter than the window behind it. */
const plant = 'light-dark(var(--tone-4), oklch(0.66 0.06 var(--hue)))'

/** A seedling on a window sill beside a glass of water: for a history that has yet to grow. */
export const Seedling = () => (
  <Scene ground={<Shaded d="M0 0h240v160H0Z" of="var(--tone-1)" side="left" amount={0.5} />}>
    <Shaded d="M72 22h96v96H72Z" of="var(--sheet)" side="right" amount={0.3} />
    <path d={panes} fill="var(--tone-2)" />
    <circle cx="146" cy="46" r="9" fill="var(--orb)" />
    <Shaded
      d="M78 96c14-8 26-6 39-2v20H78ZM123 95c14 3 26-2 39-6v25h-39Z"
      of="var(--tone-3)"
      side="up"
      amount={0.7}
    />
    <Grain d={panes} of="var(--tone-2)" side="up" amount={0.5} />
    <Shaded d="M48 118h148v9H48Z" of="var(--sheet)" side="right" amount={0.3} />
    <path d="M54 127h136v4H54Z" fill="var(--tone-3)" />
    <Shadow x={124} y={120} width={54} height={3} />
    <Shaded d="M102 92h36l-4 26h-28Z" of="var(--warmth)" side="right" />
    <Shaded d="M99 86h42v8H99Z" of="var(--warmth)" side="right" />
    <path d="M101 93h38v2.500h-38Z" fill="var(--shade)" opacity=".3" />
    <path d="M120 86c0-12 0-18 1-26" stroke={plant} strokeWidth="2.4" />
    <Shaded
      d="M121 62c-12 1-19-5-21-17 13-1 20 5 21 17ZM121 58c0-12 7-19 20-19-1 13-8 19-20 19Z"
      of={plant}
      side="right"
    />
    <path d="M168 92h18l-2 26h-14Z" fill="var(--sheet)" opacity=".9" />
    <Shaded d="M169 101h16l-1.200 15h-13.600Z" of="var(--tone-3)" side="right" amount={0.6} />
  </Scene>
)
