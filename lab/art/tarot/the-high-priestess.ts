import { leaf } from '../flora.ts'
import { at, blob, clip, curve, fill, grain, line, poly, seeded, shaded, steps, through } from '../kit.ts'
import { bar, crescent, ripples, stars } from '../land.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

const trunk = (x: number, colour: string, mark: string) => {
  const d = poly([x - 56, 960], [x - 44, 500], [x - 40, 60], [x + 40, 60], [x + 44, 500], [x + 56, 960])
  const rand = seeded(`hp${x}`)
  const marks = steps(26, 90, 930).map((y, i) =>
    fill(leaf(x + (i % 2 ? 46 : -46), y + rand() * 18, i % 2 ? -90 : 90, 26 + rand() * 34, 10, 6), mark),
  )
  return fill(d, colour) + grain(d, mark, 'right', 0.4) + clip(d, marks.join(''))
}

/** A pomegranate, cut open by a narrow mouth of seeds. */
const fruit = (x: number, y: number, r: number, turn: number) =>
  at(
    x,
    y,
    shaded(blob('pom', 0, 0, r, r, 0.02), deck.clay, '#7d3425', 'rim', 0.6) +
      fill(
        poly(
          [-r * 0.3, -r * 0.9],
          [-r * 0.36, -r * 1.3],
          [-r * 0.1, -r * 1.1],
          [0, -r * 1.36],
          [r * 0.1, -r * 1.1],
          [r * 0.36, -r * 1.3],
          [r * 0.3, -r * 0.9],
        ),
        deck.clay,
      ) +
      fill(leaf(0, r * 0.7, 0, r * 1.3, r * 0.62), deck.paper) +
      steps(5, -0.3, 0.42)
        .map((t, i) => fill(blob('s', i % 2 ? r * 0.08 : -r * 0.08, t * r, r * 0.1), '#8d2f2a'))
        .join(''),
    turn,
  )

export default {
  palette: [deck.night, deck.sky, deck.clay, deck.ink, deck.paper],
  draw: () =>
    card(
      '#3d5b68',
      stars('hps', 160, 110, 440, 420, 40, deck.paper, 3) +
        fill(blob('hp-halo', 300, 330, 150), '#4f6f7a') +
        shaded(blob('hp-moon', 300, 330, 104), deck.paper, deck.sky, 'rim', 0.6) +
        shaded('M40 690C200 664 400 664 560 690L560 960L40 960Z', '#55838a', deck.night, 'down', 0.6) +
        [720, 752, 786, 826]
          .map((y, i) => fill(bar(300 + (i % 2 ? 14 : -12), y, 170 - i * 22, 14), deck.paper))
          .join('') +
        ripples('hpr', 100, 700, 500, 930, 12, deck.sky, 0.7) +
        at(
          0,
          0,
          line(curve(through('120 470, 210 520, 300 534, 390 520, 480 470')), deck.ink, 6) +
            [160, 230, 370, 440]
              .map((x, i) => fill(leaf(x, 506 + (i % 3 ? 14 : 0), i < 2 ? 30 : -30, 60, 24), deck.moss))
              .join(''),
        ) +
        fruit(236, 590, 42, -6) +
        fruit(366, 590, 42, 6) +
        fruit(300, 618, 50, 0) +
        line(curve(through('236 548, 240 530')), deck.ink, 5) +
        line(curve(through('366 548, 362 530')), deck.ink, 5) +
        line(curve(through('300 560, 300 534')), deck.ink, 5) +
        trunk(112, deck.ink, '#4d6e63') +
        trunk(488, deck.paper, deck.ink) +
        crescent(300, 884, 44, deck.honey, 90) +
        [
          [92, 930, -30],
          [140, 930, 24],
          [460, 930, -24],
          [510, 930, 30],
        ]
          .map(([x = 0, y = 0, a = 0]) => fill(leaf(x, y, a, 96, 30, a / 2), deck.moss))
          .join(''),
      deck.ink,
    ),
} satisfies Picture
