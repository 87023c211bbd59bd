import { arc, at, blob, box, curve, fill, line, shaded, steps, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { paint, tile } from './_tile.ts'

export default {
  palette: [paint.clay, paint.sand, paint.moss, paint.ink, paint.paper],
  draw: () =>
    tile(
      paint.sage,
      fill(box(0, 350, 480, 140), paint.wood) +
        fill(blob('cb-s', 210, 372, 150, 22), paint.ink, 0.28) +
        shaded(
          curve(
            through('76 222, 88 290, 122 348, 206 366, 290 348, 322 290, 336 222, 300 236, 206 244, 112 236'),
            true,
          ),
          paint.clay,
          paint.ink,
          'right',
          0.4,
        ) +
        fill(blob('cb-in', 206, 224, 130, 34, 0.03), '#8d4a33') +
        line(curve(through('76 222, 128 196, 206 188, 286 196, 336 222')), paint.clay, 11) +
        steps(6, 112, 292)
          .map((x, i) => line(arc(x, 288 + (i % 2) * 12, 15, 120, 240), '#8d4a33', 5, 0.8))
          .join('') +
        shaded(blob('cb-b1', 392, 346, 46, 40, 0.04), paint.clay, paint.ink, 'rim', 0.4) +
        shaded(blob('cb-b2', 420, 392, 28, 24, 0.05), '#d98a6b', paint.clay, 'rim', 0.4) +
        at(90, 414, fill(box(0, -9, 150, 18, 9), paint.sand) + line('M150 0L196 0', paint.ink, 6), -6) +
        shaded(blob('cb-w', 300, 420, 34, 18), paint.water, paint.ink, 'rim', 0.3),
      paint.moss,
    ),
} satisfies Picture
