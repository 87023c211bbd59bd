import { at, blob, box, clip, fill, grain, line, seeded, steps } from '../kit.ts'
import { ridge } from '../land.ts'
import type { Picture } from '../picture.ts'
import { paint, paperSheet, tile } from './_tile.ts'

export default {
  palette: [paint.ink, '#6d6a64', paint.clay, paint.sand, paint.paper],
  draw: () => {
    const page = box(86, 84, 308, 312, 2)
    const rand = seeded('charcoal')
    const hatch = steps(60, 0, 440).map((k) =>
      line(`M${60 + k} ${80 + rand() * 8}L${20 + k * 0.8} 400`, '#3a3a38', 3.5, 0.28),
    )
    return tile(
      paint.clay,
      paperSheet(62, 56, 356, 368) +
        clip(
          page,
          fill(page, '#8f8a82') +
            hatch.join('') +
            grain(page, '#2d2d2b', 'rim', 0.8) +
            fill(ridge('ch1', 480, 276, 26, 420, 5), '#55524d') +
            grain(ridge('ch1', 480, 276, 26, 420, 5), '#1d1d1c', 'down', 0.5) +
            fill(ridge('ch2', 480, 332, 18, 420, 5), '#2d2d2b') +
            fill(blob('chm', 256, 174, 52, 52, 0.04), paint.paper) +
            fill(blob('cht', 224, 330, 120, 10, 0.2), paint.paper, 0.55) +
            line('M136 132l30 -8M330 128l36 6M150 220l44 -6', paint.paper, 8, 0.6),
        ) +
        at(
          330,
          344,
          fill(box(-4, 8, 22, 118, 6), paint.ink, 0.2) + fill(box(-10, 0, 22, 118, 6), '#2d2d2b'),
          -52,
        ) +
        at(
          130,
          402,
          fill(box(-34, -20, 68, 38, 10), paint.paper) + fill(box(-34, -20, 24, 38, 8), '#8f8a82'),
          -12,
        ),
      paint.ink,
    )
  },
} satisfies Picture
