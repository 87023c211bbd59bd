import { leaf, sprig, veined, wheat } from '../flora.ts'
import { at, blob, curve, fill, line, shaded, steps, through } from '../kit.ts'
import { star } from '../land.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

/** A full rose, petal within petal. */
const rose = (r: number) =>
  steps(6, 0, 300)
    .map((a) =>
      at(
        0,
        0,
        shaded(blob(`rose-o${a}`, 0, -r * 0.58, r * 0.56, r * 0.48, 0.05), deck.rose, deck.clay, 'down', 0.6),
        a,
      ),
    )
    .join('') +
  steps(5, 20, 308)
    .map((a) =>
      at(
        0,
        0,
        shaded(blob(`rose-m${a}`, 0, -r * 0.36, r * 0.42, r * 0.34, 0.05), '#d4836a', deck.clay, 'down', 0.7),
        a,
      ),
    )
    .join('') +
  shaded(blob('rose-i', 0, 0, r * 0.4), deck.clay, '#8d4631', 'down', 0.5) +
  line(
    curve(
      steps(26, 0, 25).map((i) => [Math.sin(i * 0.62) * r * 0.013 * i, -Math.cos(i * 0.62) * r * 0.013 * i]),
    ),
    '#8d4631',
    5,
  )

export default {
  palette: [deck.moss, deck.clay, deck.honey, deck.rose, deck.paper],
  draw: () => {
    const crown = steps(12, -66, 66).map((a) =>
      star(
        300 + Math.sin((a * Math.PI) / 180) * 186,
        452 - Math.cos((a * Math.PI) / 180) * 262,
        17,
        deck.honey,
        4,
        0.32,
      ),
    )
    return card(
      deck.moss,
      shaded(blob('emp-halo', 300, 430, 196, 196), deck.sand, deck.honey, 'down', 0.5) +
        crown.join('') +
        [
          [96, 980, 120, 760, 110, 560],
          [160, 980, 196, 800, 178, 650],
          [504, 980, 480, 760, 490, 560],
          [440, 980, 404, 800, 424, 650],
          [232, 990, 246, 860, 238, 740],
          [368, 990, 354, 860, 362, 740],
        ]
          .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) =>
            wheat(
              [
                [a, b],
                [c, d],
                [e, f],
              ],
              deck.honey,
              deck.honey,
              36,
              8,
            ),
          )
          .join('') +
        line(curve(through('300 980, 306 760, 300 520')), deck.ink, 9) +
        veined(303, 740, -54, 150, 68, deck.sage, deck.ink, -16) +
        veined(303, 790, 54, 150, 68, deck.sage, deck.ink, 16) +
        [-128, -70, 70, 128, 180].map((a) => fill(leaf(300, 430, a, 176, 66), deck.ink)).join('') +
        at(300, 430, rose(140)) +
        sprig(through('130 990, 200 930, 280 910'), {
          stem: deck.ink,
          leaf: deck.sage,
          pairs: 4,
          length: 62,
          width: 26,
        }) +
        sprig(through('470 990, 400 930, 320 910'), {
          stem: deck.ink,
          leaf: deck.sage,
          pairs: 4,
          length: 62,
          width: 26,
        }),
    )
  },
} satisfies Picture
