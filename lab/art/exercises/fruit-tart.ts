import { leaf } from '../flora.ts'
import { away, blob, box, fill, shaded, steps } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { paint, tile } from './_tile.ts'

const round = (count: number, shift = 0) => steps(count + 1, shift, shift + 360).slice(1)

export default {
  palette: [paint.clay, paint.honey, paint.rose, paint.moss, paint.paper],
  draw: () =>
    tile(
      paint.sage,
      fill(box(0, 300, 480, 90), paint.paper, 0.35) +
        fill(box(0, 316, 480, 12), paint.clay, 0.5) +
        fill(box(0, 358, 480, 12), paint.clay, 0.5) +
        fill(blob('fts', 250, 254, 176), paint.ink, 0.2) +
        shaded(blob('ftp', 240, 240, 176, 174, 0.006), paint.paper, paint.sand, 'rim', 0.4) +
        round(28)
          .map((a) => fill(blob('crimp', ...away(240, 240, a, 132), 21), '#cf9450'))
          .join('') +
        shaded(blob('ft', 240, 240, 132), '#cf9450', '#8a4f24', 'rim', 0.4) +
        fill(blob('ft2', 240, 240, 116), '#f0cf98') +
        round(16)
          .map((a) =>
            shaded(leaf(...away(240, 240, a, 66), a + 34, 56, 30, 24), paint.clay, '#8d3f2b', 'rim', 0.4),
          )
          .join('') +
        round(11, 12)
          .map((a) =>
            shaded(leaf(...away(240, 240, a, 26), a + 34, 50, 26, 24), '#d98a6b', paint.clay, 'rim', 0.4),
          )
          .join('') +
        shaded(blob('ft3', 240, 240, 26), paint.honey, paint.clay, 'rim', 0.3) +
        [-30, 40, 160].map((a) => fill(leaf(240, 240, a, 34, 17), paint.moss)).join(''),
      paint.moss,
    ),
} satisfies Picture
