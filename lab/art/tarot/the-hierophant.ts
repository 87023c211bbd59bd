import { sprig } from '../flora.ts'
import { at, blob, box, curve, fill, line, shaded, steps, stroke, through } from '../kit.ts'
import { star } from '../land.ts'
import type { Picture } from '../picture.ts'
import { candle } from '../things.ts'
import { card, deck } from './_card.ts'

const key = (colour: string, dark: string) =>
  line(blob('bow', 0, -128, 38, 38, 0.01), colour, 17) +
  line(stroke([0, -90], [0, 130]), colour, 17) +
  line(stroke([0, 118], [44, 118]), colour, 17) +
  line(stroke([0, 76], [32, 76]), colour, 15) +
  line(stroke([-18, -78], [18, -78]), dark, 9)

const pillar = (x: number) =>
  shaded(box(x - 34, 330, 68, 500, 4), deck.sand, '#a9804f', 'right', 0.5) +
  [-14, 8].map((d) => line(stroke([x + d, 356], [x + d, 804]), '#c9a571', 4)).join('') +
  shaded(box(x - 52, 300, 104, 38, 8), deck.paper, '#a9804f', 'down', 0.5) +
  shaded(box(x - 52, 818, 104, 44, 6), deck.paper, '#a9804f', 'down', 0.5)

export default {
  palette: [deck.sage, deck.honey, deck.clay, deck.sand, deck.paper],
  draw: () =>
    card(
      deck.sage,
      fill('M150 900L150 420C150 300 216 232 300 232C384 232 450 300 450 420L450 900Z', deck.moss) +
        shaded(
          'M176 900L176 424C176 320 232 262 300 262C368 262 424 320 424 424L424 900Z',
          deck.night,
          deck.ink,
          'down',
          0.6,
        ) +
        steps(11, -80, 80)
          .map((a) => at(300, 420, line(stroke([0, -168], [0, a % 32 ? -190 : -206]), deck.honey, 5), a))
          .join('') +
        star(300, 190, 40, deck.honey, 8, 0.24) +
        fill(blob('hi-glow', 300, 400, 104), '#3d5f66') +
        fill(blob('hi-glow2', 300, 400, 66), '#55767a') +
        fill(blob('hi-dish', 300, 522, 54, 11), deck.clay) +
        at(300, 520, candle(110, 46, deck.paper, deck.sand, deck.honey, deck.paper, deck.ink)) +
        at(
          300,
          640,
          at(0, 0, key(deck.honey, deck.clay), 38, 0.92) +
            at(0, 0, key(deck.paper, deck.sage), -38, 0.92, true),
        ) +
        pillar(104) +
        pillar(496) +
        fill(box(58, 860, 484, 90), deck.clay) +
        shaded(box(58, 856, 484, 20, 4), '#d98a6b', deck.clay, 'down', 0.3) +
        at(
          300,
          884,
          shaded(
            `${curve(through('0 14, -60 -12, -150 2'))}L-150 62${curve(through('-150 62, -60 48, 0 74')).replace('M', 'L')}Z`,
            deck.paper,
            '#c9a571',
            'right',
            0.4,
          ) +
            shaded(
              `${curve(through('0 14, 60 -12, 150 2'))}L150 62${curve(through('150 62, 60 48, 0 74')).replace('M', 'L')}Z`,
              deck.paper,
              '#c9a571',
              'left',
              0.4,
            ) +
            [14, 28, 42]
              .map(
                (y) =>
                  line(
                    curve([
                      [-130, y],
                      [-70, y - 12],
                      [-20, y + 4],
                    ]),
                    deck.ink,
                    3,
                    0.6,
                  ) +
                  line(
                    curve([
                      [130, y],
                      [70, y - 12],
                      [20, y + 4],
                    ]),
                    deck.ink,
                    3,
                    0.6,
                  ),
              )
              .join(''),
        ) +
        sprig(through('104 300, 96 240, 128 180'), {
          stem: deck.ink,
          leaf: deck.moss,
          pairs: 4,
          length: 52,
          width: 20,
        }) +
        sprig(through('496 300, 504 240, 472 180'), {
          stem: deck.ink,
          leaf: deck.moss,
          pairs: 4,
          length: 52,
          width: 20,
        }),
      deck.moss,
    ),
} satisfies Picture
