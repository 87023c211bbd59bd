import { Outdoors, Shadow } from './backdrops.tsx'
import { Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

/** A bench under a tree with lampions, before anybody comes: for a calendar without events. */
export const Bench = () => (
  <Scene ground={<Outdoors land={112} sun={null} />}>
    <Shadow x={148} y={139} width={104} />
    <Shaded d="M70 130c4-24 3-38-2-60h14c-2 20 0 38 8 60Z" of="var(--tone-4)" side="right" />
    <Shaded
      d="M32 66c-6-18 8-32 22-32 4-14 30-18 42-6 16-3 26 10 22 22 6 12-4 24-18 24-8 8-24 8-32 2-12 6-32 4-36-10Z"
      of="var(--tone-3)"
    />
    <path
      d="M46 54c8-8 18-8 24-2M78 44c8-6 18-4 22 4M62 70c8 2 14 0 20-4"
      stroke="var(--tone-2)"
      strokeWidth="2.2"
      opacity=".8"
    />
    <path d="M108 54c24 18 60 20 104-2" stroke="var(--tone-4)" strokeWidth="1.6" />
    <path d="M132 66v5M160 69v5M188 63v5" stroke="var(--tone-4)" strokeWidth="1.6" />
    <circle cx="132" cy="80" r="16" fill="var(--glow)" opacity=".2" />
    <circle cx="188" cy="77" r="16" fill="var(--glow)" opacity=".16" />
    <Shaded d="M123 80a9 9 0 1 0 18 0 9 9 0 1 0-18 0Z" of="var(--glow)" amount={0.5} />
    <Shaded d="M151 83a9 9 0 1 0 18 0 9 9 0 1 0-18 0Z" of="var(--warmth)" />
    <Shaded d="M179 77a9 9 0 1 0 18 0 9 9 0 1 0-18 0Z" of="var(--sheet)" amount={0.5} />
    <path
      d="M125 77h14M125 83h14M153 80h14M153 86h14M181 74h14M181 80h14"
      stroke="var(--tone-4)"
      strokeWidth="1"
      opacity=".3"
    />
    <Shaded d="M106 104h88v6h-88ZM106 113h88v5h-88ZM102 122h96v6h-96Z" of="var(--warmth)" side="right" />
    <path d="M112 100h5v40h-5ZM183 100h5v40h-5Z" fill="var(--tone-4)" />
    <path d="M212 52v92" stroke="var(--tone-4)" strokeWidth="3" />
  </Scene>
)
