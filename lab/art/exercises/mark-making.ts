import { arc, at, blob, curve, fill, line, seeded, steps } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { brush } from '../things.ts'
import { paint, paperSheet, tile } from './_tile.ts'

export default {
  palette: [paint.moss, paint.clay, paint.honey, paint.ink, paint.paper],
  draw: () => {
    const rand = seeded('marks')
    return tile(
      paint.honey,
      paperSheet(58, 58, 364, 364) +
        steps(26, 0, 1)
          .map((_, i) => fill(blob(`mm${i}`, 84 + rand() * 92, 84 + rand() * 88, 4 + rand() * 6), paint.ink))
          .join('') +
        steps(6, 96, 168)
          .map((y) =>
            line(curve(steps(5, 198, 288).map((x, i) => [x, y + (i % 2 ? 5 : -5)] as const)), paint.moss, 5),
          )
          .join('') +
        steps(5, 312, 392)
          .map((x) => line(`M${x} 84L${x - 10} 176`, paint.clay, 7))
          .join('') +
        steps(4, 12, 44)
          .map((r) => line(arc(130, 250, r, -90, 90), paint.clay, 5))
          .join('') +
        steps(12, 0, 330)
          .map((a) => at(242, 250, line('M0 -16L0 -44', paint.honey, 6), a))
          .join('') +
        steps(4, 324, 384)
          .map((x) => line(arc(x, 246, 20, 190, 360), paint.ink, 4))
          .join('') +
        steps(3, 320, 380)
          .map((y) =>
            line(
              curve([
                [84, y],
                [124, y - 18],
                [164, y + 14],
                [204, y - 12],
              ]),
              paint.water,
              8,
            ),
          )
          .join('') +
        at(258, 330, brush(paint.moss, paint.clay, paint.ink, 130), -58),
    )
  },
} satisfies Picture
