import { at, blob, line, steps } from '../kit.ts'
import { ripples } from '../land.ts'
import type { Picture } from '../picture.ts'
import { paperBoat } from '../things.ts'
import { paint, tile } from './_tile.ts'

export default {
  palette: [paint.water, paint.clay, paint.honey, paint.ink, paint.paper],
  draw: () =>
    tile(
      paint.water,
      ripples('pbx', 0, 90, 480, 450, 18, paint.sky, 0.7) +
        steps(3, 132, 216)
          .map((r, i) => line(blob(`px${i}`, 230, 318, r, r * 0.24, 0.02), paint.paper, 4 - i, 0.8 - i * 0.2))
          .join('') +
        at(230, 322, paperBoat(258, paint.paper, '#e3d3b6', paint.wood), -3) +
        at(380, 168, paperBoat(104, paint.clay, '#a9553a', paint.ink), 4) +
        line(blob('px9', 380, 166, 62, 13, 0.02), paint.paper, 2.5, 0.7) +
        at(104, 142, paperBoat(78, paint.honey, '#c48f3f', paint.ink), -5),
      paint.ink,
    ),
} satisfies Picture
