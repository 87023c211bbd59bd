import { daisy, poppy } from '../blossoms.ts'
import { fern, sprig } from '../flora.ts'
import { at, curve, fill, line, stroke, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { paint, paperSheet, tile } from './_tile.ts'

export default {
  palette: [paint.rose, paint.moss, paint.honey, paint.clay, paint.paper],
  draw: () =>
    tile(
      paint.moss,
      at(
        240,
        240,
        at(-240, -240, paperSheet(50, 92, 188, 296) + paperSheet(242, 92, 188, 296, '#f1e6d0')),
        -4,
      ) +
        line(stroke([240, 92], [240, 388]), paint.wood, 3, 0.6) +
        line(curve(through('110 350, 120 280, 104 210')), paint.moss, 4) +
        daisy(104, 200, 44, 11, paint.rose, paint.honey, 'pf') +
        fern(through('190 352, 184 270, 200 170'), paint.sage, 44, 12, paint.moss) +
        line(curve(through('296 350, 300 280, 290 222')), paint.moss, 4) +
        poppy(290, 226, 42, paint.clay, '#a04a32', paint.ink, -6) +
        sprig(through('372 346, 364 260, 384 160'), {
          stem: paint.moss,
          leaf: paint.honey,
          pairs: 6,
          length: 46,
          width: 22,
        }) +
        fill('M96 322l56 -10l4 20l-56 10z', paint.sky, 0.85) +
        fill('M282 316l44 8l-3 18l-44 -8z', paint.sky, 0.85),
      paint.ink,
    ),
} satisfies Picture
