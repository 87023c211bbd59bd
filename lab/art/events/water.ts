import { cattail } from '../flora.ts'
import { blob, box, curve, fill, line, poly, shaded, steps, stroke } from '../kit.ts'
import { cloud, glitter, ridge, ripples } from '../land.ts'
import type { Picture } from '../picture.ts'
import { height, strip, width } from './_strip.ts'

const [lake, deep, dawn, jetty, towel] = ['#5d98a0', '#234f5f', '#f3c9a2', '#9a6f4b', '#d6694c'] as const

export default {
  palette: [lake, deep, dawn, jetty, towel],
  night: { '#f3b36a': '#f0e2bd' },
  draw: () =>
    strip(
      '#f5d9b6',
      dawn,
      fill(blob('water-sun', 486, 176, 70, 70, 0.01), '#f3b36a') +
        cloud('water-c', 250, 90, 420, '#fbeedb', 0.9) +
        cloud('water-c2', 960, 60, 420, '#fbeedb', 0.8) +
        shaded(ridge('water-1', width, 200, 30, 260, 5), '#93b0a4', '#5d8a84', 'down', 0.4) +
        shaded(ridge('water-2', width, 232, 14, 264, 6), '#5b8578', deep, 'down', 0.5) +
        shaded(box(-10, 250, width + 20, 300), lake, deep, 'down', 0.5) +
        glitter('water-g', 486, 262, 190, 190, '#f8d9a8', 11) +
        ripples('water-r', -40, 280, width + 40, 530, 34, '#a9cdcb', 0.6) +
        [46, 84, 128]
          .map((r, i) =>
            line(blob(`water-ring${i}`, 690, 400, r, r * 0.24, 0.02), '#f4efe0', 4, 0.8 - i * 0.2),
          )
          .join('') +
        shaded(
          curve(
            [
              [690, 398],
              [664, 392],
              [660, 366],
              [690, 352],
              [720, 366],
              [716, 392],
            ],
            true,
          ),
          '#7a4a35',
          '#3c2118',
          'rim',
          0.4,
        ) +
        fill(
          curve(
            [
              [661, 372],
              [690, 346],
              [719, 372],
              [690, 364],
            ],
            true,
          ),
          towel,
        ) +
        shaded(poly([850, 540], [930, 318], [1072, 318], [1290, 540]), jetty, '#4d3222', 'down', 0.5) +
        steps(9, 0.05, 0.96)
          .map((t) => {
            const y = 318 + 222 * t ** 1.4
            const k = (y - 318) / 222
            return line(stroke([930 - 80 * k, y], [1072 + 218 * k, y]), '#5d3f2b', 2 + 3 * k, 0.6)
          })
          .join('') +
        fill(box(934, 300, 12, 62, 3), '#5d3f2b') +
        fill(box(1056, 300, 12, 62, 3), '#5d3f2b') +
        fill(poly([1018, 384], [1126, 384], [1158, 420], [1030, 420]), '#f4efe0') +
        fill(poly([1018, 384], [1126, 384], [1133, 392], [1021, 392]), towel) +
        fill(poly([1026, 404], [1143, 404], [1151, 412], [1028, 412]), towel) +
        [
          [60, 230, -5],
          [110, 300, 3],
          [164, 210, 8],
          [24, 190, -9],
        ]
          .map(([x = 0, tall = 0, lean = 0]) => cattail(x, height + 20, tall, lean, '#3f6b57', '#7a4a35'))
          .join(''),
      0.25,
    ),
} satisfies Picture
