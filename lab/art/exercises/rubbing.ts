import { leaf } from '../flora.ts'
import { at, away, box, clip, fill, line, seeded, steps } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { paint, paperSheet, tile } from './_tile.ts'

/** A leaf as it comes through paper under a crayon: many strokes, darker over the veins. */
const rubbed = (x: number, y: number, angle: number, length: number, width: number, colour: string) => {
  const d = leaf(x, y, angle, length, width)
  const rand = seeded(`rub${x}`)
  const strokes = steps(44, -200, 200).map((k) =>
    line(
      `M${x + k - 120} ${y - length + rand() * 10}L${x + k + 40} ${y + 30 + rand() * 10}`,
      colour,
      2.6,
      0.4 + rand() * 0.35,
    ),
  )
  const ribs = steps(6, 0.18, 0.78).map((t) => {
    const [mx, my] = away(x, y, angle, length * t)
    return [-46, 46]
      .map((s) => {
        const [ex, ey] = away(mx, my, angle + s, width * 0.44)
        return line(`M${mx} ${my}L${ex} ${ey}`, colour, 4)
      })
      .join('')
  })
  const [tx, ty] = away(x, y, angle, length)
  return (
    clip(d, strokes.join('') + ribs.join('') + line(`M${x} ${y}L${tx} ${ty}`, colour, 5)) +
    line(d, colour, 3.4)
  )
}

export default {
  palette: [paint.clay, paint.moss, paint.honey, paint.ink, paint.paper],
  draw: () =>
    tile(
      paint.honey,
      paperSheet(54, 58, 372, 364) +
        rubbed(150, 372, -8, 250, 118, paint.clay) +
        rubbed(280, 360, 20, 220, 100, paint.moss) +
        rubbed(226, 210, 38, 124, 60, paint.wood) +
        at(
          358,
          366,
          fill(box(-14, 0, 28, 96, 8), paint.ink, 0.2) +
            fill(box(-18, -6, 28, 96, 8), paint.clay) +
            fill(box(-18, 26, 28, 44), paint.paper) +
            fill(box(-18, 36, 28, 6), paint.ink),
          -34,
        ),
      paint.clay,
    ),
} satisfies Picture
