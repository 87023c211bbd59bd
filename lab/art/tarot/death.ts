import { leaf, veined } from '../flora.ts'
import { at, blob, curve, fill, grain, line, seeded, shaded, steps, stroke, through } from '../kit.ts'
import { bird, ridge } from '../land.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

const rose = (r: number) =>
  steps(5, 0, 288)
    .map((a) =>
      at(
        0,
        0,
        shaded(blob(`dr${a}`, 0, -r * 0.56, r * 0.58, r * 0.5, 0.05), deck.paper, '#c9b89a', 'down', 0.6),
        a,
      ),
    )
    .join('') +
  steps(5, 36, 324)
    .map((a) =>
      at(
        0,
        0,
        shaded(blob(`dm${a}`, 0, -r * 0.32, r * 0.42, r * 0.34, 0.05), '#ede0c8', '#b9a483', 'down', 0.7),
        a,
      ),
    )
    .join('') +
  fill(blob('dc', 0, 0, r * 0.34), '#e3d0b0') +
  line(
    curve(
      steps(20, 0, 19).map((i) => [Math.sin(i * 0.66) * r * 0.015 * i, -Math.cos(i * 0.66) * r * 0.015 * i]),
    ),
    '#a98d66',
    4.5,
  )

export default {
  palette: [deck.clay, deck.ink, deck.honey, deck.sage, deck.paper],
  draw: () => {
    const rand = seeded('death')
    const soil = 'M40 690C180 664 420 664 560 690L560 960L40 960Z'
    const roots = [
      [300, 824, -34],
      [300, 826, 30],
      [296, 830, -60],
      [304, 830, 56],
      [300, 834, 0],
    ].map(([x = 0, y = 0, a = 0]) =>
      line(
        curve([
          [x, y],
          [x + a * 0.8, y + 46],
          [x + a * 1.5, y + 84 + rand() * 20],
        ]),
        deck.sand,
        4.5,
      ),
    )
    return card(
      '#7d8f96',
      shaded(blob('de-sun', 300, 610, 170), deck.honey, deck.clay, 'down', 0.5) +
        steps(15, -84, 84)
          .map((a, i) => at(300, 610, line(stroke([0, -186], [0, i % 2 ? -206 : -226]), deck.honey, 5), a))
          .join('') +
        shaded(ridge('de-r1', 600, 590, 34, 960, 4), '#5f737a', deck.night, 'down', 0.5) +
        shaded(ridge('de-r2', 600, 640, 20, 960, 4), deck.night, deck.ink, 'down', 0.6) +
        bird(150, 260, 54, deck.ink, -8) +
        bird(206, 300, 38, deck.ink, 6) +
        bird(452, 230, 44, deck.ink, 4) +
        fill(soil, '#4a3226') +
        grain(soil, deck.ink, 'down', 0.5) +
        steps(16, 0, 15)
          .map((i) =>
            fill(
              blob(`pe${i}`, 90 + rand() * 430, 740 + rand() * 190, 5 + rand() * 9, 4 + rand() * 6, 0.1),
              '#6d5040',
            ),
          )
          .join('') +
        line(curve(through('300 780, 306 640, 292 520, 300 420')), deck.ink, 11) +
        veined(302, 600, -58, 130, 58, deck.moss, deck.ink, 16) +
        veined(298, 556, 56, 120, 54, deck.moss, deck.ink, -14) +
        line(stroke([296, 500], [280, 488]), deck.ink, 6) +
        line(stroke([300, 660], [318, 650]), deck.ink, 6) +
        [-120, -60, 0, 60, 120].map((a) => fill(leaf(300, 380, a, 124, 44), deck.moss)).join('') +
        at(300, 372, rose(98)) +
        shaded(
          curve(through('300 744, 262 776, 258 812, 300 836, 342 812, 338 776'), true),
          deck.clay,
          deck.ink,
          'right',
          0.5,
        ) +
        line(curve(through('300 748, 286 790, 300 834')), deck.sand, 3) +
        line(curve(through('300 748, 316 790, 302 834')), deck.sand, 3) +
        roots.join('') +
        [
          [120, 690, -20],
          [150, 692, 22],
          [456, 690, 18],
          [426, 692, -24],
        ]
          .map(([x = 0, y = 0, a = 0]) => fill(leaf(x, y, a, 54, 20, a), deck.sage))
          .join('') +
        line(stroke([136, 692], [136, 740]), deck.sage, 3) +
        line(stroke([440, 692], [440, 740]), deck.sage, 3) +
        [
          [90, 688, 80],
          [206, 684, -70],
          [392, 684, 76],
          [506, 690, -84],
          [244, 690, 96],
          [360, 694, -100],
        ]
          .map(([x = 0, y = 0, a = 0], i) => fill(leaf(x, y, a, 62, 26, 14), i % 2 ? deck.clay : deck.honey))
          .join('') +
        [
          [140, 420, 130],
          [460, 480, 210],
          [430, 330, 160],
          [170, 540, 40],
        ]
          .map(([x = 0, y = 0, a = 0], i) =>
            veined(x, y, a, 56, 26, i % 2 ? deck.clay : deck.honey, deck.ink, 16),
          )
          .join(''),
      deck.night,
    )
  },
} satisfies Picture
