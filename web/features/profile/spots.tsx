import { Spot } from '../../ui/scenes/spot.tsx'

/* The small drawings at the start of the rows. On the patch lines are in the accent, which the night turns bright; on what is
   light by night too they are in the darkest tone. */

const ink = 'var(--accent)'
const dark = 'var(--tone-4)'
const sheet = 'var(--sheet)'
const soft = 'var(--tone-3)'
const pale = 'var(--tone-2)'
const warm = 'var(--warmth)'
const glow = 'var(--glow)'

/** A framed picture on its nail: the banner. */
export const FramedPicture = () => (
  <Spot turn={0}>
    <path d="m13 13 7-6 7 6" stroke={ink} strokeWidth="1.300" />
    <path d="M8.500 12.500h23v18h-23Z" fill={warm} stroke={warm} strokeWidth="1.500" />
    <path d="M11 15h18v13H11Z" fill={sheet} />
    <circle cx="17" cy="19.500" r="2.600" fill={glow} />
    <path d="M11 26c5-5 8-4 11-2s5 1 7-1v5H11Z" fill={soft} />
  </Spot>
)

/** A bell under the moon: reminders. */
export const NightBell = () => (
  <Spot turn={40}>
    <path d="M34.500 12.300a5 5 0 1 1-3.700-7.200 4.200 4.200 0 1 0 3.700 7.200Z" fill={glow} />
    <path d="M14.700 30a3 3 0 0 0 6 0Z" fill={ink} />
    <path
      d="M8 29.500c2.400-2.200 3-5 3-9.200 0-4.700 3-7.800 6.700-7.800s6.700 3.100 6.700 7.800c0 4.200.6 7 3 9.200Z"
      fill={warm}
    />
    <path d="M14 25c.3-4 .2-7 2-9" stroke={sheet} strokeWidth="1.500" opacity=".6" />
    <circle cx="17.700" cy="11.300" r="1.700" fill={ink} />
  </Spot>
)

/** A leaf of a calendar whose corner is turned: one's own calendar. */
export const CalendarLeaf = () => (
  <Spot turn={95}>
    <path d="M10 12h20v13.500L24.500 31H10Z" fill={sheet} />
    <path d="M30 25.500h-5.500V31Z" fill={soft} />
    <path d="M10 11h20v5.500H10Z" fill={warm} />
    <path d="M15 8.500V13M25 8.500V13" stroke={ink} strokeWidth="1.700" />
    <path d="M14.500 21h.01M20 21h.01M25.500 21h.01M20 26h.01" stroke={soft} strokeWidth="2.600" />
    <path d="M14.500 26h.01" stroke={warm} strokeWidth="3.200" />
  </Spot>
)

/** Half a sun and half a moon: light and dark. */
export const SunAndMoon = () => (
  <Spot turn={150}>
    <path d="M20 11.500a8.500 8.500 0 0 0 0 17Z" fill={glow} />
    <path d="M20 11.500a8.500 8.500 0 0 1 0 17Z" fill={soft} />
    <path
      d="M16.500 8 15.600 5.800M11.300 11.300 9.500 9.500M8 16.500l-2.300-.9M8 23.500l-2.300.9M11.300 28.700l-1.800 1.800M16.500 32l-.9 2.200"
      stroke={warm}
      strokeWidth="1.600"
    />
    <path d="M23.300 17.500h.01M24.700 22.600h.01" stroke={pale} strokeWidth="2.600" />
    <path
      d="m31.500 10.500.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8ZM29.500 27l.6 1.500 1.500.6-1.500.6-.6 1.500-.6-1.500-1.500-.6 1.500-.6Z"
      fill={ink}
    />
  </Spot>
)

/** An eye over the line of a heartbeat: who looked at what was recorded. */
export const WatchedHeart = () => (
  <Spot turn={210}>
    <path
      d="M7.500 16.500C11.500 11 16 8.500 20 8.500s8.500 2.500 12.500 8c-4 5.500-8.500 8-12.500 8s-8.500-2.500-12.500-8Z"
      fill={sheet}
    />
    <circle cx="20" cy="16.500" r="4.800" fill={soft} />
    <circle cx="20" cy="16.500" r="2.100" fill={dark} />
    <path d="M7 30h7.500l2-3.500 3.500 7 3-5 1 1.500h9" stroke={warm} strokeWidth="1.800" />
  </Spot>
)

/** A gate that is shut: who is kept out. */
export const ShutGate = () => (
  <Spot turn={265}>
    <path d="M5.500 32c9-1.500 20-1.500 29 0" stroke={soft} strokeWidth="2" />
    <path
      d="M14 31V16.500c0-2 2.500-2 2.500 0V31M18.800 31V13.500c0-2 2.500-2 2.500 0V31M23.500 31V16.500c0-2 2.500-2 2.500 0V31"
      fill={sheet}
    />
    <path d="M11 20h18M11 27h18" stroke={sheet} strokeWidth="2" />
    <path d="M8 31.500V12l2-2.500 2 2.500v19.500ZM28 31.500V12l2-2.500 2 2.500v19.500Z" fill={warm} />
    <circle cx="26.800" cy="23.500" r="1.800" fill={ink} />
  </Spot>
)

/** A box with a ribbon: what is the member's own. */
export const RibbonBox = () => (
  <Spot turn={320}>
    <path d="M9.500 19h21v12.500h-21Z" fill={soft} />
    <path d="M8 14.500h24V20H8Z" fill={sheet} />
    <path d="M18 14.500h4v17h-4Z" fill={warm} />
    <path
      d="M20 14c-2-5-7.500-6-7.500-3s4 3 7.500 3c3.500 0 7.500 0 7.500-3s-5.500-2-7.500 3Z"
      stroke={warm}
      strokeWidth="1.800"
    />
  </Spot>
)

/** A pencil that writes: the name. */
export const WritingPencil = () => (
  <Spot turn={20}>
    <path d="m13.500 21.500 12-12 5 5-12 12Z" fill={warm} />
    <path d="m23 12 5 5" stroke={sheet} strokeWidth="1.600" />
    <path d="m13.500 21.500 5 5-7.500 2.500Z" fill={sheet} />
    <path d="m12 25.800 2.300 2.300L11 29Z" fill={dark} />
    <path
      d="M11 31.500c3.500-2 4 1.500 7 .2s4-1.700 6-.4 3.500.7 5.500-.6"
      stroke={ink}
      strokeWidth="1.600"
    />
  </Spot>
)

/** A sealed letter: the address. */
export const SealedLetter = () => (
  <Spot turn={75}>
    <path d="M8 12.500h24v17H8Z" fill={sheet} />
    <path d="m8.500 29 8.500-7.500M31.500 29 23 21.500" stroke={soft} strokeWidth="1.200" />
    <path d="M8 12.500h24L20 23.500Z" fill={pale} />
    <path d="m8 12.500 12 11 12-11" stroke={soft} strokeWidth="1.300" />
    <circle cx="20" cy="22.500" r="3" fill={warm} />
  </Spot>
)

/** A pin on a hill: the place. */
export const PinOnHill = () => (
  <Spot turn={130}>
    <path d="M5 29c5-6 10-7 15-6s10 3 14.500 5c-3 6-8 8.500-14.500 8.500S8 35 5 29Z" fill={soft} />
    <path d="M10 31c4-3 8-3 11-1s6 2 9 1" stroke={sheet} strokeWidth="1.300" opacity=".6" />
    <path d="M20.500 27c-5-6-7-8.500-7-12.500a7 7 0 0 1 14 0c0 4-2 6.500-7 12.500Z" fill={warm} />
    <circle cx="20.500" cy="14.300" r="2.700" fill={sheet} />
  </Spot>
)

/** A key: the password. */
export const OldKey = () => (
  <Spot turn={185}>
    <path
      d="m18 18 12.500 12.500M26.500 26.500l3-3M30.500 30.500l2.500-2.500"
      stroke={warm}
      strokeWidth="2.800"
    />
    <circle cx="14" cy="14" r="5.500" stroke={warm} strokeWidth="3" />
    <path d="M10 13.500c.3-2 1.700-3.400 3.700-3.700" stroke={sheet} strokeWidth="1.100" opacity=".8" />
    <path d="m28 8 .8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8Z" fill={ink} />
  </Spot>
)

/** A shell with the lines of a fingertip: passkeys. */
export const FingertipShell = () => (
  <Spot turn={240}>
    <path d="M15.500 31.500h9l1 3.500h-11Z" fill={warm} />
    <path d="M8 20a12 12 0 0 1 24 0c0 5.500-3 9.500-7.500 12.500h-9C11 29.500 8 25.500 8 20Z" fill={sheet} />
    <path
      d="M11.500 22.500c-1.200-6 3-11 8.500-11s9.700 5 8.500 11c-.5 2.500-1.700 4.500-3 6M14.500 27c-2-6.500.5-12 5.500-12s7.500 5.500 5.500 12c-.4 1.200-.8 2-1.300 2.800M17.300 29c-2-6-.8-10.500 2.700-10.500s4.700 4.500 2.700 10.500M20 22v6.500"
      stroke={dark}
      strokeWidth="1.300"
    />
  </Spot>
)

/** A leaf with the face of a clock: codes of the moment. */
export const ClockLeaf = () => (
  <Spot turn={295}>
    <path
      d="M20 5c9 4 12.500 10.500 12 17-.5 6.500-5.500 11-12 11.500C13.500 33 8.500 28.500 8 22 7.500 15.500 11 9 20 5Z"
      fill={soft}
    />
    <path d="M20 33.500c0 1.500-.3 2.500-1.200 3.500M20 6v6" stroke={ink} strokeWidth="1.500" />
    <circle cx="20" cy="21.500" r="7.700" fill={sheet} />
    <path d="M20 16.500v5.200l3.500 2.300" stroke={dark} strokeWidth="1.700" />
    <path d="M26 21.500h-.01M14 21.500h.01M20 27.500v-.01" stroke={warm} strokeWidth="1.700" />
  </Spot>
)

/** Two windows of which one is lit: where somebody is signed in. */
export const TwoWindows = () => (
  <Spot turn={350}>
    <path d="M8 29.500V16a5.500 5.500 0 0 1 11 0v13.500Z" fill={glow} stroke={warm} strokeWidth="1.800" />
    <path d="M13.500 11v18.500M8 20h11" stroke={warm} strokeWidth="1.400" />
    <path d="M22 29.500V16a5.500 5.500 0 0 1 11 0v13.500Z" fill={soft} stroke={sheet} strokeWidth="1.800" />
    <path d="M27.500 11v18.500M22 20h11" stroke={sheet} strokeWidth="1.400" />
    <path d="M6 31.500h28" stroke={ink} strokeWidth="1.800" />
  </Spot>
)

/** A rosette: the role. */
export const Rosette = () => (
  <Spot turn={55}>
    <path d="m15 21-3.500 13 4.700-2 2.800 4 2-12ZM25 21l3.500 13-4.700-2-2.800 4-2-12Z" fill={soft} />
    <circle cx="20" cy="16" r="8.500" fill={warm} />
    <circle cx="20" cy="16" r="5" fill={sheet} />
    <path d="m17.700 16 1.700 1.800 3-3.300" stroke={dark} strokeWidth="1.500" />
  </Spot>
)

/** A shelf that fills: the space. */
export const FilledShelf = () => (
  <Spot turn={110}>
    <path d="M7 29h26" stroke={ink} strokeWidth="2" />
    <path d="M10 13h4.500v15H10Z" fill={warm} />
    <path d="M15.500 10.500h5v17.500h-5Z" fill={soft} />
    <path d="M21.500 14.500h3.500v13.500h-3.500Z" fill={sheet} />
    <path d="m26.300 15.500 3.300-.9 3 12.600-3.300.8Z" fill={warm} />
    <path d="M15.500 14h5M15.500 24.500h5" stroke={pale} strokeWidth="1.200" />
  </Spot>
)

/** Two rings that hold each other: the accounts of elsewhere. */
export const LinkedRings = () => (
  <Spot turn={170}>
    <circle cx="15" cy="20" r="6.700" stroke={warm} strokeWidth="2.800" />
    <circle cx="25" cy="20" r="6.700" stroke={ink} strokeWidth="2.800" />
    <path d="M18.200 14.100a6.700 6.700 0 0 1 3.500 5.900" stroke={warm} strokeWidth="2.800" />
  </Spot>
)
