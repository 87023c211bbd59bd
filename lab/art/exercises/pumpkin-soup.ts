import { leaf } from '../flora.ts'
import { at, blob, curve, fill, line, shaded, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { bowlOf } from './_bowl.ts'
import { paint } from './_tile.ts'

export default {
  palette: [paint.honey, paint.clay, paint.moss, paint.paper, paint.rose],
  draw: () =>
    bowlOf(
      { ground: paint.rose, bowl: paint.moss, broth: paint.honey },
      line(curve(through('150 238, 190 220, 246 226, 288 240, 250 254, 196 246')), paint.paper, 6, 0.85) +
        through('252 232, 278 224, 266 246')
          .map(([x = 0, y = 0], i) => fill(leaf(x, y, i * 80 - 50, 40, 15), paint.moss))
          .join('') +
        through('180 236, 206 252, 316 238, 226 220')
          .map(([x = 0, y = 0], i) => fill(blob(`seed${i}`, x, y, 8, 5), paint.sage))
          .join(''),
      // A small pumpkin.
      at(
        84,
        392,
        fill(blob('p-s', 4, 34, 60, 14), paint.ink, 0.25) +
          shaded(blob('p', 0, 0, 58, 40, 0.01), paint.clay, paint.ink, 'right', 0.35) +
          [-30, 0, 30]
            .map((x) =>
              line(
                curve([
                  [x, -37 + Math.abs(x) / 4],
                  [x * 1.35, 0],
                  [x, 37 - Math.abs(x) / 4],
                ]),
                '#8a4f24',
                3,
                0.6,
              ),
            )
            .join('') +
          line('M0 -36L8 -56', paint.moss, 9),
      ),
    ),
} satisfies Picture
