import { Shadow } from './backdrops.tsx'
import { Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

const Room = () => (
  <>
    <Shaded d="M0 0h240v160H0Z" of="var(--tone-1)" side="left" amount={0.5} />
    <path d="M126 96h76l-70 34H60Z" fill="var(--glow)" opacity=".26" />
  </>
)

/** A lamp that is not plugged in, and the moon for light: for what cannot be fetched without a connection. */
export const Lamp = () => (
  <Scene ground={<Room />}>
    <Shaded d="M126 28h76v64h-76Z" of="var(--tone-4)" side="up" />
    <circle cx="184" cy="58" r="22" fill="var(--glow)" opacity=".16" />
    <path d="M185 44a13 13 0 1 0 12 18 10 10 0 0 1-12-18Z" fill="var(--glow)" />
    <path d="M138 42h.1M152 52h.1M143 74h.1M155 82h.1" stroke="var(--sheet)" strokeWidth="2.4" />
    <path d="M126 28h76v64h-76ZM164 28v64M126 60h38" stroke="var(--tone-3)" strokeWidth="3.5" />
    <Shadow x={112} y={130} width={150} height={3} />
    <Shaded d="M34 127h172v8H34Z" of="var(--tone-3)" side="right" />
    <path d="M48 135h6v14h-6ZM186 135h6v11h-6Z" fill="var(--tone-3)" />
    <path d="M56 127c0-6 9-9 20-9s20 3 20 9ZM74 72h4v48h-4Z" fill="var(--tone-4)" />
    <Shaded d="M62 36h28l16 40H46Z" of="var(--warmth)" side="right" />
    <path d="M88 76v13" stroke="var(--pencil)" strokeWidth="1.6" />
    <circle cx="88" cy="91" r="2.5" fill="var(--glow)" />
    <path
      d="M94 124c14-5 18 5 30 1s4-15-5-9 2 15 16 10c7-3 12-3 18-3"
      stroke="var(--tone-4)"
      strokeWidth="2.4"
    />
    <path d="m162 119 12 2M162 126l12 1" stroke="var(--pencil)" strokeWidth="2.2" />
    <path d="M163 115v14c-8 1-12-2-12-7s4-8 12-7Z" fill="var(--sheet)" />
    <Shaded d="M186 99h17v17h-17Z" of="var(--sheet)" amount={0.4} />
    <path d="M191.5 107.500h.1M197.5 107.500h.1" stroke="var(--tone-4)" strokeWidth="3" />
  </Scene>
)
