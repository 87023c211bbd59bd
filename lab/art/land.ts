import { at, between, blob, curve, fill, type Point, seeded, steps } from './kit.ts'

/** Rolling ground from the left edge to the right, down to `bottom`. `y` is its mean height, `rise` its relief. */
export function ridge(
  seed: string,
  width: number,
  y: number,
  rise: number,
  bottom: number,
  bumps = 6,
): string {
  const rand = seeded(seed)
  const top = steps(bumps + 2, -80, width + 80).map((x): Point => [x, y + between(rand, -rise, rise)])
  return `${curve(top)}L${width + 80} ${bottom}L-80 ${bottom}Z`
}

/** A mountain with a broken outline: peak at (x, y), `reach` to either side, down to `bottom`. */
export function peak(seed: string, x: number, y: number, reach: number, bottom: number): string {
  const rand = seeded(seed)
  const flank = (side: number) =>
    steps(7, 0.14, 1).map(
      (t): Point => [
        x + side * reach * (t + between(rand, -0.035, 0.035)),
        y + (bottom - y) * (t ** 0.92 + between(rand, -0.025, 0.025)),
      ],
    )
  const points = [...flank(-1).reverse(), [x, y] as Point, ...flank(1)]
  return `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`
}

/** A flat lens, the way light lies on water or a cloud on the sky. */
export const bar = (x: number, y: number, w: number, h: number) =>
  curve(
    [
      [x - w / 2, y],
      [x - w / 4, y - h / 2],
      [x + w / 5, y - h * 0.45],
      [x + w / 2, y],
      [x + w / 4, y + h * 0.42],
      [x - w / 5, y + h / 2],
    ],
    true,
  )

/** Light on water below (x, y): broken bars that widen and thin out. */
export function glitter(
  seed: string,
  x: number,
  y: number,
  width: number,
  depth: number,
  colour: string,
  rows = 12,
) {
  const rand = seeded(seed)
  return steps(rows, 0, 1)
    .map((t) => {
      const w = width * between(rand, 0.35, 1) * (1 - t * 0.35)
      return fill(
        bar(x + between(rand, -0.22, 0.22) * width * (0.3 + t), y + depth * t ** 1.15, w, 9 + 9 * t),
        colour,
      )
    })
    .join('')
}

/** Ripples scattered over a stretch of water. */
export function ripples(
  seed: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  count: number,
  colour: string,
  opacity = 1,
) {
  const rand = seeded(seed)
  const bars = Array.from({ length: count }, () => {
    const t = rand()
    return fill(
      bar(between(rand, x0, x1), y0 + (y1 - y0) * t, between(rand, 50, 200) * (0.5 + t), 3 + 5 * t),
      colour,
    )
  })
  return `<g opacity="${opacity}">${bars.join('')}</g>`
}

/** A small bird in flight, as one stroke of the brush. */
export const bird = (x: number, y: number, span: number, colour: string, turn = 0) =>
  at(
    x,
    y,
    fill(
      `M${-span / 2} ${-span * 0.16}C${-span * 0.3} ${-span * 0.3} ${-span * 0.1} ${-span * 0.18} 0 0C${span * 0.12} ${-span * 0.2} ${span * 0.34} ${-span * 0.32} ${span / 2} ${-span * 0.12}C${span * 0.3} ${-span * 0.18} ${span * 0.14} ${-span * 0.04} 0 ${span * 0.1}C${-span * 0.1} ${-span * 0.04} ${-span * 0.28} ${-span * 0.18} ${-span / 2} ${-span * 0.16}Z`,
      colour,
    ),
    turn,
  )

/** A star with long and short rays. */
export function star(x: number, y: number, r: number, colour: string, rays = 8, waist = 0.16, turn = 0) {
  const points = steps(rays * 2 + 1, 0, 2 * Math.PI)
    .slice(0, rays * 2)
    .map((a, i): Point => {
      const reach = i % 2 === 1 ? r * waist : i % 4 === 0 ? r : r * 0.56
      const t = a + (turn * Math.PI) / 180
      return [x + Math.sin(t) * reach, y - Math.cos(t) * reach]
    })
  return fill(`M${points.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Z`, colour)
}

/** Small stars strewn over a part of the sky. */
export function stars(
  seed: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  count: number,
  colour: string,
  size = 3,
) {
  const rand = seeded(seed)
  return Array.from({ length: count }, (_, i) => {
    const [x, y, r] = [between(rand, x0, x1), between(rand, y0, y1), size * between(rand, 0.4, 1.2)]
    return i % 9 === 0
      ? star(x, y, r * 4, colour, 4, 0.2)
      : fill(blob(`${seed}${i}`, x, y, r, r, 0.1), colour)
  }).join('')
}

/** A crescent, its open side towards `turn`. */
export const crescent = (x: number, y: number, r: number, colour: string, turn = 0) =>
  at(
    x,
    y,
    fill(
      `M${r * 0.4} ${-r * 0.92}C${-r * 0.95} ${-r * 1.2} ${-r * 1.55} ${r * 0.75} ${-r * 0.1} ${r}C${r * 0.25} ${r * 1.06} ${r * 0.6} ${r * 0.95} ${r * 0.85} ${r * 0.6}C${-r * 0.2} ${r * 0.75} ${-r * 0.75} ${-r * 0.35} ${r * 0.4} ${-r * 0.92}Z`,
      colour,
    ),
    turn,
  )

/** A long flat cloud made of a few lenses. */
export function cloud(seed: string, x: number, y: number, width: number, colour: string, opacity = 1) {
  const rand = seeded(seed)
  const parts = steps(4, -0.3, 0.3).map((t, i) =>
    fill(
      bar(
        x + t * width,
        y - (i % 2) * width * 0.035,
        width * between(rand, 0.4, 0.75),
        width * between(rand, 0.06, 0.1),
      ),
      colour,
    ),
  )
  return `<g opacity="${opacity}">${parts.join('')}</g>`
}
