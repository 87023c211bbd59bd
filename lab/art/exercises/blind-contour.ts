import { leaf, veined } from '../flora.ts'
import { at, line } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { pencil } from '../things.ts'
import { paint, paperSheet, tile } from './_tile.ts'

export default {
  palette: [paint.moss, paint.sage, paint.clay, paint.ink, paint.paper],
  draw: () =>
    tile(
      paint.rose,
      veined(84, 412, 8, 330, 120, paint.moss, paint.sky, 6) +
        paperSheet(206, 66, 220, 348) +
        line(leaf(290, 376, 8, 250, 96, 10), paint.ink, 4) +
        line(leaf(296, 372, 2, 236, 84, 16), paint.clay, 3) +
        line('M290 378C298 300 300 240 322 132', paint.ink, 4) +
        [0, 1, 2, 3]
          .map((i) =>
            line(
              `M${297 + i * 6} ${316 - i * 44}l${26 + i * 3} ${-30 + i * 4}M${296 + i * 6} ${322 - i * 44}l${-26 + i} ${-20}`,
              paint.ink,
              3,
            ),
          )
          .join('') +
        at(344, 250, pencil(paint.honey, paint.sand, paint.ink, 130), -30),
    ),
} satisfies Picture
