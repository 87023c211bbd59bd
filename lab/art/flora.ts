import { at, away, between, curve, fill, line, type Point, seeded, steps, stroke } from './kit.ts'

/** A leaf from its stalk at (x, y) towards `angle`; `belly` is where it is widest, `bend` leans its tip. */
export function leaf(
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  bend = 0,
  belly = 0.42,
) {
  const side = (t: number, s: number): Point => {
    const [mx, my] = away(x, y, angle + bend * t, length * t)
    return away(mx, my, angle + 90, (s * width) / 2)
  }
  const tip = away(x, y, angle + bend, length)
  const p = ([px, py]: Point) => `${px.toFixed(1)} ${py.toFixed(1)}`
  const half = (s: number) => [side(belly * 0.55, s * 1.15), side(belly * 1.75, s * 1.05)] as const
  const [l, r] = [half(-1), half(1)]
  return `M${p([x, y])}C${p(l[0])} ${p(l[1])} ${p(tip)}C${p(r[1])} ${p(r[0])} ${p([x, y])}Z`
}

/** A leaf in colour, with a mid vein and, when long enough, side veins. */
export function veined(
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  colour: string,
  vein: string,
  bend = 0,
) {
  const d = leaf(x, y, angle, length, width, bend)
  const mid = (t: number) => away(x, y, angle + bend * t, length * t)
  const ribs =
    length < 70
      ? ''
      : steps(5, 0.22, 0.72)
          .map((t) => {
            const [a, reach] = [mid(t), width * 0.34 * Math.sin(Math.PI * (t * 0.8 + 0.15))]
            return [-48, 48]
              .map((turn) => line(stroke(a, away(a[0], a[1], angle + turn, reach)), vein, length / 90, 0.8))
              .join('')
          })
          .join('')
  return fill(d, colour) + line(curve([0, 0.3, 0.6, 0.9].map(mid)), vein, Math.max(1.4, length / 60)) + ribs
}

interface SprigStyle {
  stem: string
  leaf: string
  vein?: string
  /** Leaves on each side. */
  pairs: number
  length: number
  width: number
  /** How far leaves stand off the stem, in degrees. */
  spread?: number
  stemWidth?: number
  /** Leaves facing each other, or in turn. */
  opposite?: boolean
  seed?: string
}

/** A stem through the points with leaves along it, smaller towards the tip. */
export function sprig(points: readonly Point[], style: SprigStyle): string {
  const rand = seeded(style.seed ?? JSON.stringify(points))
  const spine = along(points)
  const { spread = 48, stemWidth = 5 } = style
  let leaves = ''
  for (const [i, t] of steps(style.pairs, 0.16, 0.94).entries()) {
    for (const side of [-1, 1]) {
      const shift = style.opposite ? 0 : side * 0.028
      const { point, angle } = spine(Math.min(0.97, t + shift))
      const size = (1 - 0.5 * t) * between(rand, 0.88, 1.1)
      const turn = angle + side * (spread * (1 - 0.35 * t) + between(rand, -7, 7))
      const [x, y, len, wid] = [point[0], point[1], style.length * size, style.width * size]
      leaves +=
        style.vein === undefined
          ? fill(leaf(x, y, turn, len, wid, -side * 14), style.leaf)
          : veined(x, y, turn, len, wid, style.leaf, style.vein, -side * 14)
      if (i === style.pairs - 1 && side === 1) {
        const end = spine(1)
        leaves += fill(
          leaf(end.point[0], end.point[1], end.angle, style.length * 0.55, style.width * 0.5),
          style.leaf,
        )
      }
    }
  }
  return line(curve(points), style.stem, stemWidth) + leaves
}

/** Position and heading (degrees, 0 is up) along a soft line, at t from 0 to 1. */
export function along(points: readonly Point[]) {
  const at = (t: number): Point => {
    const f = Math.min(0.9999, Math.max(0, t)) * (points.length - 1)
    const i = Math.floor(f)
    const g = (k: number) => points[Math.min(points.length - 1, Math.max(0, k))] ?? [0, 0]
    const [p0, p1, p2, p3, u] = [g(i - 1), g(i), g(i + 1), g(i + 2), f - i]
    const c = (k: 0 | 1) =>
      0.5 *
      (2 * p1[k] +
        (p2[k] - p0[k]) * u +
        (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * u * u +
        (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * u ** 3)
    return [c(0), c(1)]
  }
  return (t: number) => {
    const [a, b] = [at(t - 0.01), at(t + 0.01)]
    return { point: at(t), angle: (Math.atan2(b[0] - a[0], -(b[1] - a[1])) * 180) / Math.PI }
  }
}

/** A fern frond: many narrow leaflets that shorten to a curl. */
export const fern = (points: readonly Point[], colour: string, length: number, pairs = 16, stem = colour) =>
  sprig(points, {
    stem,
    leaf: colour,
    pairs,
    length,
    width: length * 0.26,
    spread: 68,
    stemWidth: 4,
    opposite: true,
  })

/** Blades of grass from a line at y, between two x. */
export function grass(
  seed: string,
  x0: number,
  x1: number,
  y: number,
  height: number,
  count: number,
  colours: readonly string[],
) {
  const rand = seeded(seed)
  return Array.from({ length: count }, () => {
    const [x, tall, lean] = [between(rand, x0, x1), height * between(rand, 0.45, 1), between(rand, -26, 26)]
    return fill(
      leaf(x, y, lean, tall, tall * 0.07 + 5, lean * 0.7, 0.25),
      colours[Math.floor(rand() * colours.length)] ?? '#000',
    )
  }).join('')
}

/** A reed with its brown head. */
export function cattail(x: number, y: number, height: number, lean: number, stem: string, head: string) {
  const top = away(x, y, lean, height)
  const neck = away(x, y, lean * 0.9, height * 0.8)
  const turn = (Math.atan2(top[0] - neck[0], -(top[1] - neck[1])) * 180) / Math.PI
  const body = curve(
    [
      [-9, 0],
      [-11, -height * 0.09],
      [-7, -height * 0.19],
      [0, -height * 0.2],
      [7, -height * 0.19],
      [11, -height * 0.09],
      [9, 0],
    ],
    true,
  )
  return (
    line(curve([[x, y], away(x, y, lean * 0.4, height * 0.45), neck, top]), stem, 5) +
    at(neck[0], neck[1] + height * 0.02, fill(body, head), turn)
  )
}

/** An ear of grain on its stalk. */
export function wheat(points: readonly Point[], stem: string, ear: string, size = 34, rows = 8) {
  const spine = along(points)
  return (
    line(curve(points), stem, 4) +
    steps(rows, 0.66, 0.985)
      .flatMap((t) =>
        [-1, 1].map((side) => {
          const { point, angle } = spine(t)
          return (
            line(stroke(point, away(point[0], point[1], angle + side * 16, size * 2.1)), ear, 1.6, 0.8) +
            fill(leaf(point[0], point[1], angle + side * 27, size, size * 0.42), ear)
          )
        }),
      )
      .join('')
  )
}

/** A fir as a stack of brushed boughs. */
export function fir(x: number, y: number, height: number, colour: string, seed = 'fir') {
  const rand = seeded(seed + x)
  const left: Point[] = []
  const right: Point[] = []
  const boughs = Math.max(5, Math.round(height / 34))
  for (const t of steps(boughs, 0.02, 0.92)) {
    const reach = height * 0.27 * (0.1 + t) * between(rand, 0.82, 1.1)
    left.push(
      [x - reach, y - height * (1 - t) + height * 0.07],
      [x - reach * 0.36, y - height * (1 - t) + height * 0.05],
    )
    right.push(
      [x + reach * between(rand, 0.85, 1.1), y - height * (1 - t) + height * 0.07],
      [x + reach * 0.36, y - height * (1 - t) + height * 0.05],
    )
  }
  return fill(
    `M${[[x, y - height] as Point, ...right, [x + 4, y] as Point, [x - 4, y] as Point, ...left.reverse()].map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Z`,
    colour,
  )
}
