import { leaf } from '../flora.ts'
import { at, blob, curve, fill, line, shaded, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { bowlOf } from './_bowl.ts'
import { paint } from './_tile.ts'

const beans = through(
  '142 232, 172 246, 176 222, 206 236, 214 256, 238 222, 246 246, 276 232, 284 254, 308 224, 314 244, 344 234',
)

/** One bean, with its eye. */
const bean = (key: string) =>
  shaded(
    curve(through('-18 1, -13 -9, 0 -12, 13 -9, 18 1, 11 9, 0 6, -11 9'), true),
    paint.paper,
    paint.wood,
    'down',
    0.3,
  ) + fill(blob(key, 1, 2, 3, 2), paint.clay)

export default {
  palette: [paint.clay, paint.paper, paint.honey, paint.water, paint.moss],
  draw: () =>
    bowlOf(
      { ground: paint.water, bowl: paint.ink, broth: paint.clay },
      beans.map(([x = 0, y = 0], i) => at(x, y, bean(`bean${i}`), i * 40 - 60, 0.78)).join('') +
        through('160 238, 226 246, 262 224, 330 250')
          .map(([x = 0, y = 0], i) => fill(leaf(x, y, i * 55 - 30, 22, 7), paint.moss))
          .join(''),
      // Two slices of bread.
      at(
        84,
        404,
        fill(blob('bread-s', 6, 16, 66, 20), paint.ink, 0.25) +
          shaded(
            curve(through('-58 18, -62 -14, -30 -34, 30 -34, 62 -14, 58 18'), true),
            '#8a4f24',
            paint.ink,
            'down',
            0.3,
          ) +
          fill(curve(through('-48 14, -51 -10, -25 -26, 25 -26, 51 -10, 48 14'), true), paint.sand) +
          [-26, 2, 24].map((x) => fill(blob(`crumb${x}`, x, -6 + (x % 5), 5, 3), paint.wood, 0.5)).join('') +
          line('M-44 -4L-30 -18', paint.paper, 3, 0.6),
        -7,
      ),
    ),
} satisfies Picture
