/** Where a part is moved to, in the cover's 1600 by 1000 units, degrees and shares. What is left out stays. */
export type Pose = {
  x?: number
  y?: number
  turn?: number
  scale?: number | readonly [x: number, y: number]
  opacity?: number
}

/** A part of a scene: one layer of the cover, and how it moves. Without a motion it lies still. */
export type Part = {
  layer: string
  /** How it lies before it moves: as it is drawn, unless given. */
  rest?: Pose
  /** The point that it turns and grows around, on the cover. Its middle, unless given. */
  around?: readonly [x: number, y: number]
  /** With the breath: from its rest to here and back, `lag` seconds behind. */
  breath?: Pose
  lag?: number
  /**
   * Without an end: from its rest through these, in so many seconds; `ahead` is where it begins. A pose comes at an
   * equal distance from its neighbors, or at this share of the time.
   */
  round?: readonly (Pose & { at?: number })[]
  seconds?: number
  ahead?: number
  /** Seen within this circle of the cover only: its middle and radius. */
  within?: readonly [x: number, y: number, r: number]
}

/** A breath in seconds: in, out, and none. `depth` is how far it goes, 1 being all the way; `rate` is in pictures a second. */
export type Breath = { in: number; out: number; pause: number; depth: number; rate: number }

/**
 * How a cover breathes by itself, and with somebody. As in a drawn film there are as many pictures as the speed asks for:
 * what a compositor draws in between costs, and nobody sees it.
 */
export const byItself: Breath = { in: 5, out: 7, pause: 6, depth: 0.5, rate: 6 }
export const together: Breath = { in: 4, out: 6, pause: 0, depth: 1, rate: 12 }
const roundRate = 8

/** A layer's left, top, width and height on the cover. */
type Box = readonly number[]

const between = (a: number, b: number, depth: number) => a + (b - a) * depth
const sides = (scale: Pose['scale'] = 1) => (typeof scale === 'number' ? ([scale, scale] as const) : scale)

/** The keyframe `depth` of the way from a part's rest to a pose. */
function frame({ rest = {} }: Part, to: Pose, [, , w = 1, h = 1]: Box, depth = 1): Keyframe {
  const way = (name: 'x' | 'y' | 'turn' | 'opacity', none = 0) =>
    between(rest[name] ?? none, to[name] ?? rest[name] ?? none, depth)
  const percent = (length: number, side: number) => `${((length * 100) / side).toFixed(3)}%`
  const [from, into] = [sides(rest.scale), sides(to.scale ?? rest.scale)]
  const scale = [between(from[0], into[0], depth), between(from[1], into[1], depth)].join(', ')
  return {
    transform: `translate(${percent(way('x'), w)}, ${percent(way('y'), h)}) rotate(${way('turn')}deg) scale(${scale})`,
    opacity: way('opacity', 1),
  }
}

const smooth = 'cubic-bezier(0.37, 0, 0.63, 1)'

/** How a part lies before it moves. */
export const restOf = (part: Part, box: Box): Keyframe => frame(part, {}, box)

/** One breath of a part, from its rest and back. */
export function breathFrames(part: Part, box: Box, breath: Breath): Keyframe[] {
  const { breath: full = {}, lag = 0 } = part
  const whole = breath.in + breath.out
  const rest = { ...restOf(part, box), easing: smooth }
  return [
    ...(lag > 0 ? [{ ...rest, offset: 0 }] : []),
    { ...rest, offset: lag / whole },
    { ...frame(part, full, box, breath.depth), easing: smooth, offset: (lag + breath.in) / whole },
    { ...rest, offset: 1 },
  ]
}

const timing = (seconds: number, rate: number): KeyframeAnimationOptions => ({
  duration: seconds * 1000,
  easing: `steps(${Math.round(seconds * rate)})`,
})

/** Lets a part take one breath. */
export const breathe = (element: Element, part: Part, box: Box, breath: Breath): Animation =>
  element.animate(breathFrames(part, box, breath), timing(breath.in + breath.out, breath.rate))

/** Brings a part from wherever it is to its rest. */
export const settle = (element: Element, part: Part, box: Box, seconds: number): Animation => {
  const { transform, opacity } = getComputedStyle(element)
  return element.animate([{ transform, opacity }, restOf(part, box)], {
    duration: seconds * 1000,
    easing: smooth,
    fill: 'forwards',
  })
}

/** Sends a part on its round, again and again. */
export function send(element: Element, part: Part, box: Box): Animation {
  const { round = [], seconds = 1, ahead = 0 } = part
  const frames = [{}, ...round].map(({ at, ...pose }: Pose & { at?: number }) => ({
    ...frame(part, pose, box),
    ...(at !== undefined && { offset: at }),
  }))
  return element.animate(frames, {
    ...timing(seconds, roundRate),
    iterations: Number.POSITIVE_INFINITY,
    iterationStart: ahead / seconds,
  })
}
