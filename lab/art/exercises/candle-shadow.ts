import { leaf, sprig } from '../flora.ts'
import { at, blob, box, fill, grain, line, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { candle } from '../things.ts'
import { paint, paperSheet, tile } from './_tile.ts'

export default {
  palette: [paint.honey, '#6d5040', paint.moss, paint.ink, paint.paper],
  draw: () =>
    tile(
      '#8a6a4c',
      fill(blob('cs3', 130, 210, 210), '#a9805a', 0.7) +
        fill(blob('cs2', 130, 210, 140), '#c99e68', 0.7) +
        fill(box(0, 372, 480, 120), '#5f4534') +
        grain(box(0, 372, 480, 120), paint.ink, 'down', 0.4) +
        paperSheet(262, 70, 172, 310) +
        sprig(through('330 376, 336 270, 374 130'), {
          stem: '#a9927a',
          leaf: '#c3ac90',
          pairs: 6,
          length: 66,
          width: 28,
          seed: 'csh',
        }) +
        line(leaf(338, 250, -40, 66, 28), paint.ink, 3) +
        line(leaf(346, 214, 48, 62, 26), paint.ink, 3) +
        line(leaf(352, 190, -34, 56, 24), paint.ink, 3) +
        sprig(through('226 390, 222 310, 240 226'), {
          stem: paint.ink,
          leaf: paint.moss,
          pairs: 5,
          length: 44,
          width: 19,
          seed: 'csp',
        }) +
        fill('M198 352L254 352L246 402L206 402Z', paint.clay) +
        at(
          116,
          396,
          fill(blob('dish', 0, 4, 62, 15), paint.ink, 0.35) +
            fill(blob('dish2', 0, -2, 58, 14), paint.clay) +
            candle(126, 46, paint.paper, paint.sand, paint.honey, paint.paper, paint.ink),
        ),
      paint.ink,
    ),
} satisfies Picture
