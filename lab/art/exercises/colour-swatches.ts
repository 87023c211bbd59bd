import { at, blob, box, fill, grain } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { brush } from '../things.ts'
import { paint, paperSheet, tile } from './_tile.ts'

const colours = [
  paint.rose,
  paint.honey,
  '#f0cf98',
  paint.clay,
  paint.sage,
  paint.sky,
  paint.water,
  paint.moss,
  paint.wood,
]

export default {
  palette: [paint.honey, paint.rose, paint.clay, paint.water, paint.paper],
  draw: () =>
    tile(
      paint.water,
      paperSheet(72, 56, 336, 368) +
        colours
          .map((colour, i) => {
            const d = blob(`cs${i}`, 136 + (i % 3) * 104, 124 + Math.floor(i / 3) * 104, 42, 38, 0.09)
            return fill(d, colour) + grain(d, paint.ink, 'rim', 0.12)
          })
          .join('') +
        fill(box(98, 396, 120, 5, 2), paint.sand) +
        at(318, 306, brush(paint.clay, paint.ink, paint.sand, 120), -36),
      paint.ink,
    ),
} satisfies Picture
