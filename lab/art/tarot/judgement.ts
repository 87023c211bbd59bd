import { leaf } from '../flora.ts'
import { at, blob, curve, fill, grain, line, shaded, steps, stroke, through } from '../kit.ts'
import { cloud, ridge } from '../land.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

/** A trumpet lily, its mouth at the origin, blowing downwards. */
const lily = () =>
  line(curve(through('0 -290, -30 -340, -110 -372')), deck.moss, 11) +
  fill(leaf(-40, -346, -160, 100, 36, 20), deck.moss) +
  fill(leaf(-60, -360, 20, 96, 34), '#5f8058') +
  shaded(
    curve(
      through(
        '-12 -300, -24 -190, -58 -80, -128 -18, -70 -22, -44 18, 0 -10, 44 18, 70 -22, 128 -18, 58 -80, 24 -190, 12 -300',
      ),
      true,
    ),
    deck.paper,
    deck.honey,
    'up',
    0.4,
  ) +
  line(curve(through('0 -280, -4 -150, 0 -20')), deck.sand, 5) +
  line(curve(through('-10 -240, -30 -120, -72 -44')), deck.sand, 3.5) +
  line(curve(through('10 -240, 30 -120, 72 -44')), deck.sand, 3.5) +
  [-22, 0, 22]
    .map(
      (x) =>
        line(
          curve([
            [x * 0.3, -60],
            [x, 30],
          ]),
          deck.moss,
          4,
        ) + fill(blob('anther', x, 38, 7, 13), deck.clay),
    )
    .join('')

const sprout = (x: number, y: number, h: number, lean: number) =>
  line(
    curve([
      [x, y],
      [x + lean * 0.2, y - h * 0.5],
      [x + lean, y - h],
    ]),
    deck.moss,
    9,
  ) +
  fill(leaf(x + lean, y - h, -52, h * 0.5, h * 0.26, -24), deck.moss) +
  fill(leaf(x + lean, y - h, 52, h * 0.5, h * 0.26, 24), '#5f8058') +
  fill(leaf(x + lean, y - h, 0, h * 0.3, h * 0.14), deck.sage)

export default {
  palette: [deck.rose, deck.honey, deck.moss, deck.clay, deck.paper],
  draw: () => {
    const soil = 'M40 770C180 740 420 744 560 770L560 960L40 960Z'
    return card(
      '#e3b8a2',
      steps(13, -50, 50)
        .map((a) => at(330, 470, line(stroke([0, 40], [0, 210]), deck.honey, 6, 0.9), a * 1.2))
        .join('') +
        cloud('jd-c1', 160, 230, 280, deck.paper, 0.95) +
        cloud('jd-c2', 430, 190, 260, deck.paper, 0.85) +
        shaded(ridge('jd-r', 600, 720, 26, 960, 5), deck.sage, deck.moss, 'down', 0.4) +
        at(330, 470, lily(), 6) +
        fill(soil, '#5f3d2c') +
        grain(soil, deck.ink, 'down', 0.5) +
        through('160 862, 300 880, 440 860')
          .map(
            ([x = 0, y = 0], i) =>
              shaded(blob(`sd${i}`, x, y, 34, 24, 0.04, 20), deck.honey, deck.clay, 'down', 0.5) +
              line(
                curve([
                  [x, y - 14],
                  [x + 3, y - 60],
                  [x, y - 110],
                ]),
                deck.sage,
                7,
              ) +
              [-24, 0, 24]
                .map((d) =>
                  line(
                    curve([
                      [x + d * 0.4, y + 20],
                      [x + d, y + 46],
                      [x + d * 1.5, y + 62],
                    ]),
                    deck.sand,
                    4,
                  ),
                )
                .join(''),
          )
          .join('') +
        sprout(160, 764, 120, -10) +
        sprout(300, 760, 156, 6) +
        sprout(440, 764, 116, 10),
      deck.clay,
    )
  },
} satisfies Picture
