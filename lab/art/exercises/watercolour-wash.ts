import { at, blob, clip, fill, grain, shaded } from '../kit.ts'
import { ridge } from '../land.ts'
import type { Picture } from '../picture.ts'
import { brush } from '../things.ts'
import { paint, paperSheet, tile } from './_tile.ts'

export default {
  palette: [paint.water, paint.sky, paint.honey, paint.ink, paint.paper],
  draw: () => {
    const page = 'M84 96L376 96L376 384L84 384Z'
    const wash = (seed: string, y: number, colour: string) =>
      fill(ridge(seed, 480, y, 22, 400, 5), colour, 0.75)
    return tile(
      paint.rose,
      paperSheet(56, 68, 348, 344) +
        clip(
          page,
          fill(page, paint.sky) +
            grain(page, paint.paper, 'up', 0.8) +
            shaded(blob('ws', 282, 190, 42), paint.honey, paint.clay, 'down', 0.3) +
            wash('ww1', 240, '#9fc0ba') +
            wash('ww2', 282, paint.water) +
            wash('ww3', 332, '#4f7f83'),
        ) +
        at(296, 300, brush(paint.water, paint.clay, paint.ink, 150), -38),
    )
  },
} satisfies Picture
