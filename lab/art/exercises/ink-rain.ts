import { at, between, blob, curve, fill, line, seeded, steps } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { paint, paperSheet, tile } from './_tile.ts'

export default {
  palette: ['#3c5a70', paint.water, paint.honey, paint.ink, paint.paper],
  draw: () => {
    const rand = seeded('ink-rain')
    return tile(
      '#8aa3b0',
      paperSheet(64, 52, 352, 376) +
        steps(11, 96, 384)
          .map((x, i) => {
            const end = between(rand, 190, 370)
            const colour = ['#3c5a70', paint.water, paint.ink][i % 3] ?? paint.ink
            return (
              line(
                curve([
                  [x, 66],
                  [x + between(rand, -6, 6), end * 0.6],
                  [x + between(rand, -9, 9), end],
                ]),
                colour,
                3 + (i % 3) * 2.5,
              ) + fill(blob(`ir${i}`, x, end + 4, 9 + (i % 3) * 3, 14 + (i % 3) * 4, 0.08), colour)
            )
          })
          .join('') +
        steps(18, 0, 17)
          .map((i) =>
            fill(
              blob(`is${i}`, between(rand, 84, 396), between(rand, 300, 410), between(rand, 2, 6)),
              i % 4 ? '#3c5a70' : paint.honey,
            ),
          )
          .join('') +
        at(
          330,
          330,
          fill(blob('jar', 30, 40, 52, 56, 0.02), paint.ink, 0.2) +
            fill(blob('jar1', 22, 30, 50, 52, 0.01), '#2f4658') +
            fill(blob('jar2', 22, 26, 36, 34), paint.ink) +
            line(blob('jar3', 22, 28, 43, 44), paint.sky, 3, 0.8),
        ),
      paint.ink,
    )
  },
} satisfies Picture
