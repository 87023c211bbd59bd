import { leaf, sprig } from '../flora.ts'
import { at, blob, box, curve, fill, line, shaded, steps, stroke, through } from '../kit.ts'
import { star } from '../land.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

const pan = (body: string) =>
  line(stroke([0, 0], [-70, 130]), deck.honey, 4) +
  line(stroke([0, 0], [70, 130]), deck.honey, 4) +
  line(stroke([0, 0], [0, 126]), deck.honey, 3) +
  at(0, 128, body) +
  shaded(
    curve(through('-80 130, -56 164, 0 176, 56 164, 80 130, 0 140'), true),
    deck.honey,
    deck.clay,
    'right',
    0.5,
  )

const feather = () =>
  fill(leaf(0, 0, 0, 150, 46, 10, 0.5), deck.paper) +
  [34, 58, 82, 106]
    .map(
      (y) =>
        line(stroke([2, -y], [22, -y - 18]), deck.sky, 4) +
        line(stroke([2, -y], [-18, -y - 16]), deck.sky, 4),
    )
    .join('') +
  line(curve(through('0 26, 0 -60, 12 -140')), deck.ink, 3.6)

export default {
  palette: ['#7d4a3a', deck.honey, deck.sage, deck.sky, deck.paper],
  draw: () =>
    card(
      '#96553f',
      fill(blob('ju-halo', 300, 330, 196), '#a9644a') +
        steps(31, 0, 348)
          .map((a, i) => at(300, 330, line(stroke([0, -206], [0, i % 2 ? -220 : -236]), deck.honey, 4), a))
          .join('') +
        line(curve(through('300 900, 300 500, 300 240')), deck.moss, 15) +
        steps(8, 500, 800)
          .map((y, i) =>
            fill(
              leaf(300, y, i % 2 ? 62 : -62, 92 - i * 2, 34, i % 2 ? -18 : 18),
              i % 3 ? deck.sage : deck.moss,
            ),
          )
          .join('') +
        line(curve(through('146 356, 210 330, 300 336, 390 330, 454 356')), deck.honey, 14) +
        shaded(blob('ju-mid', 300, 336, 34), deck.honey, deck.clay, 'rim', 0.5) +
        star(300, 336, 26, deck.paper, 8, 0.3) +
        steps(7, 170, 290)
          .map((y, i) =>
            [-1, 1]
              .map((s) => fill(leaf(300, y, s * 44, 54 - i, 22), i % 2 ? deck.paper : deck.rose))
              .join(''),
          )
          .join('') +
        fill(leaf(300, 180, 0, 70, 30), deck.paper) +
        at(150, 358, pan(at(-46, 4, feather(), 66, 0.86))) +
        at(
          450,
          358,
          pan(
            shaded(blob('ju-st', 0, -22, 44, 32, 0.04), deck.sky, deck.night, 'down', 0.6) +
              shaded(blob('ju-st2', 14, -62, 24, 17, 0.04), deck.sand, deck.ink, 'down', 0.5),
          ),
        ) +
        shaded(box(58, 880, 484, 70), deck.moss, deck.ink, 'down', 0.5) +
        shaded(box(210, 846, 180, 44, 8), deck.sand, '#a9804f', 'down', 0.5) +
        sprig(through('210 880, 150 800, 130 700'), {
          stem: deck.ink,
          leaf: deck.sage,
          pairs: 6,
          length: 62,
          width: 24,
          seed: 'ju1',
        }) +
        sprig(through('390 880, 450 800, 470 700'), {
          stem: deck.ink,
          leaf: deck.sage,
          pairs: 6,
          length: 62,
          width: 24,
          seed: 'ju2',
        }),
      deck.ink,
    ),
} satisfies Picture
