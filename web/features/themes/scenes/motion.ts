/** Where a part is moved to, in the cover's 1600 by 1000 units, degrees and shares. What is left out stays. */
export type Pose = {
  x?: number
  y?: number
  turn?: number
  scale?: number | [x: number, y: number]
  opacity?: number
}

/** A part of a scene: one layer of the cover, and how it moves. Without a motion it lies still. */
export type Part = {
  layer: string
  /** The point that it turns and grows around, on the cover. Its middle, unless given. */
  around?: readonly [x: number, y: number]
  /** With the breath: from where it lies on the picture to here and back, `lag` seconds behind. */
  breath?: Pose
  lag?: number
  /** Without an end: through these, from where it lies, in so many seconds, the first time after `wait`. */
  round?: readonly Pose[]
  seconds?: number
  wait?: number
  /** Seen within this circle of the cover only: its middle and radius. */
  within?: readonly [x: number, y: number, r: number]
}

/** The seconds of a breath, in and out, and how far it goes: 1 is all the way. */
export type Breath = { in: number; out: number; depth: number }

/** How a cover breathes by itself, and with somebody. */
export const byItself: Breath = { in: 5, out: 7, depth: 0.5 }
export const together: Breath = { in: 4, out: 6, depth: 1 }

/** Pictures a second: as in a drawn film, so that what is composed in between costs nothing. */
const rate = 12

type Box = readonly number[]

const scaleOf = (scale: Pose['scale'] = 1) => (typeof scale === 'number' ? [scale, scale] : scale)

/** A pose of a part with this box, `depth` of the way, as a keyframe. */
function frameOf(
  { x = 0, y = 0, turn = 0, scale, opacity }: Pose,
  [, , w = 1, h = 1]: Box,
  depth = 1,
): Keyframe {
  const [sx = 1, sy = 1] = scaleOf(scale).map((s) => 1 + (s - 1) * depth)
  const percent = (way: number, side: number) => `${((way * depth * 100) / side).toFixed(3)}%`
  return {
    transform: `translate(${percent(x, w)}, ${percent(y, h)}) rotate(${turn * depth}deg) scale(${sx}, ${sy})`,
    ...(opacity !== undefined && { opacity: 1 + (opacity - 1) * depth }),
  }
}

const smooth = 'cubic-bezier(0.37, 0, 0.63, 1)'

/** One breath of a part, from where it lies and back. */
export function breathFrames(
  { breath = {}, lag = 0 }: Part,
  box: Box,
  { in: inward, out, depth }: Breath,
): Keyframe[] {
  const whole = inward + out
  const rest = { ...frameOf({ ...breath }, box, 0), easing: smooth }
  return [
    ...(lag > 0 ? [{ ...rest, offset: 0 }] : []),
    { ...rest, offset: lag / whole },
    { ...frameOf(breath, box, depth), easing: smooth, offset: (lag + inward) / whole },
    { ...rest, offset: 1 },
  ]
}

const inSteps = (seconds: number): KeyframeAnimationOptions => ({
  duration: seconds * 1000,
  iterations: Number.POSITIVE_INFINITY,
  easing: `steps(${Math.round(seconds * rate)})`,
})

/** Lets a part breathe, from where it lies. */
export const breathe = (element: Element, part: Part, box: Box, breath: Breath): Animation =>
  element.animate(breathFrames(part, box, breath), inSteps(breath.in + breath.out))

/** Brings a part from wherever its breath has it to where it lies on the picture. */
export function settle(element: Element, seconds: number): Animation {
  const { transform, opacity } = getComputedStyle(element)
  return element.animate(
    [
      { transform, opacity },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration: seconds * 1000,
      easing: smooth,
      fill: 'forwards',
    },
  )
}

/** Sends a part on its round. */
export function send(element: Element, { round = [], seconds = 1, wait = 0 }: Part, box: Box): Animation {
  const frames = [{}, ...round].map((pose) => frameOf({ opacity: 1, ...pose }, box))
  return element.animate(frames, { ...inSteps(seconds), delay: wait * 1000 })
}
