import { sprig, veined } from '../flora.ts'
import { at, blob, box, curve, fill, grain, line, shaded, steps, stroke, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { pencil } from '../things.ts'
import { strip } from './_strip.ts'

const [honey, green, paper, clay, blue] = ['#e2b464', '#2f4a3f', '#faf2e0', '#c66f4d', '#6f93a8'] as const
const marks = [blue, clay, '#8aa06d', honey, clay, '#8aa06d', blue] as const

/** One day: its mark, what is written, and room that stays white. */
const day = (x: number, y: number, i: number, lines: number) =>
  fill(blob(`pl-mark${i}`, x + 20, y + 20, 20, 20, 0.04), marks[i] ?? blue) +
  steps(lines, 0, lines - 1)
    .map((row) =>
      line(
        curve(
          steps(9, 62, 250 - ((i * 53 + row * 71) % 90)).map(
            (dx, k) => [x + dx, y + 12 + row * 27 + (k % 2 ? 4 : -4)] as const,
          ),
        ),
        green,
        4.5,
        0.75,
      ),
    )
    .join('') +
  line(stroke([x, y + 70], [x + 282, y + 70]), '#d8c7a4', 3)

const week = () =>
  fill(box(16, 20, 740, 470, 18), '#6b4a1c', 0.3) +
  shaded(box(0, 0, 740, 470, 18), green, '#16291f', 'down', 0.4) +
  fill(box(22, 18, 350, 434, 8), paper) +
  fill(box(368, 18, 350, 434, 8), paper) +
  grain(box(300, 18, 72, 434), '#c9b48c', 'right', 0.5) +
  grain(box(368, 18, 60, 434), '#c9b48c', 'left', 0.5) +
  line(curve(through('56 70, 118 62, 176 70, 226 63')), clay, 8) +
  steps(3, 0, 2)
    .map((i) => day(56, 122 + i * 106, i, i === 1 ? 1 : 2))
    .join('') +
  steps(4, 0, 3)
    .map((i) => day(404, 52 + i * 100, i + 3, i === 3 ? 0 : 1 + (i % 2)))
    .join('') +
  line(curve(through('68 350, 75 360, 92 334')), paper, 7) +
  line(curve(through('416 72, 423 82, 440 56')), paper, 7) +
  fill(curve(through('360 0, 384 0, 386 250, 392 520, 376 500, 358 522, 362 250'), true), clay)

export default {
  palette: [honey, green, paper, clay, blue],
  night: { [paper]: '#aaa089', [honey]: '#8f7440' },
  draw: () =>
    strip(
      honey,
      '#b98336',
      at(372, 34, week(), 3) +
        at(1160, 150, pencil(blue, '#efd9b0', green, 250), 14) +
        at(
          250,
          356,
          fill(blob('pl-s', 10, 14, 92), '#6b4a1c', 0.3) +
            shaded(blob('pl-plate', 0, 0, 92, 90, 0.01), paper, '#b9a172', 'rim', 0.4) +
            shaded(blob('pl-b1', -26, -16, 36, 25, 0.06, 20), '#b9763a', '#7a4a1e', 'down', 0.5) +
            shaded(blob('pl-b2', 24, 22, 38, 26, 0.06, -30), '#c98a48', '#7a4a1e', 'down', 0.5),
        ) +
        veined(1190, 500, -64, 96, 44, '#8aa06d', green) +
        sprig(through('-20 90, 70 66, 150 84, 240 40'), {
          stem: green,
          leaf: '#6f8f5b',
          vein: '#45654a',
          pairs: 6,
          length: 78,
          width: 38,
        }),
    ),
} satisfies Picture
