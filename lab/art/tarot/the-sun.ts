import { daisy } from '../blossoms.ts'
import { leaf, veined } from '../flora.ts'
import { at, blob, box, curve, fill, grain, line, seeded, shaded, steps, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

const sunflower = (x: number, y: number, r: number, seed: string) =>
  steps(19, 0, 342)
    .map((a) => fill(leaf(x, y, a, r, r * 0.34), '#c98f36'))
    .join('') +
  steps(17, 9, 351)
    .map((a) => fill(leaf(x, y, a, r * 0.9, r * 0.3), deck.honey))
    .join('') +
  shaded(blob(seed, x, y, r * 0.46), '#5f3d26', deck.ink, 'rim', 0.5) +
  line(blob(`${seed}2`, x, y, r * 0.3), deck.honey, 2.5, 0.7)

export default {
  palette: [deck.honey, deck.sky, deck.clay, deck.moss, deck.paper],
  draw: () => {
    const rand = seeded('sun')
    const bricks = steps(4, 720, 840).flatMap((y, row) =>
      steps(8, 60, 560).map((x) =>
        fill(
          box(x - 40 + (row % 2) * 34, y, 62, 32, 6),
          ['#c4694a', '#b35c40', '#d27c5c'][Math.floor(rand() * 3)] ?? deck.clay,
        ),
      ),
    )
    const rays = steps(17, 0, 360)
      .slice(1)
      .map((a, i) =>
        at(
          300,
          330,
          i % 2
            ? fill(
                curve(through('-13 -140, -26 -176, -4 -206, -12 -246, 14 -206, 2 -176, 13 -140'), true),
                deck.clay,
              )
            : fill(leaf(0, -134, 0, 124, 36), deck.honey),
          a,
        ),
      )
    return card(
      deck.sky,
      fill(blob('su-halo', 300, 330, 230), '#e3dcc0') +
        rays.join('') +
        shaded(blob('su', 300, 330, 132, 132, 0.008), deck.honey, deck.clay, 'rim', 0.45) +
        [-1, 1]
          .map(
            (s) =>
              line(
                curve([
                  [300 + s * 28, 312],
                  [300 + s * 50, 324],
                  [300 + s * 74, 312],
                ]),
                deck.ink,
                6,
              ) + fill(blob('cheek', 300 + s * 76, 358, 22, 16), deck.clay, 0.7),
          )
          .join('') +
        line(curve(through('300 316, 292 350, 302 356')), deck.ink, 4) +
        line(curve(through('268 380, 300 398, 332 380')), deck.ink, 6) +
        fill(box(40, 714, 520, 170), '#8a4630') +
        bricks.join('') +
        grain(box(40, 714, 520, 170), deck.ink, 'down', 0.2) +
        fill(box(40, 696, 520, 26, 6), deck.sand) +
        [
          [130, 620, 84],
          [300, 660, 96],
          [470, 612, 84],
        ]
          .map(
            ([x = 0, y = 0, r = 0], i) =>
              line(
                curve([
                  [x, 950],
                  [x + 8, 800],
                  [x, y],
                ]),
                deck.moss,
                12,
              ) +
              veined(x + 4, 830, -60, 96, 52, deck.moss, deck.ink, 10) +
              veined(x + 4, 800, 60, 92, 50, '#5f8058', deck.ink, -10) +
              sunflower(x, y, r, `sf${i}`),
          )
          .join('') +
        shaded('M40 880C200 860 400 860 560 880L560 960L40 960Z', deck.moss, deck.ink, 'down', 0.6) +
        through('100 890, 216 906, 392 902, 504 888')
          .map(([x = 0, y = 0], i) => daisy(x, y, 24, 9, deck.paper, deck.honey, `sd${i}`))
          .join(''),
      '#8fb2b0',
    )
  },
} satisfies Picture
