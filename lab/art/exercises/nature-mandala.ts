import { daisy } from '../blossoms.ts'
import { leaf } from '../flora.ts'
import { away, blob, fill, shaded, steps } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { stone } from '../things.ts'
import { paint, tile } from './_tile.ts'

const round = (count: number, shift = 0) => steps(count + 1, shift, shift + 360).slice(1)

export default {
  palette: [paint.clay, paint.honey, paint.moss, paint.ink, paint.paper],
  draw: () =>
    tile(
      '#7d6450',
      round(16)
        .map((a, i) => fill(leaf(...away(240, 240, a, 128), a, 68, 28), i % 2 ? paint.moss : paint.sage))
        .join('') +
        round(16, 11)
          .map((a) => fill(blob('nm', ...away(240, 240, a, 178), 8), paint.clay))
          .join('') +
        round(12, 15)
          .map((a, i) =>
            stone(`nms${i}`, ...away(240, 240, a, 112), 19, 15, i % 2 ? '#b3b7a8' : paint.sand, paint.ink, a),
          )
          .join('') +
        round(10)
          .map((a) => fill(leaf(...away(240, 240, a, 34), a, 62, 27), paint.honey))
          .join('') +
        round(10, 18)
          .map((a) => shaded(blob('nmr', ...away(240, 240, a, 76), 11), paint.rose, paint.clay, 'rim', 0.4))
          .join('') +
        daisy(240, 240, 46, 13, paint.paper, paint.clay, 'nm'),
      paint.ink,
    ),
} satisfies Picture
