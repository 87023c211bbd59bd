import { blob, box, clip, fill, grain, line, shaded, stroke, through } from '../kit.ts'
import { star, stars } from '../land.ts'
import type { Picture } from '../picture.ts'
import { paint, paperSheet, tile } from './_tile.ts'

const figure = through('130 318, 172 246, 238 262, 280 190, 342 168, 318 276, 238 262')

export default {
  palette: ['#2f4560', paint.honey, paint.sky, paint.clay, paint.paper],
  draw: () => {
    const page = box(74, 74, 332, 332, 4)
    return tile(
      paint.sand,
      paperSheet(56, 56, 368, 368) +
        fill(page, '#2f4560') +
        grain(page, '#1d2d42', 'rim', 0.5) +
        clip(
          page,
          stars('smp', 80, 80, 400, 400, 44, paint.sky, 2.6) +
            line(blob('smr', 240, 240, 140), paint.sky, 2, 0.5) +
            line(blob('smr2', 240, 240, 100), paint.sky, 1.6, 0.4),
        ) +
        `<g stroke-dasharray="9 8">${line(stroke(...figure), paint.paper, 2.6)}</g>` +
        figure.map(([x, y], i) => star(x, y, i % 3 ? 17 : 24, paint.honey, 8, 0.28)).join('') +
        shaded(blob('smm', 134, 140, 28), paint.paper, paint.honey, 'rim', 0.4),
      paint.wood,
    )
  },
} satisfies Picture
