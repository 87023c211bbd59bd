import { leaf, sprig } from '../flora.ts'
import { at, blob, box, curve, fill, line, type Point, poly, shaded, steps, stroke, through } from '../kit.ts'
import { star } from '../land.ts'
import type { Picture } from '../picture.ts'
import { candle, cup } from '../things.ts'
import { card, deck } from './_card.ts'

const loop: Point[] = steps(33, 0, 2 * Math.PI).map((t) => [
  300 + 128 * Math.sin(t),
  262 + 62 * Math.sin(t * 2),
])

export default {
  palette: [deck.clay, deck.honey, deck.sage, deck.ink, deck.paper],
  draw: () =>
    card(
      '#cf7d59',
      fill(blob('mag-halo', 300, 470, 236), '#dd9a70') +
        fill(blob('mag-halo2', 300, 470, 164), '#e9b98a') +
        line(curve(loop), deck.honey, 15) +
        line(curve(loop), deck.paper, 4) +
        steps(12, 0, 30)
          .map((_, i) => {
            const [x, y] = loop[Math.round((i * 32) / 12)] ?? [0, 0]
            return fill(leaf(x, y, i * 47, 44, 18), deck.moss)
          })
          .join('') +
        at(300, 640, line(stroke([0, 0], [0, -30]), deck.ink, 4)) +
        line(curve(through('300 640, 304 560, 298 440')), deck.moss, 8) +
        [-62, 62]
          .map((a, i) => fill(leaf(301, 560 - i * 24, a, 120, 52, -a / 4), i ? deck.sage : deck.moss))
          .join('') +
        [-40, 0, 40]
          .map((a) =>
            shaded(leaf(298, 452, a, 110, 60), a === 0 ? deck.paper : '#e8d8be', deck.honey, 'down', 0.4),
          )
          .join('') +
        at(
          300,
          600,
          shaded(
            curve(through('-70 0, -62 44, -34 66, 34 66, 62 44, 70 0'), true),
            deck.night,
            deck.ink,
            'right',
            0.4,
          ),
        ) +
        shaded(box(70, 656, 460, 44, 8), '#8a5338', deck.ink, 'down', 0.5) +
        line(stroke([112, 700], [96, 960]), '#8a5338', 22) +
        line(stroke([488, 700], [504, 960]), '#8a5338', 22) +
        fill(poly([58, 700], [542, 700], [542, 950], [58, 950]), deck.ink, 0.1) +
        at(150, 586, cup(86, deck.sage, deck.ink, deck.night, deck.ink)) +
        at(224, 656, candle(86, 26, deck.paper, deck.sand, deck.honey, deck.paper, deck.ink)) +
        shaded(blob('mag-coin', 420, 606, 48), deck.honey, deck.clay, 'rim', 0.6) +
        star(420, 606, 36, deck.paper, 5 + 3, 0.3) +
        at(
          492,
          656,
          line(stroke([0, 0], [10, -150]), '#5f3d26', 9) +
            through('-30 40, 34 80, -34 120')
              .map(([a = 0, d = 0]) => fill(leaf(d * 0.066, -d, a, 40, 18), deck.moss))
              .join(''),
        ) +
        sprig(through('80 950, 160 860, 280 840'), {
          stem: deck.ink,
          leaf: deck.sage,
          pairs: 5,
          length: 76,
          width: 30,
          seed: 'mg1',
        }) +
        sprig(through('520 950, 440 860, 320 840'), {
          stem: deck.ink,
          leaf: deck.sage,
          pairs: 5,
          length: 76,
          width: 30,
          seed: 'mg2',
        }) +
        through('180 880, 300 856, 420 880')
          .map(
            ([x = 0, y = 0]) =>
              steps(5, 0, 288)
                .map((a) => fill(leaf(x, y, a, 34, 26), deck.paper))
                .join('') + fill(blob('mgr', x, y, 11), deck.honey),
          )
          .join(''),
      deck.clay,
    ),
} satisfies Picture
