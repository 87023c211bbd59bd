import { daisy } from '../blossoms.ts'
import { leaf, sprig } from '../flora.ts'
import { blob, curve, fill, line, type Point, shaded, steps, stroke, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

const loop: Point[] = steps(33, 0, 2 * Math.PI).map((t) => [
  300 + 74 * Math.sin(t),
  164 + 34 * Math.sin(t * 2),
])

export default {
  palette: [deck.honey, deck.clay, deck.moss, deck.ink, deck.paper],
  draw: () =>
    card(
      deck.moss,
      fill(blob('st-halo', 300, 500, 250), '#5f8063') +
        line(curve(loop), deck.honey, 9) +
        steps(25, 0, 346)
          .map((a) => fill(leaf(300, 500, a, 246, 70), '#a9573d'))
          .join('') +
        steps(21, 8, 351)
          .map((a) => fill(leaf(300, 500, a, 214, 66), deck.clay))
          .join('') +
        steps(19, 3, 344)
          .map((a) => fill(leaf(300, 500, a, 182, 62), deck.honey))
          .join('') +
        [-1, 1]
          .map(
            (s) =>
              fill(blob('ear', 300 + s * 92, 412, 34, 34, 0.03), '#a9573d') +
              fill(blob('ear2', 300 + s * 92, 414, 18, 18, 0.03), deck.rose),
          )
          .join('') +
        shaded(
          curve(
            through(
              '300 386, 216 406, 186 480, 206 556, 250 606, 300 622, 350 606, 394 556, 414 480, 384 406',
            ),
            true,
          ),
          '#ecc48a',
          deck.clay,
          'rim',
          0.4,
        ) +
        fill(
          curve(through('300 520, 246 542, 238 586, 270 612, 300 606, 330 612, 362 586, 354 542'), true),
          deck.paper,
        ) +
        fill(curve(through('300 566, 266 536, 276 520, 324 520, 334 536'), true), deck.ink) +
        line(curve(through('300 560, 300 578, 282 590, 262 584')), deck.ink, 5) +
        line(curve(through('300 578, 318 590, 338 584')), deck.ink, 5) +
        [-1, 1]
          .map(
            (s) =>
              line(
                curve([
                  [300 + s * 30, 486],
                  [300 + s * 54, 500],
                  [300 + s * 80, 484],
                ]),
                deck.ink,
                7,
              ) +
              line(
                curve([
                  [300 + s * 22, 440],
                  [300 + s * 54, 428],
                  [300 + s * 88, 442],
                ]),
                '#a9573d',
                7,
              ) +
              line(stroke([300 + s * 26, 520], [300 + s * 34, 452]), deck.clay, 4),
          )
          .join('') +
        through('268 568, 256 556, 262 580, 332 568, 344 556, 338 580')
          .map(([x = 0, y = 0]) => fill(blob('w', x, y, 3), deck.ink))
          .join('') +
        line(curve(through('300 402, 300 440')), deck.clay, 5) +
        line(curve(through('282 404, 286 430')), deck.clay, 4) +
        line(curve(through('318 404, 314 430')), deck.clay, 4) +
        sprig(through('70 950, 160 860, 292 812'), {
          stem: deck.ink,
          leaf: deck.sage,
          pairs: 6,
          length: 86,
          width: 34,
          seed: 'str',
        }) +
        sprig(through('530 950, 440 860, 308 812'), {
          stem: deck.ink,
          leaf: deck.sage,
          pairs: 6,
          length: 86,
          width: 34,
          seed: 'str2',
        }) +
        daisy(300, 806, 46, 11, deck.paper, deck.honey, 'st1') +
        daisy(206, 836, 34, 10, deck.rose, deck.honey, 'st2') +
        daisy(394, 836, 34, 10, deck.rose, deck.honey, 'st3') +
        daisy(130, 890, 28, 9, deck.paper, deck.honey, 'st4') +
        daisy(470, 890, 28, 9, deck.paper, deck.honey, 'st5') +
        daisy(300, 902, 36, 10, deck.clay, deck.honey, 'st6'),
    ),
} satisfies Picture
