import { fern, grass, leaf } from '../flora.ts'
import {
  at,
  between,
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
  sheet,
  steps,
  through,
} from '../kit.ts'
import { ripples } from '../land.ts'
import type { Picture } from '../picture.ts'
import { stone } from '../things.ts'

const [moss, forest, granite, fog, lichen] = ['#7a9a4e', '#25382c', '#8a938c', '#dfe3cf', '#cdb85e'] as const

/** A cushion of moss, its upper edge soft with tufts. */
const cushion = (seed: string, x: number, y: number, w: number, h: number, colour: string, dark: string) => {
  const rand = seeded(seed)
  const top = steps(Math.round(w / 13), -w / 2, w / 2).map(
    (t, i): Point => [
      x + t,
      y - h * Math.sqrt(Math.max(0, 1 - ((2 * t) / w) ** 2)) - (i % 2 ? between(rand, 3, 9) : 0),
    ],
  )
  const d = `${curve(top)}L${x + w / 2} ${y + 60}L${x - w / 2} ${y + 60}Z`
  return (
    fill(d, colour) +
    grain(d, dark, 'down', 0.7, 2.2) +
    steps(w > 700 ? 0 : Math.round(w / 60), -w * 0.4, w * 0.4)
      .map(
        (t) =>
          line(
            curve([
              [x + t, y - h * 0.7],
              [x + t + 4, y - h - 22],
              [x + t + 12, y - h - 36],
            ]),
            dark,
            2,
          ) + fill(leaf(x + t + 12, y - h - 30, 30, 18, 8), lichen),
      )
      .join('')
  )
}

const mushroom = (x: number, y: number, s: number, cap: string, dark: string) =>
  at(
    x,
    y,
    shaded(
      curve(through('-9 0, -7 -34, -9 -56, 9 -56, 7 -34, 11 0'), true),
      '#f1e6cf',
      granite,
      'right',
      0.5,
    ) + shaded('M-40 -52C-38 -92 38 -92 40 -52C20 -46 -20 -46 -40 -52Z', cap, dark, 'right', 0.4),
    0,
    s,
  )

export default {
  palette: [moss, forest, granite, fog, lichen],
  night: {
    '#c5d0b4': '#23352f',
    '#93a988': '#355046',
    '#f2edcf': '#e4d8b0',
    '#6d8068': '#2b3c38',
    '#9aa88f': '#3a4e48',
    '#b3bfa6': '#445a52',
    '#93a288': '#374a45',
    '#65785f': '#283834',
    '#dfe3cf': '#c3bd9c',
  },
  draw: () => {
    const wood = box(0, 0, 1600, 1000)
    const trunks = [
      [70, 130, '#6d8068'],
      [330, 70, '#9aa88f'],
      [520, 54, '#b3bfa6'],
      [1130, 58, '#b3bfa6'],
      [1290, 84, '#93a288'],
      [1530, 150, '#65785f'],
    ] as const
    return sheet(
      1600,
      1000,
      fill(wood, '#c5d0b4') +
        grain(wood, '#93a988', 'up', 0.5, 2.4) +
        shaded(blob('ms-sun', 800, 300, 240, 240, 0.008), '#f2edcf', fog, 'down', 0.6) +
        trunks
          .map(([x, w, colour]) =>
            shaded(
              `M${x - w * 0.7} 1000L${x - w / 2} 600L${x - w * 0.42} -10L${x + w * 0.42} -10L${x + w / 2} 600L${x + w * 0.75} 1000Z`,
              colour,
              forest,
              'right',
              0.35,
            ),
          )
          .join('') +
        cushion('mc-b1', 330, 720, 900, 150, '#8fa868', '#55754a') +
        cushion('mc-b2', 1330, 730, 820, 180, '#86a160', '#4d6e45') +
        fill('M-10 760C300 700 620 820 900 770C1180 730 1400 800 1610 760L1610 1010L-10 1010Z', '#6d9691') +
        grain('M-10 760L1610 760L1610 1010L-10 1010Z', forest, 'down', 0.6, 2.4) +
        ripples('ms-r', 0, 800, 1600, 990, 26, fog, 0.75) +
        stone('ms-base', 800, 780, 290, 92, '#7b867f', forest) +
        clip(
          blob('ms-base', 800, 780, 290, 92, 0.035),
          shaded(blob('mt', 690, 706, 210, 66, 0.12), moss, forest, 'down', 0.7),
        ) +
        stone('ms-2', 812, 640, 196, 74, granite, forest, -3) +
        stone('ms-3', 786, 532, 142, 58, '#a9a993', forest, 4) +
        stone('ms-4', 810, 438, 104, 50, '#77857f', forest, -5) +
        stone('ms-5', 800, 354, 70, 44, '#bdb59a', forest, 6) +
        stone('ms-6', 806, 286, 40, 32, '#8f5f48', forest, 0) +
        [
          [690, 640, 18],
          [880, 660, 13],
          [840, 530, 12],
          [750, 780, 20],
          [960, 790, 16],
        ]
          .map(([x = 0, y = 0, r = 0], i) => fill(blob(`li${i}`, x, y, r * 1.5, r, 0.2), lichen, 0.8))
          .join('') +
        fern(through('250 960, 240 760, 120 560, 60 500'), '#4d6e45', 150, 17, forest) +
        fern(through('270 960, 330 770, 440 650, 520 640'), '#5f8350', 130, 16, forest) +
        fern(through('260 960, 280 740, 270 520'), moss, 140, 17, forest) +
        fern(through('1400 970, 1360 800, 1250 700, 1180 700'), '#5f8350', 120, 15, forest) +
        fern(through('1420 970, 1450 760, 1560 600'), '#4d6e45', 150, 17, forest) +
        cushion('mc1', 190, 940, 560, 110, moss, forest) +
        cushion('mc2', 1420, 950, 600, 130, '#6d8f47', forest) +
        cushion('mc3', 560, 1000, 260, 56, '#86a554', forest) +
        stone('ms-f', 1090, 940, 120, 62, granite, forest, -4) +
        clip(
          blob('ms-f', 1090, 940, 120, 62, 0.035, -4),
          shaded(blob('mt2', 1060, 892, 110, 44, 0.12), moss, forest, 'down', 0.7),
        ) +
        mushroom(1250, 866, 1.2, '#c4694a', '#7d3425') +
        mushroom(1310, 850, 0.8, '#d98a5f', '#8d4631') +
        mushroom(380, 880, 1, '#d9b25f', '#8a6b2f') +
        mushroom(330, 862, 0.65, '#e3c27a', '#8a6b2f') +
        grass('ms-g', -20, 160, 1020, 130, 14, [forest, '#3f5d3f']),
    )
  },
} satisfies Picture
