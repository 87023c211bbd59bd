import { fir } from '../flora.ts'
import { blob, box, fill, line, shaded, steps } from '../kit.ts'
import { bar, bird, ridge } from '../land.ts'
import type { Picture } from '../picture.ts'
import { height, strip, width } from './_strip.ts'

const [mist, pine, dawn, haze, ember] = ['#a9c0bb', '#2f5350', '#f6d9bd', '#dfe6da', '#e59a72'] as const

export default {
  palette: [mist, pine, dawn, haze, ember],
  night: { '#eea67c': '#efe3c0' },
  draw: () =>
    strip(
      '#f3dcc2',
      '#eab58f',
      [250, 196, 146]
        .map((r, i) => line(blob(`br${i}`, 770, 214, r, r, 0.006), '#fbeee0', 7 - i, 0.65 + i * 0.1))
        .join('') +
        shaded(blob('br-sun', 770, 214, 96, 96, 0.006), '#eea67c', ember, 'down', 0.4) +
        shaded(ridge('br-1', width, 250, 46, height, 4), '#c3d2ca', mist, 'up', 0.3) +
        steps(5, 60, 1200)
          .map((x, i) => fill(bar(x, 296 + ((i * 37) % 22), 420, 26), '#f2ece0', 0.7))
          .join('') +
        shaded(ridge('br-2', width, 322, 40, height, 5), '#93b3ab', '#6f9a94', 'up', 0.3) +
        steps(5, -20, 1260)
          .map((x, i) => fill(bar(x, 372 + ((i * 29) % 20), 460, 28), '#eae9de', 0.65))
          .join('') +
        shaded(ridge('br-3', width, 404, 32, height, 4), '#5f8c86', pine, 'up', 0.3) +
        steps(14, -10, 470)
          .map((x, i) =>
            fir(x + ((i * 31) % 19), 470 + ((i * 17) % 24), 96 + ((i * 47) % 84), '#3f6b66', 'bf'),
          )
          .join('') +
        steps(10, 930, 1260)
          .map((x, i) =>
            fir(x + ((i * 31) % 19), 480 + ((i * 17) % 24), 110 + ((i * 47) % 90), '#3f6b66', 'bg'),
          )
          .join('') +
        steps(4, 40, 1240)
          .map((x, i) => fill(bar(x, 462 + ((i * 29) % 18), 520, 30), haze, 0.6))
          .join('') +
        shaded(ridge('br-4', width, 492, 16, height, 4), pine, '#16302e', 'down', 0.5) +
        fill(box(-10, height - 8, width + 20, 20), '#16302e', 0.2) +
        bird(520, 150, 40, '#5f7f7a', -6) +
        bird(470, 178, 30, '#5f7f7a', 8),
      0.35,
    ),
} satisfies Picture
