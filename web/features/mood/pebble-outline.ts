/*
 * The pebbles of the field of days and of the landing page, as outlines around the origin of a box of 48 by 48. Each
 * mood has an outline of its own, so that it is told apart without its color. They look cut by hand: no two sides are
 * the same.
 */

/** How far the edge is from the middle in a direction; 0 is up, and it runs with the clock. */
type Reach = (angle: number) => number

const { abs, cos, sin, hypot, min, PI } = Math

/** A four-pointed spark whose edges bend inwards. */
const spark: Reach = (angle) => 23 / (abs(cos(angle)) ** 0.8 + abs(sin(angle)) ** 0.8) ** 1.25
/** A drop: a circle with a roof over it. */
const drop: Reach = (angle) => {
  const [x, y] = [sin(angle), -cos(angle)]
  // Where the ray leaves the circle of 17.5 whose middle lies 4 lower.
  const ofCircle = 4 * y + Math.sqrt(17.5 ** 2 - (4 * x) ** 2)
  const ofRoof = 22.5 / (abs(x) * 1.22 - y)
  return cos(angle) > 0.2 ? min(ofRoof, 22.5) : ofCircle
}

const reaches = {
  happy: (angle) => 19 + 2.1 * cos(7 * angle) + 0.5 * cos(2 * angle + 1),
  calm: (angle) => 1 / hypot(sin(angle) / 21.5, cos(angle) / 17) + 0.9 * cos(3 * angle + 0.8),
  anxious: (angle) => 18.8 + 1.5 * cos(11 * angle) + 0.7 * cos(2 * angle),
  sad: drop,
  energetic: spark,
  other: (angle) => 18.6 + 0.5 * cos(5 * angle) + 0.9 * cos(2 * angle + 0.6),
} satisfies Record<string, Reach>

/** The moods that have an outline; `other` is whatever else a client has saved. */
export type PebbleMood = keyof typeof reaches

export const pebbleMood = (mood: string): PebbleMood =>
  Object.hasOwn(reaches, mood) ? (mood as PebbleMood) : 'other'

const steps = 60
const round = (value: number) => Math.round(value * 10) / 10

function cut(mood: PebbleMood, from: number, share: number): string {
  const isWhole = share === 1
  const count = Math.round(steps * share)
  // The halves of a pebble leave a narrow gap.
  const bisector = 2 * PI * (from + share / 2)
  const [aside, down] = isWhole ? [0, 0] : [0.9 * sin(bisector), -0.9 * cos(bisector)]
  const points = Array.from({ length: isWhole ? count : count + 1 }, (_, step) => {
    const angle = 2 * PI * (from + (share * step) / count)
    const reach = reaches[mood](angle)
    return `${round(reach * sin(angle) + aside)} ${round(-reach * cos(angle) + down)}`
  })
  if (!isWhole) points.push(`${round(aside)} ${round(down)}`)
  return `M${points.join('L')}Z`
}

const outlines = new Map<string, string>()

/** Most moods that share one pebble; of more, the first. */
const most = 3
/** A pebble is parted along this direction: from the lower left to the upper right. */
const parting = 0.09

/** The parts that a day's pebble is made of: one for each of its moods, in their order. */
export function pebbleParts(moods: readonly string[]): { mood: PebbleMood; outline: string }[] {
  const shown = moods.slice(0, most).map(pebbleMood)
  return shown.map((mood, part) => {
    const key = `${mood} ${part} ${shown.length}`
    // The first stands on the left, where one begins to read.
    const outline = outlines.get(key) ?? cut(mood, parting - (part + 1) / shown.length, 1 / shown.length)
    outlines.set(key, outline)
    return { mood, outline }
  })
}

/** How far a pebble is turned, in degrees: a little, and each day otherwise. */
export const pebbleTurn = (seed: number): number => ((seed * 67) % 25) - 12

/** What {@link pebbleTurn} is made of for a day. */
export const seedOf = (day: string): number => Number(day.slice(8)) * 7 + Number(day.slice(5, 7))
