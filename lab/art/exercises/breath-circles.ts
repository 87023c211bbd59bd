import { at, blob, line, steps } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { pencil } from '../things.ts'
import { paint, paperSheet, tile } from './_tile.ts'

export default {
  palette: [paint.water, paint.moss, paint.honey, paint.ink, paint.paper],
  draw: () =>
    tile(
      paint.sky,
      at(0, 0, paperSheet(70, 64, 340, 352)) +
        steps(7, 16, 142)
          .map((r, i) =>
            line(
              blob(`breath${i}`, 236, 236, r, r, 0.03),
              [paint.clay, paint.honey, paint.sage, paint.water, paint.moss, paint.water, paint.sage][i] ??
                paint.ink,
              4 + (i % 3) * 2.4,
            ),
          )
          .join('') +
        at(330, 334, pencil(paint.honey, paint.sand, paint.ink, 120), -44),
      paint.water,
    ),
} satisfies Picture
