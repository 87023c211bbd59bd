import { arc, at, blob, box, curve, fill, line, shaded, steps, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { paint, tile } from './_tile.ts'

export default {
  palette: [paint.clay, paint.sand, paint.moss, paint.ink, paint.paper],
  draw: () =>
    tile(
      paint.sage,
      fill(box(0, 350, 480, 140), paint.wood) +
        fill(blob('cb-s', 220, 374, 130, 16), paint.ink, 0.28) +
        shaded(
          curve(through('74 224, 82 284, 118 346, 206 370, 294 346, 330 284, 338 224, 206 250'), true),
          paint.clay,
          paint.ink,
          'right',
          0.4,
        ) +
        fill(blob('cb-rim', 206, 222, 133, 39, 0.004), '#d98a6b') +
        shaded(blob('cb-in', 206, 223, 119, 30, 0.004), '#8d4a33', paint.ink, 'left', 0.35) +
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
