import { blob, box, clip, curve, fill, grain, type Point, seeded, shaded, steps } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { paint, paperSheet, tile } from './_tile.ts'

/** A strip of paper torn along its top: the white core shows. */
const torn = (seed: string, y: number, rise: number, colour: string) => {
  const rand = seeded(seed)
  const top = steps(26, 40, 440).map((x): Point => [x, y + Math.sin(x / 46 + y) * rise + (rand() - 0.5) * 9])
  const shape = (shift: number) =>
    `${curve(top.map(([px, py]) => [px, py + shift] as const))}L440 460L40 460Z`
  return (
    fill(shape(-4), paint.ink, 0.18) +
    fill(shape(-9), paint.paper) +
    fill(shape(0), colour) +
    grain(shape(0), paint.ink, 'down', 0.06)
  )
}

export default {
  palette: [paint.water, paint.moss, paint.rose, paint.ink, paint.paper],
  draw: () => {
    const page = box(76, 76, 328, 328, 4)
    return tile(
      paint.clay,
      paperSheet(56, 56, 368, 368) +
        clip(
          page,
          fill(page, paint.rose) +
            shaded(blob('tp', 286, 150, 46), paint.paper, paint.honey, 'down', 0.4) +
            torn('t1', 210, 26, paint.sky) +
            torn('t2', 262, 22, paint.water) +
            torn('t3', 316, 18, paint.sage) +
            torn('t4', 366, 14, paint.moss),
        ),
      paint.ink,
    )
  },
} satisfies Picture
