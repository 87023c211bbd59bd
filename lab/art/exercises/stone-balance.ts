import { fern } from '../flora.ts'
import { blob, shaded, through } from '../kit.ts'
import { ripples } from '../land.ts'
import type { Picture } from '../picture.ts'
import { stone } from '../things.ts'
import { paint, tile } from './_tile.ts'

export default {
  palette: [paint.sage, '#7d8a84', paint.sand, paint.ink, paint.paper],
  draw: () =>
    tile(
      paint.sky,
      shaded(blob('sb', 250, 186, 128), paint.paper, paint.sand, 'down', 0.4) +
        shaded('M0 356C140 340 340 340 480 356L480 480L0 480Z', paint.water, paint.ink, 'down', 0.3) +
        ripples('sbr', 0, 370, 480, 460, 10, paint.paper, 0.8) +
        stone('sb1', 240, 366, 132, 44, '#7d8a84', paint.ink) +
        stone('sb2', 246, 300, 92, 34, paint.sand, paint.wood, -3) +
        stone('sb3', 232, 246, 66, 27, '#98a29a', paint.ink, 4) +
        stone('sb4', 244, 200, 45, 23, paint.clay, paint.ink, -5) +
        stone('sb5', 240, 162, 26, 18, '#6d7a74', paint.ink, 6) +
        fern(through('70 470, 80 390, 50 290'), paint.moss, 60, 12) +
        fern(through('86 470, 120 400, 150 350'), paint.sage, 50, 11) +
        fern(through('420 470, 410 400, 440 320'), paint.moss, 56, 12),
      paint.water,
    ),
} satisfies Picture
