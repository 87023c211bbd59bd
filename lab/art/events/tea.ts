import { sprig } from '../flora.ts'
import { at, blob, box, curve, fill, line, shaded, steps, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { cup, steam } from '../things.ts'
import { height, strip, width } from './_strip.ts'

const [clay, plum, cream, leafGreen, honey] = ['#c66f4d', '#4a2f38', '#f4e7d0', '#6f8f6b', '#e3ab58'] as const

const pot = () =>
  line(curve(through('150 -96, 236 -128, 252 -44, 166 4')), plum, 22) +
  fill(curve(through('-128 -70, -196 -96, -232 -150, -256 -142, -226 -66, -150 -4'), true), clay) +
  shaded(
    curve(through('-168 -34, -130 -132, 0 -168, 130 -132, 168 -34, 118 58, 0 76, -118 58'), true),
    clay,
    plum,
    'right',
    0.5,
  ) +
  fill(blob('tea-lid', 0, -154, 82, 20, 0.01), '#a9553a') +
  shaded(blob('tea-knob', 0, -184, 22, 22, 0.03), plum, '#2a1a20', 'rim', 0.5) +
  steps(7, -110, 110)
    .map((x) =>
      line(
        curve([
          [x, -38],
          [x + 8, -24],
          [x, -10],
        ]),
        honey,
        5,
        0.8,
      ),
    )
    .join('')

export default {
  palette: [clay, plum, cream, leafGreen, honey],
  night: { [honey]: '#eedfae', [cream]: '#a89d88' },
  draw: () =>
    strip(
      '#edc7a0',
      clay,
      shaded(box(720, -20, 420, 330, 8), '#f7e6c2', honey, 'up', 0.3) +
        fill(box(922, -20, 16, 330), '#c79a6c') +
        fill(box(720, 132, 420, 14), '#c79a6c') +
        fill(blob('tea-sun', 1042, 66, 52, 52, 0.01), honey) +
        shaded(box(-20, 372, width + 40, height - 360), '#8d5a45', plum, 'down', 0.5) +
        fill(box(-20, 372, width + 40, 12), '#a97355') +
        fill(blob('tea-cloth', 720, 410, 470, 40, 0.02), cream) +
        fill(blob('tea-shade', 690, 404, 200, 18, 0.02), plum, 0.2) +
        at(690, 330, pot()) +
        at(972, 300, cup(132, cream, '#c9b593', '#a9553a', plum)) +
        at(972, 276, steam(120, '#fff6e2', 6)) +
        at(430, 318, cup(116, leafGreen, plum, '#a9553a', plum)) +
        at(430, 296, steam(96, '#fff6e2', 6)) +
        fill(blob('tea-plate', 1140, 396, 84, 18, 0.01), cream) +
        shaded(blob('tea-c1', 1112, 380, 34, 22, 0.06), '#d79a55', plum, 'down', 0.4) +
        shaded(blob('tea-c2', 1164, 384, 32, 20, 0.06), '#c9853f', plum, 'down', 0.4) +
        sprig(through('-20 250, 90 180, 190 150, 262 78'), {
          stem: '#55704f',
          leaf: leafGreen,
          pairs: 7,
          length: 74,
          width: 32,
        }),
    ),
} satisfies Picture
