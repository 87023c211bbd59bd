import { at, blob, box, curve, fill, grain, line, poly, shaded, steps, stroke, through } from './kit.ts'

/** A pencil lying with its point at the origin, pointing up; turned, it lies at the slant of a writing hand. */
export const pencil = (colour: string, wood: string, ink: string, length = 230) =>
  fill(poly([0, 0], [-13, 40], [13, 40]), wood) +
  fill(poly([0, 0], [-4.5, 14], [4.5, 14]), ink) +
  fill(box(-13, 40, 26, length), colour) +
  fill(box(-13, 40, 9, length), ink, 0.18) +
  fill(box(-13, 40 + length, 26, 26, 8), wood)

/** A brush lying with its tip at the origin, loaded with a colour. */
export const brush = (hair: string, handle: string, ink: string, length = 240) =>
  fill(curve(through('0 0, -12 34, -13 58, 13 58, 12 34'), true), hair) +
  fill(box(-12, 56, 24, 34, 2), ink) +
  fill(
    curve(
      [
        [-11, 90],
        [-15, 130],
        [-6, 90 + length],
        [6, 90 + length],
        [15, 130],
        [11, 90],
      ],
      true,
    ),
    handle,
  )

/** A cup seen from the side, its rim at the origin; `w` is the rim's width. */
export function cup(w: number, colour: string, dark: string, drink: string, ink: string) {
  const body = curve(
    [
      [-w / 2, 0],
      [-w * 0.47, w * 0.34],
      [-w * 0.33, w * 0.62],
      [0, w * 0.7],
      [w * 0.33, w * 0.62],
      [w * 0.47, w * 0.34],
      [w / 2, 0],
    ],
    true,
  )
  return (
    line(
      curve([
        [w * 0.47, w * 0.12],
        [w * 0.72, w * 0.1],
        [w * 0.72, w * 0.4],
        [w * 0.4, w * 0.46],
      ]),
      colour,
      w * 0.075,
    ) +
    shaded(body, colour, dark, 'right', 0.5) +
    fill(blob('rim', 0, 0, w / 2, w * 0.13, 0.01), ink, 0.85) +
    fill(blob('drink', 0, w * 0.015, w * 0.45, w * 0.1, 0.01), drink)
  )
}

/** A cup seen from above, with its saucer. */
export const cupAbove = (
  r: number,
  cupColour: string,
  saucer: string,
  drink: string,
  dark: string,
  ink: string,
) =>
  fill(blob('cs', 10, 16, r * 1.5), ink, 0.2) +
  shaded(blob('saucer', 0, 0, r * 1.48, r * 1.48, 0.008), saucer, dark, 'rim', 0.4) +
  line(blob('saucer2', 0, 0, r * 1.2, r * 1.2, 0.008), dark, 3, 0.5) +
  fill(blob('cs2', 6, 10, r), ink, 0.25) +
  at(0, 0, fill(box(r * 0.8, -r * 0.16, r * 0.75, r * 0.32, r * 0.14), cupColour), 32) +
  fill(blob('cup', 0, 0, r, r, 0.006), cupColour) +
  shaded(blob('tea', 0, 0, r * 0.84, r * 0.84, 0.006), drink, dark, 'rim', 0.5)

/** Steam: two or three soft strokes rising from the origin. */
export const steam = (height: number, colour: string, width = 5) =>
  [-22, 0, 22]
    .map((x, i) =>
      line(
        curve(
          steps(6, 0, 1).map(
            (t) => [x + Math.sin(t * 6 + i) * 11, -t * height * (i === 1 ? 1 : 0.78)] as const,
          ),
        ),
        colour,
        width,
        0.8,
      ),
    )
    .join('')

/** A candle standing on the origin, with its flame. */
export function candle(
  height: number,
  w: number,
  wax: string,
  dark: string,
  flame: string,
  heart: string,
  ink: string,
) {
  const body = box(-w / 2, -height, w, height, w * 0.12)
  return (
    shaded(body, wax, dark, 'right', 0.4) +
    fill(blob('wax', 0, -height, w / 2, w * 0.13, 0.02), dark, 0.6) +
    line(stroke([0, -height], [0, -height - 18]), ink, 4) +
    fill(
      curve(
        [
          [0, -height - 96],
          [-20, -height - 46],
          [-19, -height - 22],
          [0, -height - 8],
          [19, -height - 22],
          [18, -height - 48],
        ],
        true,
      ),
      flame,
    ) +
    fill(
      curve(
        [
          [0, -height - 56],
          [-9, -height - 30],
          [0, -height - 12],
          [9, -height - 30],
        ],
        true,
      ),
      heart,
    )
  )
}

/** A folded paper boat, its keel at the origin. */
export const paperBoat = (w: number, light: string, mid: string, dark: string) =>
  fill(poly([0, -w * 0.62], [-w * 0.25, -w * 0.2], [w * 0.25, -w * 0.2]), light) +
  fill(poly([0, -w * 0.62], [0, -w * 0.2], [w * 0.25, -w * 0.2]), mid) +
  fill(poly([-w * 0.5, -w * 0.27], [w * 0.5, -w * 0.27], [w * 0.3, 0], [-w * 0.3, 0]), light) +
  fill(poly([-w * 0.5, -w * 0.27], [0, -w * 0.14], [w * 0.5, -w * 0.27], [w * 0.3, 0], [-w * 0.3, 0]), mid) +
  grain(
    poly([-w * 0.5, -w * 0.27], [0, -w * 0.14], [w * 0.5, -w * 0.27], [w * 0.3, 0], [-w * 0.3, 0]),
    dark,
    'down',
    0.4,
  )

/** A stone, rounded by water. */
export const stone = (
  seed: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  dark: string,
  turn = 0,
) => shaded(blob(seed, x, y, rx, ry, 0.035, turn), colour, dark, 'down', 0.6)
