import { along, leaf } from '../flora.ts'
import {
  at,
  blob,
  box,
  curve,
  fill,
  grain,
  line,
  type Point,
  shaded,
  steps,
  stroke,
  through,
} from '../kit.ts'
import { star } from '../land.ts'
import type { Picture } from '../picture.ts'
import { candle } from '../things.ts'
import { card, deck } from './_card.ts'

const moth = (light: string, dark: string) =>
  [-1, 1]
    .map(
      (s) =>
        shaded(
          curve(
            [
              [0, 0],
              [s * 40, -50],
              [s * 104, -58],
              [s * 92, -6],
              [s * 44, 26],
            ],
            true,
          ),
          light,
          dark,
          'rim',
          0.6,
        ) +
        shaded(
          curve(
            [
              [0, 12],
              [s * 46, 22],
              [s * 66, 60],
              [s * 34, 76],
              [s * 8, 46],
            ],
            true,
          ),
          dark,
          deck.ink,
          'rim',
          0.4,
        ) +
        fill(blob('eye', s * 66, -24, 13), deck.ink) +
        fill(blob('eye2', s * 66, -24, 6), deck.honey) +
        line(
          curve([
            [s * 4, -20],
            [s * 18, -50],
            [s * 36, -62],
          ]),
          deck.ink,
          3,
        ),
    )
    .join('') + fill(leaf(0, 66, 0, 100, 26), deck.sand)

/** A chain hung loosely: it could be lifted off. */
const chain = (points: Point[]) => {
  const spine = along(points)
  return steps(19, 0.01, 0.99)
    .map((t, i) => {
      const { point, angle } = spine(t)
      return at(point[0], point[1], line(blob('link', 0, 0, i % 2 ? 8 : 13, 17, 0.01), '#a9a08d', 6), angle)
    })
    .join('')
}

export default {
  palette: ['#6d2f2a', deck.honey, deck.clay, deck.ink, deck.paper],
  draw: () => {
    const glow = [246, 180, 120].map((r, i) =>
      fill(blob(`dv${i}`, 300, 380, r), ['#6b302b', '#8f4635', '#bd6d44'][i] ?? deck.clay, 0.9),
    )
    return card(
      '#4a2426',
      glow.join('') +
        grain(blob('dv0', 300, 380, 246), deck.honey, 'all', 0.04) +
        star(300, 150, 24, deck.honey, 8, 0.2) +
        shaded(box(58, 800, 484, 160), '#3a2422', deck.ink, 'down', 0.6) +
        line(stroke([58, 802], [542, 802]), '#6d4630', 6) +
        shaded(
          curve(through('150 812, 176 776, 300 764, 424 776, 450 812, 300 838'), true),
          '#8a6a3a',
          deck.ink,
          'down',
          0.5,
        ) +
        line(curve(through('444 800, 496 786, 490 836, 436 824')), '#8a6a3a', 11) +
        at(300, 796, candle(330, 92, deck.paper, deck.sand, deck.honey, deck.paper, deck.ink)) +
        fill(curve(through('254 470, 250 560, 262 590, 272 560, 274 476'), true), '#ead6b4') +
        fill(curve(through('318 470, 322 530, 334 556, 344 520, 346 470'), true), '#ead6b4') +
        at(176, 330, moth('#d9a878', '#8f5a3c'), 38, 0.84) +
        at(440, 270, moth('#c98a63', '#7d4a36'), -42, 0.74) +
        at(424, 520, moth('#e3c08f', '#98633f'), -70, 0.56) +
        chain(through('120 860, 176 700, 260 672, 340 690, 420 690, 486 862')) +
        line(curve(through('90 950, 130 870, 210 850, 230 900')), deck.moss, 5) +
        line(curve(through('510 950, 460 880, 380 870')), deck.moss, 5) +
        [
          [130, 872, -50],
          [170, 852, 20],
          [214, 852, 60],
          [460, 880, 50],
          [420, 870, -10],
          [382, 868, -60],
          [110, 910, 60],
          [490, 916, -50],
        ]
          .map(([x = 0, y = 0, a = 0]) => fill(leaf(x, y, a, 48, 32, 0, 0.3), deck.moss))
          .join('') +
        through('230 896, 374 876')
          .map(
            ([x = 0, y = 0]) =>
              fill(blob('bind', x, y, 26, 22, 0.06), deck.paper) + star(x, y, 20, deck.rose, 5 + 3, 0.4),
          )
          .join(''),
      deck.ink,
    )
  },
} satisfies Picture
