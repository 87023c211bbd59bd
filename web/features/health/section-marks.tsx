import { Spot } from '../../ui/scenes/spot.tsx'

/* The small drawings at the heads of a day's sections. */

const sheet = 'var(--sheet)'
const soft = 'var(--tone-3)'
const pale = 'var(--tone-2)'
const dark = 'var(--tone-4)'
const warm = 'var(--warmth)'

/** A drop that falls into its rings: hydration and activity. */
export const Drop = () => (
  <Spot turn={10}>
    <path d="M9 30.500c3-2.500 19-2.500 22 0s-19 3.500-22 0Z" fill={pale} stroke={soft} strokeWidth="1.300" />
    <path d="M20 6.500c5 6.500 8 10.500 8 15a8 8 0 0 1-16 0c0-4.500 3-8.500 8-15Z" fill={soft} />
    <path d="M15.300 21.500a4.700 4.700 0 0 0 3.500 4.700" stroke={sheet} strokeWidth="1.700" opacity=".8" />
    <path d="M29.500 12.500h.01M31.500 17h.01" stroke={warm} strokeWidth="2.400" />
  </Spot>
)

/** Scales: what the body measures. */
export const BathScales = () => (
  <Spot turn={65}>
    <path d="M12 9h16a4 4 0 0 1 4 4v14.500a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V13a4 4 0 0 1 4-4Z" fill={soft} />
    <path d="M12.500 18a10.500 10.500 0 0 1 15 0l-3.500 4a5.600 5.600 0 0 0-8 0Z" fill={sheet} />
    <path d="m19.500 21 2.500-4.700" stroke={warm} strokeWidth="1.900" />
    <path d="M13 27.500h14" stroke={pale} strokeWidth="1.600" />
  </Spot>
)

/** A heart and its beat: the vital signs. */
export const BeatingHeart = () => (
  <Spot turn={120}>
    <path
      d="M20 32C12.500 26 8 22 8 16.500A6.500 6.500 0 0 1 14.500 10c2.500 0 4.500 1.300 5.500 3.300 1-2 3-3.300 5.500-3.300a6.500 6.500 0 0 1 6.500 6.500C32 22 27.500 26 20 32Z"
      fill={warm}
    />
    <path d="M5.500 21H14l2-4 3.500 8 3-6 1.200 2h10.800" stroke={sheet} strokeWidth="1.800" />
    <path d="M12 16.500c.2-1.500 1.200-2.600 2.700-2.800" stroke={sheet} strokeWidth="1.300" opacity=".7" />
  </Spot>
)

/** A capsule and a pill: what is taken. */
export const Capsule = () => (
  <Spot turn={175}>
    <g transform="rotate(-42 18 18)">
      <path d="M18 12h8a6 6 0 0 1 0 12h-8Z" fill={sheet} />
      <path d="M18 12h-8a6 6 0 0 0 0 12h8Z" fill={warm} />
      <path d="M9 15.500h5" stroke={sheet} strokeWidth="1.500" opacity=".7" />
      <path d="M22 20.500h4.500" stroke={pale} strokeWidth="1.500" />
    </g>
    <circle cx="27.500" cy="28" r="5" fill={soft} />
    <path d="m24.500 30 6-4" stroke={sheet} strokeWidth="1.500" />
  </Spot>
)

/** A page of which some lines are written: notes. */
export const WrittenPage = () => (
  <Spot turn={230}>
    <path d="m11.500 9 14.500-1.500 5 4.500 1.500 19-19 2Z" fill={sheet} />
    <path d="m26 7.500.400 5 4.600-.500Z" fill={soft} />
    <path
      d="M15.500 17c3-1.500 4 .7 6.500-.4s3-.3 5.500-.7M16 21.700c3-1.500 4 .7 6.500-.4s3-.3 5.500-.7"
      stroke={dark}
      strokeWidth="1.500"
    />
    <path d="M16.500 26.500c2-1 3 .4 5-.3" stroke={warm} strokeWidth="1.700" />
  </Spot>
)
