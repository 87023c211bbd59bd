import { leaf, sprig } from '../flora.ts'
import { at, blob, box, curve, fill, grain, line, shaded, steps, stroke, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { strip } from './_strip.ts'

const [kraft, charcoal, paper, pearGreen, clay] = [
  '#b3a48e',
  '#2f2c2d',
  '#f6efe0',
  '#bdb04e',
  '#c66f4d',
] as const

const pear = curve(
  through(
    '0 -168, 42 -146, 56 -88, 86 -22, 120 66, 98 144, 0 172, -98 144, -120 66, -86 -22, -56 -88, -42 -146',
  ),
  true,
)

/** The pear as it is on the paper: an outline gone over twice, and the side that lies away from the window rubbed dark. */
const drawn = () =>
  grain(blob('dr-cast', 96, 166, 190, 26, 0.03), charcoal, 'left', 0.9, 3) +
  fill(blob('dr-cast2', 70, 168, 140, 13, 0.03), charcoal, 0.3) +
  grain(pear, charcoal, 'right', 1, 3.4) +
  grain(pear, '#6d6764', 'down', 0.7, 3) +
  line(pear, charcoal, 8) +
  at(4, -3, line(pear, charcoal, 3, 0.6), 1.4) +
  steps(7, 0, 6)
    .map((i) => line(stroke([26 + i * 9, 122 - i * 7], [70 + i * 5, 36 - i * 12]), charcoal, 4, 0.5))
    .join('') +
  line(curve(through('0 -164, 6 -196, 26 -222')), charcoal, 12)

const fruit = () =>
  fill(blob('dr-shade', 24, 152, 140, 42, 0.02), charcoal, 0.25) +
  shaded(pear, pearGreen, '#7c762c', 'right', 0.6) +
  grain(blob('dr-blush', -38, 66, 78, 96, 0.04), clay, 'left', 0.9, 2.6) +
  line(curve(through('0 -160, 4 -190, 20 -214')), '#5a3a2c', 13) +
  fill(leaf(10, -186, 62, 104, 44), '#6f8f5b')

const stick = (length: number) =>
  fill(box(-8, 8, 30, length, 9), charcoal, 0.25) +
  shaded(box(-15, 0, 30, length, 9), charcoal, '#6d6764', 'left', 0.4)

export default {
  palette: [kraft, charcoal, paper, pearGreen, clay],
  night: { [paper]: '#a99f87' },
  draw: () =>
    strip(
      kraft,
      '#7f705b',
      at(400, 64, fill(box(14, 16, 470, 560, 4), charcoal, 0.25) + fill(box(0, 0, 470, 560, 4), paper), -5) +
        at(634, 306, drawn(), -5, 1.06) +
        at(968, 326, fruit(), 9, 0.98) +
        at(318, 150, stick(210), 28) +
        at(376, 404, stick(120), -58) +
        shaded(blob('dr-rubber', 172, 420, 66, 44, 0.09), '#d9d2c6', '#8d857b', 'rim', 0.6) +
        fill(blob('dr-smudge', 194, 410, 24, 12, 0.1), charcoal, 0.35) +
        steps(9, 0, 8)
          .map((i) =>
            fill(
              blob(`dr-crumb${i}`, 236 + ((i * 67) % 150), 330 + ((i * 41) % 130), 5 + (i % 3) * 2, 4, 0.2),
              charcoal,
            ),
          )
          .join('') +
        sprig(through('-20 96, 70 70, 150 84, 236 44'), {
          stem: '#5a3a2c',
          leaf: clay,
          vein: '#8a4a30',
          pairs: 6,
          length: 78,
          width: 38,
        }),
    ),
} satisfies Picture
