import { leaf } from '../flora.ts'
import { between, blob, curve, fill, line, seeded, steps, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { bowlOf } from './_bowl.ts'
import { paint } from './_tile.ts'

/** Grains and lentils, heaped over the rim. */
function heap(): string {
  const rand = seeded('grain-bowl')
  const colours = [paint.sand, paint.wood, paint.paper, '#8a4f24']
  return steps(130)
    .map((_, i) => {
      const turn = between(rand, 0, 2 * Math.PI)
      const far = Math.sqrt(rand())
      const [x, y] = [240 + Math.cos(turn) * far * 124, 228 + Math.sin(turn) * far * 30 - (1 - far) * 20]
      return fill(blob(`grain${i}`, x, y, 7, 5), colours[i % colours.length] ?? paint.sand)
    })
    .join('')
}

export default {
  palette: [paint.honey, paint.moss, paint.wood, paint.paper, paint.sage],
  draw: () =>
    bowlOf(
      { ground: paint.sage, bowl: paint.clay, broth: paint.honey },
      fill(blob('heap', 240, 224, 132, 40, 0.01), paint.honey) +
        heap() +
        through('168 222, 196 206, 296 214, 322 230, 250 246')
          .map(([x = 0, y = 0], i) => fill(leaf(x, y, i * 70 - 20, 30, 13), paint.moss))
          .join('') +
        // Onions, crisp.
        through('214 204, 240 196, 262 210, 232 218')
          .map(([x = 0, y = 0], i) =>
            line(
              curve([
                [x - 17, y + 5],
                [x - 5, y - 8 - i],
                [x + 9, y + 5],
                [x + 19, y - 4],
              ]),
              '#8a4f24',
              4,
            ),
          )
          .join(''),
    ),
} satisfies Picture
