import { blob, box, clip, curve, fill, line, shaded, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { paint, tile } from './_tile.ts'

const [glaze, glazeDark, gold, goldDark] = ['#5f8a8b', '#3c6163', '#f0c25f', '#b07f2e'] as const

const [middle, rim] = [240, 206] as const
const body = curve(
  through(
    '86 206, 92 252, 118 306, 166 346, 196 356, 200 374, 280 374, 284 356, 314 346, 362 306, 388 252, 394 206, 240 240',
  ),
  true,
)
const inside = blob('mb-in', middle, rim, 140, 36, 0.002)

/** A crack that was filled with gold. */
const seam = (way: string, width = 7) =>
  line(curve(through(way)), goldDark, width + 3, 0.55) + line(curve(through(way)), gold, width)

export default {
  palette: [glaze, paint.sand, gold, paint.ink, paint.paper],
  draw: () =>
    tile(
      paint.sand,
      fill(box(0, 322, 480, 160), paint.wood) +
        fill(box(0, 322, 480, 7), '#9d744c', 0.6) +
        fill(blob('mb-s', 258, 384, 142, 17, 0.01), paint.ink, 0.32) +
        shaded(body, glaze, paint.ink, 'right', 0.42) +
        clip(
          body,
          fill(blob('mb-light', 138, 262, 22, 58, 0.03), paint.paper, 0.2) +
            seam('300 226, 286 256, 306 284, 276 316, 288 350, 270 380') +
            seam('306 284, 342 292, 366 322', 5) +
            seam('286 256, 244 268, 222 300, 190 312', 5),
        ) +
        fill(blob('mb-rim', middle, rim, 154, 44, 0.002), '#79a3a2') +
        shaded(inside, glazeDark, paint.ink, 'left', 0.35) +
        clip(
          inside,
          fill(blob('mb-tea', middle, 226, 128, 27, 0.003), '#c98f4b') +
            fill(blob('mb-shine', 204, 222, 46, 7, 0.02), paint.paper, 0.35) +
            seam('306 160, 318 186, 308 204', 5),
        ) +
        line(curve(through('318 228, 302 244')), gold, 8) +
        line(curve(through('300 166, 310 178')), gold, 7) +
        line(curve(through('206 150, 196 128, 212 108, 202 84')), paint.paper, 6, 0.7) +
        line(curve(through('254 146, 244 122, 262 100, 250 72')), paint.paper, 6, 0.55),
      paint.clay,
    ),
} satisfies Picture
