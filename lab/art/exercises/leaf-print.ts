import { fern, leaf, sprig } from '../flora.ts'
import { box, clip, fill, grain, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { paint, paperSheet, tile } from './_tile.ts'

export default {
  palette: ['#2f5f6b', paint.sky, paint.sand, paint.ink, paint.paper],
  draw: () => {
    const page = box(96, 76, 288, 328, 3)
    return tile(
      paint.sand,
      paperSheet(76, 54, 328, 372) +
        clip(
          page,
          fill(page, '#2f5f6b') +
            grain(page, '#1d4350', 'rim', 0.6) +
            fern(through('190 412, 196 280, 176 130'), paint.sky, 92, 13) +
            sprig(through('300 410, 292 290, 318 150'), {
              stem: paint.paper,
              leaf: paint.paper,
              pairs: 6,
              length: 62,
              width: 30,
            }) +
            fill(leaf(246, 396, 6, 110, 44), paint.sky) +
            grain(page, '#2f5f6b', 'down', 0.3),
        ),
    )
  },
} satisfies Picture
