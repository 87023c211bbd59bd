import { leaf } from '../flora.ts'
import { at, blob, box, curve, fill, grain, line, shaded, steps, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { paint, paperSheet, tile } from './_tile.ts'

const motif = (colour: string, seed: string) => {
  const d = blob(seed, 0, 0, 34, 34, 0.03)
  return (
    fill(d, colour) +
    grain(d, paint.paper, 'rim', 0.25) +
    steps(5, 0, 288)
      .map((a) => fill(leaf(0, 0, a, 28, 13), paint.paper))
      .join('')
  )
}

export default {
  palette: [paint.clay, paint.moss, paint.honey, paint.ink, paint.paper],
  draw: () =>
    tile(
      paint.rose,
      paperSheet(50, 50, 290, 380) +
        steps(4, 100, 372)
          .map((y, r) =>
            steps(3, 106, 284)
              .map((x, c) =>
                r === 3 && c === 2
                  ? ''
                  : at(
                      x,
                      y,
                      motif((r + c) % 2 ? paint.clay : paint.moss, `pm${r}${c}`),
                      (r * 31 + c * 17) % 24,
                    ),
              )
              .join(''),
          )
          .join('') +
        at(
          382,
          300,
          fill(blob('pot-s', 8, 10, 66, 50), paint.ink, 0.22) +
            shaded(
              curve(through('-62 0, -44 -42, 14 -50, 60 -22, 62 20, 24 46, -36 40'), true),
              paint.wood,
              '#6d4630',
              'rim',
              0.4,
            ) +
            fill(blob('pot', 2, -2, 46, 34, 0.03), '#f3e2b4') +
            at(2, -2, motif(paint.clay, 'pmx'), 8, 0.78),
        ) +
        shaded(box(360, 110, 86, 60, 10), paint.paper, paint.sand, 'down', 0.3) +
        fill(blob('pd1', 384, 140, 16, 19), paint.clay) +
        fill(blob('pd2', 422, 140, 16, 19), paint.moss) +
        line('M300 412L330 404', paint.sand, 4),
      paint.clay,
    ),
} satisfies Picture
