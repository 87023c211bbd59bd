import { veined } from '../flora.ts'
import { arc, at, blob, curve, fill, line, steps } from '../kit.ts'
import { bird } from '../land.ts'
import type { Picture } from '../picture.ts'
import { paint, paperSheet, tile } from './_tile.ts'

export default {
  palette: [paint.sage, paint.clay, paint.water, paint.ink, paint.paper],
  draw: () =>
    tile(
      paint.sage,
      paperSheet(62, 62, 356, 356) +
        [46, 70, 94]
          .map(
            (r) =>
              line(arc(240, 244, r, 20, 70), paint.clay, 4) + line(arc(240, 244, r, 200, 250), paint.clay, 4),
          )
          .join('') +
        fill(blob('sm', 240, 244, 17), paint.clay) +
        bird(140, 140, 70, paint.ink, -8) +
        bird(186, 168, 44, paint.ink, 6) +
        steps(4, 306, 372)
          .map((y) =>
            line(curve(steps(7, 96, 196).map((x, i) => [x, y + (i % 2 ? 7 : -7)] as const)), paint.water, 4),
          )
          .join('') +
        veined(356, 160, -30, 84, 36, paint.moss, paint.paper, 12) +
        veined(372, 176, 24, 66, 30, paint.sage, paint.paper) +
        at(
          340,
          346,
          steps(5, -40, 40)
            .map((x, i) =>
              line(
                `M${x} ${[12, 26, 38, 22, 10][i]}L${x} ${-([12, 26, 38, 22, 10][i] ?? 0)}`,
                paint.honey,
                8,
              ),
            )
            .join(''),
        ),
      paint.moss,
    ),
} satisfies Picture
