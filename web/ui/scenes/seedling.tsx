import { Scene } from './scene.tsx'

/** A seedling on a window sill beside a glass of water: for a history that has yet to grow. */
export const Seedling = () => (
  <Scene>
    <path d="M72 22h96v96H72Z" fill="var(--sheet)" opacity=".75" />
    <path d="M78 28h39v40H78ZM123 28h39v40h-39ZM78 74h39v40H78ZM123 74h39v40h-39Z" fill="var(--tone-2)" />
    <circle cx="146" cy="44" r="9" fill="var(--glow)" />
    <path d="M78 96c14-8 26-6 39-2v20H78ZM123 95c14 3 26-2 39-6v25h-39Z" fill="var(--tone-3)" opacity=".7" />
    <path d="M48 118h148v9H48Z" fill="var(--sheet)" />
    <path d="M54 127h136v4H54Z" fill="var(--tone-3)" />
    <path d="M102 92h36l-4 26h-28Z" fill="var(--warmth)" />
    <path d="M99 86h42v8H99Z" fill="var(--warmth)" />
    <path d="M99 92h42v2.500H99Z" fill="var(--tone-4)" opacity=".3" />
    <path d="M120 86c0-12 0-18 1-26" stroke="var(--tone-4)" strokeWidth="2.4" />
    <path
      d="M121 62c-12 1-19-5-21-17 13-1 20 5 21 17ZM121 58c0-12 7-19 20-19-1 13-8 19-20 19Z"
      fill="var(--tone-4)"
    />
    <path d="M168 92h18l-2 26h-14Z" fill="var(--sheet)" opacity=".9" />
    <path d="M169 101h16l-1.200 15h-13.600Z" fill="var(--tone-3)" opacity=".75" />
  </Scene>
)
