import { leaf, sprig } from '../flora.ts'
import { blob, box, clip, fill, grain, line, shaded, stroke, through } from '../kit.ts'
import { ridge } from '../land.ts'
import type { Picture } from '../picture.ts'
import { paint, tile } from './_tile.ts'

export default {
  palette: [paint.honey, paint.moss, paint.clay, paint.wood, paint.paper],
  draw: () => {
    const pane = box(106, 58, 268, 310, 4)
    return tile(
      paint.sand,
      fill(box(92, 44, 296, 338, 6), paint.wood) +
        clip(
          pane,
          fill(pane, '#f3cf9a') +
            grain(pane, paint.paper, 'down', 0.7) +
            shaded(blob('wsun', 240, 236, 58), paint.paper, paint.honey, 'down', 0.5) +
            fill(ridge('wsk', 480, 268, 16, 400, 5), paint.sage) +
            fill(ridge('wsk2', 480, 308, 18, 400, 6), paint.moss),
        ) +
        line(stroke([240, 58], [240, 368]), paint.wood, 10) +
        line(stroke([106, 196], [374, 196]), paint.wood, 10) +
        fill(box(70, 378, 340, 26, 6), '#97693f') +
        sprig(through('326 350, 322 300, 340 240'), {
          stem: paint.ink,
          leaf: paint.ink,
          pairs: 5,
          length: 46,
          width: 20,
        }) +
        fill(leaf(326, 340, -40, 54, 20), paint.ink) +
        shaded('M292 336L360 336L350 380L302 380Z', paint.clay, paint.ink, 'right', 0.4),
    )
  },
} satisfies Picture
