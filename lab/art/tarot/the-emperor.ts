import { leaf } from '../flora.ts'
import { at, blob, curve, fill, line, poly, shaded, steps, through } from '../kit.ts'
import { peak, ridge } from '../land.ts'
import type { Picture } from '../picture.ts'
import { stone } from '../things.ts'
import { card, deck } from './_card.ts'

const crown = (w: number) =>
  shaded(
    poly(
      [-w / 2, 0],
      [-w * 0.56, -w * 0.44],
      [-w * 0.27, -w * 0.2],
      [0, -w * 0.56],
      [w * 0.27, -w * 0.2],
      [w * 0.56, -w * 0.44],
      [w / 2, 0],
    ),
    deck.honey,
    deck.clay,
    'down',
    0.5,
  ) +
  [-0.56, 0, 0.56]
    .map((k) => fill(blob('c', k * w, k === 0 ? -w * 0.6 : -w * 0.48, w * 0.05), deck.clay))
    .join('') +
  fill(poly([-w / 2, -2], [w / 2, -2], [w / 2, -16], [-w / 2, -16]), deck.clay)

const acorn = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    shaded(curve(through('-17 0, -14 30, 0 48, 14 30, 17 0'), true), deck.honey, deck.clay, 'right', 0.5) +
      fill(curve(through('-23 4, -18 -16, 0 -22, 18 -16, 23 4, 0 9'), true), '#6d4630') +
      line('M0 -20L4 -34', '#6d4630', 5),
    turn,
  )

export default {
  palette: [deck.clay, deck.honey, deck.moss, deck.ink, deck.paper],
  draw: () =>
    card(
      '#d98a63',
      shaded(blob('emp-sun', 300, 300, 190), '#ecb587', deck.clay, 'down', 0.3) +
        shaded(peak('em-p1', 120, 470, 230, 960), '#a9573d', deck.ink, 'right', 0.5) +
        shaded(peak('em-p2', 490, 430, 250, 960), '#98492f', deck.ink, 'right', 0.5) +
        shaded(ridge('em-r', 600, 760, 14, 960, 4), deck.moss, deck.ink, 'down', 0.6) +
        shaded(
          curve(
            through(
              '220 800, 262 740, 270 640, 250 540, 290 520, 310 520, 350 540, 330 640, 338 740, 380 800',
            ),
            true,
          ),
          '#5f3d26',
          deck.ink,
          'right',
          0.5,
        ) +
        line(curve(through('276 600, 220 540, 170 520')), '#5f3d26', 22) +
        line(curve(through('324 590, 380 530, 430 510')), '#5f3d26', 22) +
        [
          [170, 480, 92],
          [430, 470, 96],
          [240, 400, 108],
          [362, 396, 108],
          [300, 460, 112],
          [300, 340, 92],
        ]
          .map(([x = 0, y = 0, r = 0], i) =>
            shaded(
              blob(`oak${i}`, x, y, r, r * 0.82, 0.07),
              i % 2 ? deck.moss : '#5f8058',
              deck.ink,
              'down',
              0.45,
            ),
          )
          .join('') +
        steps(26, 0, 25)
          .map((i) =>
            fill(
              leaf(130 + ((i * 97) % 340), 320 + ((i * 61) % 190), i * 40, 26, 13),
              i % 2 ? deck.sage : '#3f5d47',
            ),
          )
          .join('') +
        at(300, 268, crown(128)) +
        stone('em-s1', 120, 850, 90, 60, '#98705c', deck.ink) +
        stone('em-s2', 486, 860, 96, 66, '#8a6350', deck.ink) +
        shaded(poly([214, 930], [226, 820], [374, 820], [386, 930]), deck.sand, '#a9804f', 'down', 0.6) +
        line('M236 850L364 850M232 890L368 890', '#a9804f', 4) +
        acorn(270, 784, -14) +
        acorn(326, 786, 10) +
        fill(leaf(300, 800, -80, 84, 34), deck.sage) +
        fill(leaf(300, 800, 84, 84, 34), deck.sage),
      deck.clay,
    ),
} satisfies Picture
