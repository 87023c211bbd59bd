import type { ReactNode } from 'react'
import { BeatingHeart } from '../../features/health/section-marks.tsx'
import { MoodFace } from '../../features/mood/mood-face.tsx'
import { CalendarLeaf, FramedPicture } from '../../features/profile/spots.tsx'
import { Spot } from '../../ui/scenes/spot.tsx'

const ink = 'var(--accent)'
const sheet = 'var(--sheet)'
const soft = 'var(--tone-3)'
const dark = 'var(--tone-4)'
const warm = 'var(--warmth)'
const glow = 'var(--glow)'

/** A house whose window is lit. */
const LitHouse = () => (
  <Spot turn={15}>
    <path d="M10.500 18.500h19v13h-19Z" fill={sheet} />
    <path d="M26 9.500h3V16h-3Z" fill={soft} />
    <path d="M20 7.500 7 19l2 1.500h22l2-1.500Z" fill={warm} />
    <path d="M13.500 31.500v-6.700c0-3.300 5-3.300 5 0v6.700Z" fill={soft} />
    <path d="M22 23.500h5v4.500h-5Z" fill={glow} stroke={dark} strokeWidth="1.200" />
    <path d="M7.500 31.500h25" stroke={ink} strokeWidth="1.800" />
  </Spot>
)

/** A lamp over a table that is laid. */
const LaidTable = () => (
  <Spot turn={70}>
    <path d="M14.500 15h11l5 9h-21Z" fill={glow} opacity=".5" />
    <path d="M20 4v4" stroke={ink} strokeWidth="1.500" />
    <path d="M13 15c0-9.500 14-9.500 14 0Z" fill={warm} />
    <path d="M8 24h24v2.500c-8 2.300-16 2.300-24 0Z" fill={sheet} />
    <path d="M20 27.500V33M15 34h10" stroke={soft} strokeWidth="2.200" />
    <path d="M12.500 20.500h4.500l-.6 3.500h-3.300ZM23 20.500h4.500l-.6 3.500h-3.300Z" fill={dark} />
  </Spot>
)

/** A book that lies open, with its ribbon. */
const OpenBook = () => (
  <Spot turn={135}>
    <path d="M6.500 13.500 20 16l13.500-2.500v17L20 33 6.500 30.500Z" fill={soft} />
    <path d="M8.500 11.500c4.500-1 8.500-.3 11.500 2.500v17c-3-2.500-7-3.200-11.500-2.300Z" fill={sheet} />
    <path d="M31.500 11.500c-4.500-1-8.500-.3-11.500 2.500v17c3-2.500 7-3.200 11.500-2.300Z" fill={sheet} />
    <path
      d="M11.500 16c2-.2 3.700.1 5.300 1M11.500 20c2-.2 3.700.1 5.300 1M23.200 21c1.600-.9 3.300-1.200 5.300-1"
      stroke={dark}
      strokeWidth="1.300"
    />
    <path d="M20 14v17" stroke={soft} strokeWidth="1.300" />
    <path d="M25 12v8.500l1.800-1.500 1.700 1.300V11.300Z" fill={warm} />
  </Spot>
)

/** Two who sit together. */
const TwoTogether = () => (
  <Spot turn={250}>
    <circle cx="25.500" cy="14" r="4.700" fill={soft} />
    <path d="M17.500 31c0-7 3-10.500 8-10.500s8 3.500 8 10.500Z" fill={soft} />
    <circle cx="15" cy="15.500" r="5" fill={warm} />
    <path d="M6.500 32.500c0-7 3-11 8.500-11s8.500 4 8.500 11Z" fill={warm} />
    <path d="M5.500 32.500h29" stroke={ink} strokeWidth="1.800" />
  </Spot>
)

/** What stands for a screen where one goes. */
export const roomMarks: Readonly<Record<string, ReactNode>> = {
  '/dashboard': <LitHouse />,
  '/calendar': <CalendarLeaf />,
  '/events': <LaidTable />,
  '/mood': <MoodFace mood="calm" className="size-full" />,
  '/journal': <OpenBook />,
  '/health': <BeatingHeart />,
  '/community': <TwoTogether />,
  '/profile': <FramedPicture />,
}
