import { leaf, sprig } from '../flora.ts'
import { at, blob, box, curve, fill, line, poly, shaded, steps, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { paint, tile } from './_tile.ts'

export default {
  palette: [paint.rose, '#8d3f3f', paint.sage, paint.ink, paint.paper],
  draw: () =>
    tile(
      paint.rose,
      at(
        222,
        190,
        fill(box(-112, -126, 240, 270, 6), paint.ink, 0.16) +
          fill(box(-120, -138, 240, 270, 6), paint.paper) +
          steps(6, -100, 40)
            .map((y, i) =>
              line(
                curve(
                  steps(9, -92, [60, 88, 80, 92, 70, 20][i] ?? 60).map(
                    (x, k) => [x, y + (k % 2 ? 5 : -5)] as const,
                  ),
                ),
                paint.ink,
                3.4,
                0.75,
              ),
            )
            .join(''),
        -6,
      ) +
        at(
          258,
          322,
          fill(box(-152, -88, 320, 200, 6), paint.ink, 0.2) +
            shaded(box(-160, -98, 320, 200, 6), paint.sand, paint.wood, 'down', 0.3) +
            fill(poly([-160, -98], [0, 26], [160, -98]), '#d9bd90') +
            fill(poly([-152, -98], [0, 16], [152, -98]), '#f0dfc0') +
            shaded(blob('seal', 0, 16, 36, 36, 0.08), '#8d3f3f', paint.ink, 'rim', 0.5) +
            steps(5, 0, 288)
              .map((a) => fill(leaf(0, 16, a, 22, 11), paint.rose))
              .join(''),
          5,
        ) +
        sprig(through('40 440, 90 380, 110 300'), {
          stem: paint.moss,
          leaf: paint.moss,
          pairs: 6,
          length: 44,
          width: 18,
        }),
      '#8d3f3f',
    ),
} satisfies Picture
