import { leaf, wheat } from '../flora.ts'
import { at, blob, box, fill, grain, line, shaded, steps, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { paint, tile } from './_tile.ts'

export default {
  palette: [paint.honey, paint.wood, paint.clay, paint.ink, paint.paper],
  draw: () =>
    tile(
      paint.sky,
      fill(box(58, 70, 350, 350, 26), paint.ink, 0.18) +
        shaded(box(50, 58, 350, 350, 26), '#7d5a40', '#5a3d29', 'down', 0.4) +
        fill(blob('rl-s', 236, 246, 138), paint.ink, 0.25) +
        shaded(blob('rl', 226, 232, 138, 134, 0.015), '#cf9450', '#8a4f24', 'rim', 0.7) +
        [112, 86].map((r) => line(blob(`rlr${r}`, 226, 232, r), paint.paper, 3.5, 0.7)).join('') +
        at(
          226,
          232,
          steps(4, 54, -44)
            .flatMap((y, i) => [-1, 1].map((s) => fill(leaf(s * 4, y, s * 52, 62 - i * 5, 20), paint.paper)))
            .join('') +
            fill(leaf(0, -62, 0, 44, 20), paint.paper) +
            line('M0 84L0 -62', paint.paper, 6),
          -22,
        ) +
        wheat(through('452 452, 420 360, 400 240'), paint.honey, paint.honey, 30, 8) +
        wheat(through('430 462, 372 390, 330 330'), '#cf9450', '#cf9450', 28, 7) +
        grain(box(50, 58, 350, 350), paint.paper, 'all', 0.03),
      paint.water,
    ),
} satisfies Picture
