import { fir } from '../flora.ts'
import { at, blob, curve, fill, line, shaded, through } from '../kit.ts'
import { star } from '../land.ts'
import type { Picture } from '../picture.ts'
import { paint, paperSheet, tile } from './_tile.ts'

export default {
  palette: [paint.moss, paint.clay, paint.water, paint.ink, paint.paper],
  draw: () =>
    tile(
      paint.moss,
      paperSheet(54, 58, 372, 364) +
        fill('M178 58L182 58L180 422L176 422Z', paint.sand) +
        fill('M300 58L304 58L306 422L302 422Z', paint.sand) +
        fill(curve(through('54 300, 130 280, 190 316, 150 380, 54 400'), true), paint.water, 0.75) +
        `<g stroke-dasharray="15 13">${line(
          curve(through('106 120, 160 160, 140 230, 230 262, 292 220, 350 250, 356 350')),
          paint.clay,
          6,
        )}</g>` +
        fill(blob('wm', 106, 120, 13), paint.clay) +
        at(356, 356, line('M-14 -14L14 14M14 -14L-14 14', paint.clay, 8)) +
        fir(240, 190, 66, paint.moss, 'wm') +
        fir(276, 178, 50, paint.sage, 'wm') +
        fir(212, 174, 44, paint.sage, 'wm') +
        shaded('M320 170L352 116L388 170Z', paint.wood, paint.ink, 'right', 0.4) +
        shaded('M350 176L378 132L408 176Z', paint.sand, paint.wood, 'right', 0.4) +
        fill('M232 370L232 336L254 318L276 336L276 370Z', paint.honey) +
        fill('M226 338L254 312L282 338L254 326Z', paint.ink) +
        star(108, 360, 26, paint.paper, 4, 0.24),
      paint.ink,
    ),
} satisfies Picture
