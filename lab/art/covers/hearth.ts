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
  type Point,
  seeded,
  shaded,
  steps,
  stroke,
  through,
} from '../kit.ts'
import { layered } from '../layered.ts'
import type { Picture } from '../picture.ts'
import { candle, cup } from '../things.ts'

const [umber, char, flame, wall, cream] = ['#a8784a', '#2d2a26', '#e59a45', '#d9b98a', '#f6ead2'] as const

const tongue = (x: number, y: number, w: number, h: number, lean: number) =>
  curve(
    [
      [x, y],
      [x - w / 2, y - h * 0.16],
      [x - w * 0.42, y - h * 0.46],
      [x - w * 0.05 + lean * 0.4, y - h * 0.7],
      [x + lean, y - h],
      [x + w * 0.2 + lean * 0.4, y - h * 0.62],
      [x + w * 0.46, y - h * 0.4],
      [x + w / 2, y - h * 0.14],
    ],
    true,
  )

/** A cat asleep, rolled into a disc. */
const cat = () => {
  const body = blob('cat', 0, 0, 168, 122, 0.01)
  const tail = curve(through('150 30, 128 108, 20 132, -92 112'))
  return (
    fill(blob('cat-s', 8, 116, 190, 30), char, 0.3) +
    shaded(body, '#c9793f', '#7d4222', 'rim', 0.6, 2.2) +
    [-70, -18, 34, 84]
      .map((x, i) =>
        line(
          curve([
            [x, -118 + Math.abs(x) * 0.16],
            [x + 12, -74],
            [x + 6, -38 + i * 4],
          ]),
          '#8d4d27',
          13,
        ),
      )
      .join('') +
    line(tail, '#c9793f', 44) +
    line(curve(through('-40 124, -92 112')), cream, 34) +
    fill('M-150 20L-166 -44L-112 -14Z', '#c9793f') +
    fill('M-68 -18L-28 -58L-30 4Z', '#c9793f') +
    shaded(blob('cat-h', -96, 40, 76, 62, 0.012), '#d4874b', '#8d4d27', 'down', 0.5) +
    line(curve(through('-142 42, -128 52, -114 42')), char, 5) +
    line(curve(through('-82 42, -68 52, -54 42')), char, 5) +
    fill('M-106 60L-90 60L-98 70Z', char) +
    [-1, 1]
      .map(
        (s) =>
          line(stroke([-98 + s * 24, 70], [-98 + s * 88, 62]), cream, 2.4) +
          line(stroke([-98 + s * 24, 76], [-98 + s * 84, 82]), cream, 2.4),
      )
      .join('')
  )
}

/** What stands on the hearth is drawn a little larger than the room. */
const chimney = (body: string) => at(800, 830, at(-800, -830, body), 0, 0.86)

/** The room when the fire is at its brightest. */
const warmth = () => ({
  warmth:
    [640, 540, 440]
      .map((r) => grain(blob(`hearth-warmth${r}`, 800, 700, r, r * 0.66, 0.01), flame, 'all', 0.025, 2.4))
      .join('') + grain(blob('hearth-floor', 800, 910, 520, 90, 0.01), flame, 'all', 0.1, 2.4),
})

export default {
  palette: [umber, char, flame, wall, cream],
  night: {
    '#8d4d27': '#713c24',
    '#7d4222': '#6d3a22',
    '#6d7d55': '#525a40',
    '#8f9a68': '#62674a',
    '#5c6b4a': '#454b36',
    '#cf5f34': '#cf5f34',
    '#d9713a': '#d9713a',
    '#e59a45': '#e59a45',
    '#f6d58a': '#f6d58a',
    '#5c3325': '#5c3325',
    '#8a4527': '#8a4527',
    '#b8622f': '#b8622f',
    '#fbf0c9': '#fbf0c9',
    '#d9b98a': '#4a3a3b',
    '#c9a571': '#594642',
    '#a8784a': '#2f262b',
    '#c9a26a': '#8b6646',
    '#b3694a': '#7d4434',
    '#a45c40': '#6e3a2e',
    '#c07a56': '#8c513d',
    '#8a4a34': '#582f27',
    '#7d5436': '#472f2a',
    '#5f3d26': '#35231f',
    '#9a4f3a': '#6d3429',
    '#c9793f': '#a55f38',
    '#d4874b': '#b36c42',
    '#f6ead2': '#c4ae92',
    '#6d4630': '#4a3028',
  },
  ...layered(() => {
    const room = box(0, 0, 1600, 1000)
    const rand = seeded('hearth-bricks')
    const arch = 'M540 830L540 500C540 300 650 214 800 214C950 214 1060 300 1060 500L1060 830Z'
    const mouth = 'M610 830L610 520C610 360 690 290 800 290C910 290 990 360 990 520L990 830Z'
    const bricks = steps(14, 150, 830).flatMap((y, row) =>
      steps(9, 470, 1130).map((x) =>
        fill(
          box(x - 40 + (row % 2) * 40, y, 74, 41, 6),
          ['#b3694a', '#a45c40', '#c07a56'][Math.floor(rand() * 3)] ?? '#b3694a',
          0.9,
        ),
      ),
    )
    const log = (x: number, y: number, w: number, turn: number) =>
      at(
        x,
        y,
        shaded(box(-w / 2, -24, w, 48, 20), '#6d4630', char, 'down', 0.6) +
          fill(blob('log', w / 2 - 10, 0, 20, 24), '#c99a68') +
          line(blob('log2', w / 2 - 10, 0, 9, 12), '#8d5f3c', 3),
        turn,
      )
    const paper = steps(11, 60, 1560).flatMap((x, i) =>
      steps(6, 80, 780).map((y) =>
        at(
          x + ((y / 140) % 2) * 8,
          y + (i % 2) * 70,
          fill(leaf(0, 0, 30, 40, 15), '#c9a571') +
            fill(leaf(0, 0, -30, 40, 15), '#c9a571') +
            line(stroke([0, 22], [0, 0]), '#c9a571', 3),
        ),
      ),
    )
    const rug = blob('rug', 800, 934, 560, 62, 0.006)
    const garland: Point[] = through('420 168, 610 206, 800 180, 990 210, 1180 168')
    return {
      ground:
        fill(room, wall) +
        paper.join('') +
        grain(room, umber, 'rim', 0.35, 2.4) +
        fill(box(-10, 830, 1620, 180), '#7d5436') +
        grain(box(-10, 830, 1620, 180), char, 'down', 0.5, 2.4) +
        steps(4, 866, 980)
          .map((y) => line(stroke([-10, y], [1610, y + 4]), '#5f3d26', 3, 0.6))
          .join(''),
      fireplace: chimney(
        fill(box(450, 140, 700, 690), '#8a4a34') +
          bricks.join('') +
          grain(box(450, 140, 700, 690), char, 'down', 0.16) +
          fill(arch, '#c9a26a') +
          grain(arch, umber, 'down', 0.4) +
          fill(mouth, char) +
          clip(
            mouth,
            [330, 250, 176]
              .map((r, i) =>
                fill(
                  blob(`hg${i}`, 800, 720, r, r * 0.92, 0.02),
                  ['#5c3325', '#8a4527', '#b8622f'][i] ?? flame,
                  0.9,
                ),
              )
              .join('') + grain(mouth, '#e59a45', 'down', 0.22),
          ) +
          log(770, 800, 280, -5) +
          log(846, 782, 230, 9),
      ),
      sides: chimney(
        clip(
          mouth,
          fill(tongue(740, 800, 130, 270, -20), '#cf5f34') + fill(tongue(862, 800, 130, 300, 26), '#cf5f34'),
        ),
      ),
      middle: chimney(
        clip(
          mouth,
          fill(tongue(800, 806, 190, 400, 8), '#d9713a') + fill(tongue(802, 804, 136, 290, 4), flame),
        ),
      ),
      heart: chimney(clip(mouth, fill(tongue(798, 802, 76, 180, -4), '#f6d58a'))),
      front:
        chimney(
          log(800, 812, 250, 0) +
            fill(box(400, 118, 800, 48, 8), '#6d4630') +
            grain(box(400, 118, 800, 48, 8), char, 'down', 0.5) +
            line(curve(garland), '#5c6b4a', 5) +
            steps(26, 0, 1)
              .map((t, i) =>
                fill(
                  leaf(
                    420 + t * 760,
                    168 + Math.abs(Math.sin(t * Math.PI * 2)) * 36,
                    180 + (i % 2 ? 34 : -34),
                    46,
                    18,
                  ),
                  i % 3 ? '#6d7d55' : '#8f9a68',
                ),
              )
              .join('') +
            at(500, 118, candle(92, 34, cream, '#c9a571', flame, '#fbf0c9', char)) +
            at(560, 118, candle(56, 34, cream, '#c9a571', flame, '#fbf0c9', char)) +
            at(
              1080,
              118,
              shaded(
                curve(through('0 0, -40 -6, -46 -46, -20 -78, -24 -98, 24 -98, 20 -78, 46 -46, 40 -6'), true),
                '#5f7a74',
                char,
                'right',
                0.4,
              ),
            ) +
            [-18, 4, 22].map((a) => fill(leaf(1080, 26, a, 110, 26, a), '#6d7d55')).join(''),
        ) +
        shaded(rug, '#9a4f3a', char, 'rim', 0.4) +
        line(blob('rug2', 800, 934, 500, 46, 0.006), wall, 6, 0.8) +
        line(blob('rug3', 800, 934, 440, 34, 0.006), wall, 3, 0.7) +
        at(
          420,
          846,
          shaded(box(-110, 0, 220, 26, 8), '#6d4630', char, 'down', 0.4) +
            line(stroke([-80, 20], [-96, 120]), '#6d4630', 16) +
            line(stroke([80, 20], [96, 120]), '#6d4630', 16) +
            at(-24, -74, cup(104, cream, umber, '#7d4a2a', char)) +
            fill(box(36, -22, 66, 20, 4), '#5f7a74'),
        ),
      cat: at(1090, 842, cat(), 0, 0.9),
    }
  }, warmth),
} satisfies Picture
