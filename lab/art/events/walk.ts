import { fir, grass } from '../flora.ts'
import { blob, box, curve, fill, line, shaded, steps, stroke, through } from '../kit.ts'
import { bird, cloud, ridge } from '../land.ts'
import type { Picture } from '../picture.ts'
import { height, strip, width } from './_strip.ts'

const [meadow, wood, sky, path, poppyRed] = ['#8fae6b', '#35573f', '#cfe0d6', '#f1e2bf', '#cf6a4a'] as const

const tree = (seed: string, x: number, y: number, r: number, colour: string) =>
  line(
    curve([
      [x, y],
      [x - 4, y - r * 0.8],
      [x + 2, y - r * 1.5],
    ]),
    '#5b4a37',
    r * 0.16,
  ) + shaded(blob(seed, x, y - r * 1.7, r, r * 0.95, 0.09), colour, wood, 'rim', 0.6)

export default {
  palette: [meadow, wood, sky, path, poppyRed],
  night: { '#f3c876': '#f0e5c4' },
  draw: () =>
    strip(
      sky,
      '#f0cf9c',
      fill(blob('walk-sun', 930, 150, 62, 62, 0.01), '#f3c876') +
        cloud('walk-c', 420, 96, 380, '#f7f2e2', 0.9) +
        cloud('walk-c2', 1120, 70, 260, '#f7f2e2', 0.8) +
        shaded(ridge('walk-1', width, 240, 44, height, 5), '#a9c4a9', '#6f9a86', 'down', 0.4) +
        shaded(ridge('walk-2', width, 300, 30, height, 4), '#94b37f', wood, 'down', 0.3) +
        steps(9, 40, 520)
          .map((x, i) => fir(x, 316 + ((i * 17) % 22), 90 + ((i * 37) % 60), '#4d7554', `wf${i}`))
          .join('') +
        shaded(ridge('walk-3', width, 362, 26, height, 3), meadow, wood, 'down', 0.35) +
        shaded(
          curve(
            through(
              '700 548, 760 470, 720 420, 800 372, 770 344, 806 322, 822 322, 806 346, 862 374, 830 424, 940 478, 1000 548',
            ),
            true,
          ),
          path,
          '#c79a6c',
          'down',
          0.25,
        ) +
        tree('walk-t1', 1062, 404, 88, '#6d9560') +
        tree('walk-t2', 1188, 436, 112, '#557f52') +
        tree('walk-t3', 606, 356, 48, '#6d9560') +
        fill(box(958, 356, 12, 128, 3), '#7b5a3e') +
        fill('M932 372h92l22 15l-22 15h-92Z', '#b98a5e') +
        fill('M1002 412h-84l-20 13l20 13h84Z', '#a87549') +
        line(stroke([950, 387], [1006, 387]), path, 4, 0.7) +
        line(stroke([926, 425], [986, 425]), path, 4, 0.7) +
        grass('walk-g', -20, 700, height + 6, 92, 90, ['#6f9a55', '#557f52', '#8fae6b']) +
        grass('walk-g2', 1000, width + 20, height + 6, 110, 60, ['#6f9a55', '#45704a', '#557f52']) +
        steps(12, 340, 690)
          .map((x, i) =>
            fill(blob(`walk-p${i}`, x + ((i * 31) % 23), 446 + ((i * 53) % 83), 8, 7, 0.12), poppyRed),
          )
          .join('') +
        bird(700, 120, 46, '#4b6a66', -8) +
        bird(770, 90, 34, '#4b6a66', 6),
    ),
} satisfies Picture
