import { leaf } from '../flora.ts'
import {
  at,
  blob,
  box,
  clip,
  curve,
  fill,
  grain,
  line,
  poly,
  seeded,
  shaded,
  steps,
  through,
} from '../kit.ts'
import { bird, cloud, ripples } from '../land.ts'
import type { Picture } from '../picture.ts'
import { stone } from '../things.ts'
import { card, deck } from './_card.ts'

export default {
  palette: ['#4a5560', deck.honey, deck.clay, deck.sage, deck.paper],
  draw: () => {
    const rand = seeded('tower')
    const body = poly(
      [206, 850],
      [226, 400],
      [262, 380],
      [290, 402],
      [318, 372],
      [352, 396],
      [374, 392],
      [394, 850],
    )
    const stones = steps(13, 410, 840).flatMap((y, row) =>
      steps(6, 200, 400).map((x) =>
        fill(
          box(x - 24 + (row % 2) * 20, y, 36, 30, 6),
          ['#b9a483', '#a9926e', '#c9b594'][Math.floor(rand() * 3)] ?? '#b9a483',
        ),
      ),
    )
    const window = (x: number, y: number) =>
      shaded(
        `M${x - 19} ${y + 34}L${x - 19} ${y}C${x - 19} ${y - 32} ${x + 19} ${y - 32} ${x + 19} ${y}L${x + 19} ${y + 34}Z`,
        deck.honey,
        deck.clay,
        'down',
        0.6,
      )
    return card(
      '#4a5560',
      cloud('to-c1', 170, 200, 300, '#66727c') +
        cloud('to-c2', 440, 170, 300, '#5a666f') +
        cloud('to-c3', 330, 250, 360, '#7a858c') +
        fill(
          poly([388, 120], [330, 250], [368, 250], [300, 372], [428, 232], [384, 232], [440, 130]),
          deck.honey,
        ) +
        fill(
          poly([392, 140], [352, 240], [388, 242], [340, 312], [412, 240], [376, 236], [420, 144]),
          deck.paper,
        ) +
        shaded('M40 800C200 770 420 780 560 810L560 960L40 960Z', '#5d7f86', deck.night, 'down', 0.6) +
        ripples('to-r', 40, 830, 560, 940, 16, deck.sky, 0.8) +
        fill(body, '#8a7658') +
        clip(body, stones.join('')) +
        grain(body, deck.ink, 'right', 0.5) +
        window(300, 500) +
        window(270, 630) +
        window(334, 720) +
        at(
          196,
          320,
          shaded(
            poly([-60, 30], [-66, -30], [-30, -6], [0, -50], [30, -6], [66, -30], [60, 30]),
            deck.honey,
            deck.clay,
            'down',
            0.6,
          ),
          -38,
        ) +
        [
          [170, 420, 26, 20],
          [430, 430, 24, 18],
          [456, 520, 17, 13],
          [146, 540, 19, 14],
          [418, 610, 13, 10],
        ]
          .map(([x = 0, y = 0, a = 0, b = 0], i) => stone(`tos${i}`, x, y, a, b, '#b9a483', deck.ink, i * 30))
          .join('') +
        bird(130, 250, 60, deck.paper, -22) +
        bird(460, 330, 64, deck.paper, 20) +
        bird(500, 260, 44, deck.paper, 12) +
        bird(110, 470, 44, deck.paper, -14) +
        stone('to-b1', 180, 866, 90, 50, '#66727c', deck.ink) +
        stone('to-b2', 410, 870, 100, 54, '#5a666f', deck.ink) +
        stone('to-b3', 300, 890, 86, 40, '#77838c', deck.ink) +
        line(curve(through('404 826, 420 760, 412 700')), deck.moss, 5) +
        [
          [414, 790, 60],
          [418, 756, -56],
          [414, 724, 50],
          [412, 702, -10],
        ]
          .map(([x = 0, y = 0, a = 0]) => fill(leaf(x, y, a, 44, 18), deck.sage))
          .join('') +
        steps(5, 0, 288)
          .map((a) => fill(leaf(412, 690, a, 26, 20), deck.rose))
          .join('') +
        fill(blob('to-f', 412, 690, 8), deck.honey),
      deck.ink,
    )
  },
} satisfies Picture
