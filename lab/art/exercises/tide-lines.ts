import { at, blob, box, clip, curve, fill, grain, line, steps } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { stone } from '../things.ts'
import { paint, tile } from './_tile.ts'

export default {
  palette: [paint.sand, paint.wood, paint.water, paint.ink, paint.paper],
  draw: () => {
    const tray = box(62, 82, 356, 316, 8)
    return tile(
      paint.water,
      fill(box(54, 76, 388, 350, 16), paint.ink, 0.2) +
        fill(box(44, 62, 392, 354, 14), paint.wood) +
        fill(tray, '#f3e4c4') +
        grain(tray, paint.wood, 'all', 0.06) +
        clip(
          tray,
          steps(13, 60, 420)
            .map((y) =>
              line(
                curve(steps(7, 50, 430).map((x, i) => [x, y + (i % 2 ? 12 : -12)] as const)),
                '#cfb285',
                5,
              ),
            )
            .join('') +
            [30, 50, 70, 90].map((r) => line(blob(`tl${r}`, 290, 210, r, r, 0.02), '#cfb285', 5)).join('') +
            fill(blob('tlc', 290, 210, 96), '#f3e4c4') +
            [44, 62, 80].map((r) => line(blob(`tl${r}`, 290, 210, r, r, 0.02), '#c3a272', 5)).join(''),
        ) +
        stone('tl1', 290, 208, 36, 28, '#7d8a84', paint.ink, 10) +
        stone('tl2', 128, 330, 24, 18, paint.clay, paint.ink) +
        stone('tl3', 166, 346, 15, 12, '#7d8a84', paint.ink) +
        at(
          370,
          350,
          steps(5, -28, 28)
            .map((x) => line(`M${x} 0L${x} -26`, paint.ink, 5))
            .join('') +
            line('M-28 0L28 0', paint.ink, 7) +
            line('M0 0L0 104', '#7d5430', 9),
          -40,
        ),
      paint.ink,
    )
  },
} satisfies Picture
