import { leaf } from '../flora.ts'
import { at, blob, curve, fill, line, poly, shaded, steps, stroke, through } from '../kit.ts'
import { cloud, ridge, ripples, star } from '../land.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

const swan = (colour: string, dark: string, beak: string) =>
  line(curve(through('46 -18, 80 -60, 52 -110, 60 -152, 92 -160')), colour, 24) +
  shaded(
    curve(through('-118 -34, -70 -66, 0 -62, 62 -36, 70 4, 20 24, -60 22, -100 0'), true),
    colour,
    dark,
    'down',
    0.5,
  ) +
  [
    [-60, -30, -104, 92],
    [-30, -24, -96, 104],
    [0, -18, -92, 96],
  ]
    .map(([x = 0, y = 0, a = 0, l = 0]) => fill(leaf(x + 40, y + 10, a, l, 34, 12), dark, 0.55))
    .join('') +
  fill(blob('head', 92, -160, 22, 16, 0.02, 12), colour) +
  fill(poly([108, -164], [142, -148], [106, -148]), beak) +
  fill(blob('eye', 96, -164, 4), beak)

export default {
  palette: ['#5d8a8c', deck.honey, deck.clay, deck.ink, deck.paper],
  draw: () =>
    card(
      deck.sky,
      cloud('ch-c1', 180, 250, 240, deck.paper, 0.9) +
        cloud('ch-c2', 450, 330, 220, deck.paper, 0.8) +
        shaded(blob('ch-sun', 430, 210, 66), deck.honey, deck.clay, 'down', 0.3) +
        shaded(ridge('ch-r1', 600, 590, 26, 960, 5), deck.sage, deck.moss, 'down', 0.4) +
        shaded(ridge('ch-r2', 600, 640, 16, 960, 5), deck.moss, deck.ink, 'down', 0.5) +
        shaded('M40 660L560 660L560 960L40 960Z', '#5d8a8c', deck.night, 'down', 0.7) +
        ripples('ch-rip', 40, 680, 560, 940, 20, deck.sky, 0.8) +
        line(stroke([300, 690], [300, 250]), '#6d4630', 12) +
        shaded(
          curve(through('306 262, 420 330, 470 460, 446 600, 306 640'), true),
          deck.paper,
          deck.sand,
          'right',
          0.5,
        ) +
        shaded(
          curve(through('294 290, 214 380, 168 500, 180 600, 294 632'), true),
          deck.clay,
          deck.ink,
          'left',
          0.35,
        ) +
        [
          [356, 390, 22],
          [400, 480, 26],
          [352, 560, 20],
        ]
          .map(([x = 0, y = 0, r = 0]) => star(x, y, r, deck.honey, 8, 0.3))
          .join('') +
        star(300, 228, 30, deck.honey, 8, 0.26) +
        shaded(
          curve(through('120 664, 150 736, 220 772, 380 772, 450 736, 480 664, 300 690'), true),
          '#8a5338',
          deck.ink,
          'down',
          0.6,
        ) +
        line(curve(through('128 684, 300 712, 472 684')), deck.honey, 7) +
        steps(5, 190, 410)
          .map((x) => fill(blob('rivet', x, 736, 9), deck.honey))
          .join('') +
        line(curve(through('236 770, 190 800, 186 836')), deck.ink, 4) +
        line(curve(through('364 770, 410 800, 414 836')), deck.ink, 4) +
        at(186, 868, swan(deck.ink, '#4d6e63', deck.clay), 0, 0.94, true) +
        at(414, 868, swan(deck.paper, deck.sky, deck.honey), 0, 0.94) +
        ripples('ch-rip2', 70, 884, 530, 930, 10, deck.paper, 0.7),
      deck.sage,
    ),
} satisfies Picture
