import { leaf, veined } from '../flora.ts'
import { at, blob, curve, fill, line, shaded, steps, stroke, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

const wing = (s: number) =>
  shaded(
    curve(
      [
        [0, 0],
        [s * 34, -44],
        [s * 84, -66],
        [s * 104, -40],
        [s * 84, -4],
        [s * 40, 14],
      ],
      true,
    ),
    deck.honey,
    deck.clay,
    'rim',
    0.5,
  ) +
  shaded(
    curve(
      [
        [0, 6],
        [s * 44, 10],
        [s * 72, 34],
        [s * 56, 66],
        [s * 22, 56],
      ],
      true,
    ),
    deck.clay,
    deck.ink,
    'rim',
    0.4,
  ) +
  fill(blob('w', s * 74, -38, 10), deck.paper) +
  fill(blob('w2', s * 46, 38, 7), deck.paper)

export default {
  palette: [deck.sage, deck.honey, deck.moss, deck.clay, deck.paper],
  draw: () => {
    const chrysalis = curve(
      through('300 352, 262 400, 240 486, 250 580, 276 664, 300 706, 324 664, 350 580, 360 486, 338 400'),
      true,
    )
    return card(
      deck.sage,
      [236, 176]
        .map((r, i) => fill(blob(`hm${i}`, 300, 540, r), ['#a3b896', '#c4cfae'][i] ?? deck.sage))
        .join('') +
        steps(29, 0, 347)
          .map((a, i) => at(300, 540, line(stroke([0, -190], [0, i % 2 ? -208 : -222]), deck.paper, 4), a))
          .join('') +
        line(curve(through('20 330, 150 270, 300 282, 440 244, 580 180')), '#5f3d26', 24) +
        line(curve(through('150 272, 110 210, 120 150')), '#5f3d26', 13) +
        line(curve(through('420 250, 450 310, 500 340')), '#5f3d26', 11) +
        veined(120, 156, -20, 110, 56, deck.moss, deck.ink, 14) +
        veined(126, 200, 60, 100, 48, '#5f8058', deck.ink, -14) +
        veined(210, 262, -30, 96, 46, deck.moss, deck.ink) +
        veined(370, 262, 24, 120, 56, '#5f8058', deck.ink, 12) +
        veined(480, 226, -16, 110, 54, deck.moss, deck.ink) +
        veined(500, 338, 140, 110, 52, '#5f8058', deck.ink, -14) +
        veined(90, 300, 200, 110, 54, '#5f8058', deck.ink, 12) +
        line(stroke([300, 290], [300, 356]), deck.ink, 7) +
        fill(blob('hm-pad', 300, 356, 22, 11), deck.ink) +
        shaded(chrysalis, deck.moss, deck.ink, 'right', 0.6) +
        line(curve(through('250 452, 300 474, 350 452')), deck.honey, 6) +
        [524, 572, 616, 654]
          .map((y, i) =>
            line(
              curve([
                [256 + i * 9, y],
                [300, y + 16],
                [344 - i * 9, y],
              ]),
              deck.ink,
              3.5,
              0.7,
            ),
          )
          .join('') +
        line(curve(through('300 380, 288 470, 296 560, 300 690')), deck.sage, 4) +
        through('276 436, 324 436, 270 500, 330 500')
          .map(([x = 0, y = 0]) => fill(blob('dot', x, y, 6), deck.honey))
          .join('') +
        at(
          426,
          800,
          wing(1) +
            wing(-1) +
            fill(leaf(0, 66, 0, 110, 16), deck.ink) +
            line(curve(through('2 -40, 14 -66, 30 -76')), deck.ink, 3.5) +
            line(curve(through('-2 -40, -14 -66, -30 -76')), deck.ink, 3.5),
          24,
          0.8,
        ) +
        shaded(
          curve(through('30 980, 40 850, 130 826, 260 860, 400 900, 570 884, 580 980'), true),
          deck.moss,
          deck.ink,
          'down',
          0.6,
        ) +
        [
          [110, 850, -10],
          [150, 850, 24],
          [210, 866, -24],
          [480, 900, 10],
        ]
          .map(([x = 0, y = 0, a = 0]) => fill(leaf(x, y, a, 84, 28, a), '#3f5d47'))
          .join('') +
        fill(leaf(250, 866, 80, 90, 40, 14), deck.clay),
      deck.moss,
    )
  },
} satisfies Picture
