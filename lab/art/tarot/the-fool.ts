import { daisy } from '../blossoms.ts'
import { grass, leaf } from '../flora.ts'
import { arc, at, away, blob, curve, fill, line, poly, shaded, steps, stroke, through } from '../kit.ts'
import { bird, cloud, peak } from '../land.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

/** One seed of a dandelion under its parachute. */
const seed = (x: number, y: number, turn: number, size: number) =>
  at(
    x,
    y,
    line(stroke([0, 0], [0, -70]), deck.ink, 2.6) +
      fill(leaf(0, 16, 0, 22, 8), deck.ink) +
      steps(9, -75, 75)
        .map(
          (a) =>
            line(stroke([0, -70], away(0, -70, a, 38)), deck.paper, 2.6) +
            fill(blob('tip', ...away(0, -70, a, 40), 3.4), deck.paper),
        )
        .join(''),
    turn,
    size,
  )

export default {
  palette: [deck.honey, deck.clay, deck.sage, deck.sky, deck.paper],
  draw: () => {
    const cliff = curve(
      through('40 980, 40 690, 140 672, 262 690, 330 676, 352 720, 318 790, 336 860, 296 980'),
      true,
    )
    const clock = steps(34, 0, 350)
    return card(
      deck.honey,
      shaded(blob('fool-sun', 408, 268, 96), deck.paper, deck.honey, 'down', 0.4) +
        line(arc(408, 268, 118, 130, 400), deck.paper, 4) +
        cloud('fool-c', 190, 330, 260, deck.paper, 0.75) +
        shaded(peak('fool-p', 470, 640, 240, 960), deck.sky, deck.moss, 'right', 0.45) +
        fill(poly([470, 640], [424, 708], [462, 698], [484, 722], [512, 706]), deck.paper) +
        shaded(peak('fool-p2', 330, 760, 220, 980), deck.sage, deck.moss, 'down', 0.6) +
        shaded(cliff, deck.clay, deck.ink, 'down', 0.7) +
        line(curve(through('172 690, 182 600, 166 520')), deck.ink, 6) +
        clock
          .map(
            (a, i) =>
              line(stroke(away(166, 500, a, 18), away(166, 500, a, i % 2 ? 64 : 78)), deck.paper, 2.4) +
              fill(blob('fluff', ...away(166, 500, a, i % 2 ? 66 : 80), 5), deck.paper),
          )
          .join('') +
        fill(blob('fool-heart', 166, 500, 19), deck.ink) +
        seed(318, 520, 32, 1) +
        seed(430, 460, 44, 0.85) +
        seed(290, 410, 20, 0.7) +
        seed(468, 590, 56, 0.7) +
        bird(220, 240, 46, deck.ink, -6) +
        bird(270, 270, 34, deck.ink, 4) +
        grass('fool-g', 50, 320, 700, 66, 22, [deck.moss, deck.ink, deck.sage]) +
        daisy(262, 668, 26, 8, deck.paper, deck.honey, 'fool-d') +
        daisy(100, 662, 20, 8, deck.paper, deck.honey, 'fool-d2'),
      deck.clay,
    )
  },
} satisfies Picture
