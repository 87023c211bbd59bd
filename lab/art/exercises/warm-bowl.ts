import { leaf } from '../flora.ts'
import { at, blob, box, curve, fill, line, shaded, steps, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { steam } from '../things.ts'
import { paint, tile } from './_tile.ts'

export default {
  palette: [paint.clay, paint.honey, paint.moss, paint.ink, paint.paper],
  draw: () => {
    const bowl = curve(through('88 232, 104 312, 166 372, 240 384, 314 372, 376 312, 392 232'), true)
    return tile(
      paint.moss,
      fill(box(0, 366, 480, 120), paint.wood) +
        fill(blob('wb-shadow', 252, 392, 138, 18), paint.ink, 0.3) +
        shaded(bowl, paint.clay, paint.ink, 'right', 0.4) +
        line(
          curve(
            steps(9, 104, 376).map(
              (x, i) => [x, 286 + (i % 2 ? 9 : -9) + Math.sin(((x - 104) / 272) * Math.PI) * 26] as const,
            ),
          ),
          paint.sand,
          5,
        ) +
        fill(blob('wb-rim', 240, 232, 154, 42, 0.006), paint.sand) +
        fill(blob('wb-broth', 240, 236, 140, 33, 0.006), paint.honey) +
        shaded(box(176, 222, 40, 26, 4), paint.paper, paint.wood, 'down', 0.3) +
        shaded(box(226, 232, 42, 26, 4), paint.paper, paint.wood, 'down', 0.3) +
        through('284 226, 300 240, 200 256, 274 218, 318 230')
          .map(([x = 0, y = 0], i) => fill(leaf(x, y, i * 70, 20, 9), paint.moss))
          .join('') +
        at(240, 190, steam(96, paint.paper, 6)) +
        line('M300 210L430 118', paint.ink, 9) +
        line('M318 222L446 148', paint.ink, 9),
      paint.ink,
    )
  },
} satisfies Picture
