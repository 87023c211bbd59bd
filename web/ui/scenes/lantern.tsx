import { Scene } from './scene.tsx'

/** A lantern in tall grass at night: for a search that finds nothing. */
export const Lantern = () => (
  <Scene>
    <circle cx="120" cy="86" r="46" fill="var(--glow)" opacity=".24" />
    <circle cx="120" cy="86" r="29" fill="var(--glow)" opacity=".36" />
    <path d="M106 50c0-9 6-15 14-15s14 6 14 15" stroke="var(--tone-4)" strokeWidth="2.4" />
    <path d="M104 50h32l4 9h-40Z" fill="var(--tone-4)" />
    <path d="M103 59h34v44h-34Z" fill="var(--sheet)" />
    <path d="M103 59h34v44h-34Z" fill="var(--glow)" opacity=".55" />
    <path d="M120 72c6 7 8 11 8 16a8 8 0 0 1-16 0c0-5 3-9 8-16Z" fill="var(--warmth)" />
    <path d="M120 82c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8Z" fill="var(--sheet)" />
    <path d="M103 59v44M137 59v44" stroke="var(--tone-4)" strokeWidth="3" />
    <path d="M99 103h42l3 8H96Z" fill="var(--tone-4)" />
    <path
      d="M40 138c2-22 6-34 14-46-2 18-3 30-1 45M58 141c0-26 4-40 14-54-3 22-3 36-2 54M78 145c-1-20 2-30 10-42-2 18-3 28-2 42M206 134c-1-24-5-36-14-48 3 20 4 32 2 49M188 141c1-24-2-38-12-52 2 22 3 34 1 53M168 145c1-18-2-28-9-40 2 16 2 26 1 41"
      fill="var(--tone-3)"
    />
    <path
      d="M98 147c-2-14 0-22 6-31 0 14 0 22 1 31M136 148c3-13 1-22-4-32 0 14-1 22-2 32M116 148c-1-10 0-16 3-23 2 8 3 14 2 23"
      fill="var(--tone-4)"
    />
    <path d="M74 62c-3-5-8-6-11-3 2 5 6 6 11 3Zm0 0c0-6 4-9 9-8 0 5-4 8-9 8Z" fill="var(--sheet)" />
    <path d="M166 42c-2-4-6-5-9-2 2 4 5 5 9 2Zm0 0c0-5 3-7 7-7 0 5-3 7-7 7Z" fill="var(--sheet)" />
  </Scene>
)
