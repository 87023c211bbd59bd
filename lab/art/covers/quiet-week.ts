import { sprig } from '../flora.ts'
import { at, blob, box, clip, curve, fill, grain, line, poly, shaded, sheet, through } from '../kit.ts'
import { bird, cloud, ridge } from '../land.ts'
import type { Picture } from '../picture.ts'
import { cup, steam } from '../things.ts'

const [sage, wall, cream, honey, clay] = ['#8ba58c', '#d9c3a0', '#f6ebd4', '#ecc06e', '#b3694a'] as const
const [wood, bark, mist, glaze] = ['#a87a55', '#5a3a2c', '#c9d8cd', '#fff8e6'] as const

const pane = box(300, -40, 1000, 800)

/** What is seen through the window: hills in the haze, and a sun that has only just come up. */
const view = () =>
  clip(
    pane,
    fill(pane, '#dbe3d3') +
      grain(pane, '#e9c98e', 'down', 0.5, 2.4) +
      fill(blob('qw-glow', 1010, 300, 150, 150, 0.01), '#f2d79b') +
      fill(blob('qw-sun', 1010, 300, 96, 96, 0.008), honey) +
      cloud('qw-c1', 560, 150, 330, '#f6ecd8') +
      cloud('qw-c2', 1120, 96, 220, '#f6ecd8') +
      shaded(ridge('qw-r1', 1600, 420, 34, 1000, 6), mist, '#9fb8ab', 'down', 0.4) +
      shaded(ridge('qw-r2', 1600, 516, 40, 1000, 5), '#a9c0aa', '#7b9a83', 'down', 0.5) +
      shaded(ridge('qw-r3', 1600, 626, 26, 1000, 5), sage, '#5c7a62', 'down', 0.6) +
      bird(440, 330, 46, bark, -6) +
      bird(512, 352, 34, bark, 8),
  )

/** A linen curtain drawn aside, its folds hanging from the rod. */
const curtain = (seed: string) => {
  const cloth = curve(through('-30 -40, 330 -40, 300 200, 250 420, 216 560, 240 700, 250 860, -30 880'), true)
  return (
    shaded(cloth, cream, '#cdb389', 'left', 0.22, 2.4) +
    [60, 130, 196]
      .map((x, i) =>
        line(
          curve([
            [x + 26, -40],
            [x + 10, 240],
            [x - 14 - i * 8, 540],
            [x + 4, 860],
          ]),
          '#d8c39c',
          9,
        ),
      )
      .join('') +
    line(curve(through('-30 566, 90 590, 222 556')), clay, 17) +
    fill(blob(seed, 216, 560, 16, 20, 0.04), clay)
  )
}

const frame = () =>
  [
    [262, -40, 52, 860],
    [1286, -40, 52, 860],
    [776, -40, 38, 820],
    [290, 226, 1020, 34],
  ]
    .map(([x = 0, y = 0, w = 0, h = 0]) => shaded(box(x, y, w, h, 3), '#fbf2de', '#c7ab7c', 'right', 0.16))
    .join('')

const book = (x: number, y: number, w: number, h: number, colour: string, dark: string) =>
  shaded(box(x, y, w, h, 8), colour, dark, 'right', 0.5) + fill(box(x + w - 26, y + 9, 26, h - 18), '#e6d6b4')

export default {
  palette: [sage, clay, cream, honey, wood],
  night: {
    [honey]: '#e4d8b0',
    '#f2d79b': '#6f7878',
    [clay]: '#94563f',
    [cream]: '#7c7d84',
    [glaze]: '#c3beb2',
    '#e9c98e': '#5a6577',
  },
  draw: () =>
    sheet(
      1600,
      1000,
      [
        shaded(box(0, 0, 1600, 1000), wall, '#b7986a', 'down', 0.3, 2.4),
        view(),
        frame(),
        curtain('qw-k1'),
        at(1600, 0, curtain('qw-k2'), 0, 1, true),
        // The sill with its edge, and its shade on the wall.
        fill(box(120, 840, 1360, 44), bark, 0.22),
        shaded(box(80, 742, 1440, 66, 8), wood, '#7c5236', 'right', 0.4, 2.4),
        fill(box(80, 806, 1440, 36, 6), '#8a5f41'),
        fill(poly([360, 746], [800, 746], [620, 804], [150, 804]), glaze, 0.22),
        fill(blob('qw-bs', 1040, 772, 236, 15, 0.02), bark, 0.3),
        book(850, 694, 372, 72, clay, '#7d4229'),
        book(884, 634, 290, 60, '#5c7a62', '#35503f'),
        sprig(through('1024 520, 1022 430, 1054 330, 1120 236'), {
          stem: '#45654a',
          leaf: '#5f8360',
          vein: '#35503f',
          pairs: 7,
          length: 116,
          width: 50,
        }),
        shaded(
          curve(
            through(
              '976 634, 944 590, 962 540, 990 504, 988 470, 1062 470, 1060 504, 1088 540, 1106 590, 1074 634',
            ),
            true,
          ),
          '#7fa3a0',
          '#48686a',
          'right',
          0.5,
        ),
        fill(box(976, 622, 98, 14, 4), '#48686a'),
        fill(blob('qw-cs', 590, 774, 226, 20, 0.01), bark, 0.3),
        fill(blob('qw-saucer', 560, 764, 204, 22, 0.008), glaze),
        at(560, 526, cup(320, glaze, '#cdb389', '#8a4f33', bark)),
        line(curve(through('411 620, 480 640, 560 645, 640 640, 709 620')), sage, 16),
        at(556, 490, steam(220, glaze, 10)),
      ].join(''),
    ),
} satisfies Picture
