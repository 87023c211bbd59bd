import { at, blob, box, curve, fill, line, type Point, shaded, steps, stroke, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { height, strip, width } from './_strip.ts'

const [denim, indigo, thread, patch, wood] = ['#5f7f9c', '#26405c', '#f5ead4', '#d98b63', '#b98a5e'] as const

const stitches = (x0: number, x1: number, y: number, shift: number) =>
  steps(Math.floor((x1 - x0) / 34), x0 + shift, x1 - 22)
    .map((x) => line(stroke([x, y], [x + 17, y + 1]), thread, 5.5))
    .join('')

const button = (x: number, y: number, r: number, colour: string, dark: string) =>
  fill(blob(`b${x}s`, x + 6, y + 9, r, r, 0.01), indigo, 0.4) +
  shaded(blob(`b${x}`, x, y, r, r, 0.012), colour, dark, 'rim', 0.5) +
  line(blob(`b${x}r`, x, y, r * 0.72, r * 0.72, 0.01), dark, 3, 0.6) +
  [
    [-0.24, -0.24],
    [0.24, -0.24],
    [-0.24, 0.24],
    [0.24, 0.24],
  ]
    .map(([dx = 0, dy = 0], i) => fill(blob(`b${x}h${i}`, x + dx * r, y + dy * r, r * 0.1), indigo))
    .join('')

const spool = (colour: string) =>
  fill(box(-52, 66, 104, 20, 6), wood) +
  shaded(box(-38, -62, 76, 130, 4), colour, indigo, 'right', 0.5) +
  steps(8, -52, 58)
    .map((y) => line(stroke([-36, y], [36, y - 9]), thread, 2.4, 0.5))
    .join('') +
  fill(box(-52, -82, 104, 20, 6), wood)

export default {
  palette: [denim, indigo, thread, patch, wood],
  night: { [thread]: '#a99f8b' },
  draw: () => {
    const loose: Point[] = through('850 222, 930 196, 986 250, 1040 214, 1096 250, 1120 320')
    return strip(
      denim,
      indigo,
      steps(34, -40, width + 40)
        .map((x) => line(stroke([x, -10], [x - 60, height + 10]), '#6f8eaa', 2, 0.35))
        .join('') +
        shaded(
          curve(through('440 120, 620 96, 806 116, 846 250, 812 424, 640 452, 470 430, 426 280'), true),
          patch,
          '#8a4a30',
          'right',
          0.35,
        ) +
        steps(9, 146, 402)
          .map((y, i) => stitches(448, 830, y, i % 2 ? 17 : 0))
          .join('') +
        line(curve(loose), thread, 5.5) +
        at(
          1122,
          326,
          fill(
            curve(
              [
                [0, -6],
                [7, 12],
                [4, 176],
                [0, 204],
                [-4, 176],
                [-7, 12],
              ],
              true,
            ),
            '#dfe3df',
          ) + line(stroke([0, 8], [0, 26]), indigo, 4),
          24,
        ) +
        at(1128, 128, spool('#e2b05a'), 12) +
        button(250, 150, 52, '#f0dfc0', wood) +
        button(338, 330, 38, '#b9c7b0', '#5a7a62') +
        button(960, 440, 44, '#d9a3a0', '#8a4a44'),
    )
  },
} satisfies Picture
