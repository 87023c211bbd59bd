/** A point on the sheet, in the picture's own units (pixels of the widest rendering). */
export type Point = readonly [x: number, y: number]
/** A source of numbers in [0, 1): the same word always gives the same hand. */
type Rand = () => number

/** A small seeded generator (mulberry32 over an FNV-1a hash), so that every rendering is the same picture. */
export function seeded(word: string): Rand {
  let state = 2166136261
  for (let i = 0; i < word.length; i++) state = Math.imul(state ^ word.charCodeAt(i), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A number between a and b. */
export const between = (rand: Rand, a: number, b: number) => a + (b - a) * rand()

/** `count` numbers from a to b, both included. */
export const steps = (count: number, a = 0, b = 1) =>
  Array.from({ length: count }, (_, i) => a + ((b - a) * i) / Math.max(1, count - 1))

/** The point `length` away from (x, y); 0 degrees is up, and degrees go clockwise. */
export const away = (x: number, y: number, degrees: number, length: number): Point => [
  x + Math.sin((degrees * Math.PI) / 180) * length,
  y - Math.cos((degrees * Math.PI) / 180) * length,
]

/** Points as they are jotted down: `through('40 690, 140 672')`. */
export const through = (jotted: string): Point[] =>
  jotted.split(', ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(' ').map(Number)
    return [x, y]
  })

const n = (value: number) => value.toFixed(1)
const pair = ([x, y]: Point) => `${n(x)} ${n(y)}`

/** A soft line through all points (Catmull-Rom as cubic curves); closed, it is a shape. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length
  const point = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0]
  let d = `M${pair(point(0))}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const into: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]
    d += `C${pair(out)} ${pair(into)} ${pair(c)}`
  }
  return closed ? `${d}Z` : d
}

/** A shape with straight edges. */
export const poly = (...points: Point[]) => `M${points.map(pair).join('L')}Z`

/** A line with straight parts. */
export const stroke = (...points: Point[]) => `M${points.map(pair).join('L')}`

/** A round shape cut by hand: `wobble` is the unevenness as a share of the radius. */
export function blob(
  seed: string,
  cx: number,
  cy: number,
  rx: number,
  ry = rx,
  wobble = 0.02,
  turn = 0,
): string {
  const rand = seeded(seed)
  return curve(
    steps(13, 0, 2 * Math.PI)
      .slice(0, 12)
      .map((a) => {
        const k = 1 + between(rand, -wobble, wobble)
        const [x, y] = [Math.cos(a) * rx * k, Math.sin(a) * ry * k]
        const t = (turn * Math.PI) / 180
        return [cx + x * Math.cos(t) - y * Math.sin(t), cy + x * Math.sin(t) + y * Math.cos(t)] as const
      }),
    true,
  )
}

/** Part of a circle as a line, from one degree to another (0 is up, clockwise). */
export const arc = (cx: number, cy: number, r: number, from: number, to: number) =>
  curve(steps(Math.max(4, Math.ceil(Math.abs(to - from) / 20)), from, to).map((a) => away(cx, cy, a, r)))

/** A rectangle with soft corners. */
export const box = (x: number, y: number, w: number, h: number, r = 0) =>
  `M${n(x + r)} ${n(y)}L${n(x + w - r)} ${n(y)}C${n(x + w)} ${n(y)} ${n(x + w)} ${n(y)} ${n(x + w)} ${n(y + r)}` +
  `L${n(x + w)} ${n(y + h - r)}C${n(x + w)} ${n(y + h)} ${n(x + w)} ${n(y + h)} ${n(x + w - r)} ${n(y + h)}` +
  `L${n(x + r)} ${n(y + h)}C${n(x)} ${n(y + h)} ${n(x)} ${n(y + h)} ${n(x)} ${n(y + h - r)}` +
  `L${n(x)} ${n(y + r)}C${n(x)} ${n(y)} ${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Z`

/** Flat colour. */
export const fill = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** A drawn line with round ends. */
export const line = (d: string, colour: string, width = 3, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** Whatever is drawn, kept inside the shape. */
export function clip(d: string, body: string): string {
  const id = `c${Math.floor(seeded(d + body.length)() * 2 ** 32).toString(36)}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`
}

/** A drawing moved, turned (degrees) and scaled around its own origin. */
export const at = (x: number, y: number, body: string, turn = 0, scale = 1, flip = false) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${flip ? -scale : scale} ${scale})">${body}</g>`

/** The rectangle around a path of absolute coordinates. */
export function bounds(d: string): { x: number; y: number; w: number; h: number } {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  const xs = numbers.filter((_, i) => i % 2 === 0)
  const ys = numbers.filter((_, i) => i % 2 === 1)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

/** Where a shape's grain gathers: at one side, or at the rim away from the light. */
type Side = 'down' | 'up' | 'left' | 'right' | 'rim' | 'all'

const weight: Record<Side, (u: number, v: number) => number> = {
  down: (_, v) => v,
  up: (_, v) => 1 - v,
  left: (u) => 1 - u,
  right: (u) => u,
  rim: (u, v) => Math.max(0, Math.hypot(u - 0.36, v - 0.34) / 0.72 - 0.15),
  all: () => 0.7,
}

/** Shading as a printer would: thousands of small dots inside the shape, denser towards `side`. */
export function grain(d: string, colour: string, side: Side = 'down', amount = 0.4, dot = 2): string {
  const { x, y, w, h } = bounds(d)
  const rand = seeded(d + side)
  let dots = ''
  const candidates = Math.min(160_000, (w * h * amount) / (dot * dot))
  for (let i = 0; i < candidates; i++) {
    const [u, v, luck] = [rand(), rand(), rand()]
    if (luck < weight[side](u, v) ** 2.2)
      dots += `M${(x + u * w).toFixed(0)} ${(y + v * h).toFixed(0)}h${dot}`
  }
  return clip(d, `<path d="${dots}" stroke="${colour}" stroke-width="${dot}"/>`)
}

/** A shape in flat colour with its grain. */
export const shaded = (d: string, colour: string, dark: string, side: Side = 'down', amount = 0.4, dot = 2) =>
  fill(d, colour) + grain(d, dark, side, amount, dot)

/** The whole picture as an SVG document. */
export const sheet = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`
