import { fir } from '../flora.ts'
import { between, blob, box, fill, grain, poly, seeded, shaded, steps } from '../kit.ts'
import { bar, bird, peak, ridge } from '../land.ts'
import { layered } from '../layered.ts'
import type { Picture } from '../picture.ts'

const [pine, deep, blush, snow, clay] = ['#5d8f82', '#1f3a3a', '#eccdb5', '#f7efe0', '#cf8f76'] as const

const mist = (seed: string, y: number, count: number, colour: string) => {
  const rand = seeded(seed)
  return steps(count, -60, 1660)
    .map((x) =>
      fill(bar(x, y + between(rand, -26, 26), between(rand, 260, 560), between(rand, 24, 50)), colour, 0.75),
    )
    .join('')
}

export default {
  palette: [pine, deep, blush, snow, clay],
  night: {
    '#eccdb5': '#2d3353',
    '#cf8f76': '#454c74',
    '#f7efdf': '#e4d8b0',
    '#f0c9a0': '#bfb188',
    '#f7efe0': '#8d9cb4',
    '#dfe3d3': '#68788f',
  },
  ...layered(() => {
    const sky = box(0, 0, 1600, 1000)
    const main = peak('mb-main', 720, 130, 620, 960)
    const cap = poly(
      [720, 130],
      [604, 322],
      [650, 300],
      [676, 372],
      [716, 306],
      [742, 396],
      [778, 330],
      [812, 376],
      [844, 322],
    )
    const ridgeTrees = steps(27, 10, 1600).map((x, i) =>
      fir(
        x + ((i * 37) % 29),
        930 + ((i * 53) % 40),
        120 + ((i * 71) % 120),
        i % 3 ? '#2b4d49' : '#35605a',
        'mb',
      ),
    )
    const front = [
      [60, 1010, 430],
      [170, 1030, 330],
      [1400, 1020, 400],
      [1520, 1030, 520],
      [1290, 1030, 270],
      [290, 1030, 230],
    ]
    return {
      ground:
        fill(sky, blush) +
        grain(sky, clay, 'up', 0.5, 2.4) +
        shaded(blob('mb-sun', 1080, 300, 168, 168, 0.008), '#f7efdf', '#f0c9a0', 'down', 0.6) +
        shaded(peak('mb-far1', 210, 380, 460, 940), '#b9c9bd', pine, 'right', 0.4) +
        shaded(peak('mb-far2', 1420, 330, 520, 940), '#a9c0b5', pine, 'right', 0.45) +
        shaded(peak('mb-far3', 1110, 450, 340, 940), '#92b1a6', pine, 'right', 0.5) +
        fill(main, pine) +
        grain(main, deep, 'right', 0.95, 2.4) +
        shaded(cap, snow, '#9fbcb3', 'right', 0.8),
      high: mist('mb-m1', 600, 5, snow),
      hill: shaded(ridge('mb-r1', 1600, 720, 60, 1010, 6), '#47766d', deep, 'down', 0.6),
      low: mist('mb-m2', 780, 6, '#dfe3d3'),
      wood:
        shaded(ridge('mb-r2', 1600, 850, 40, 1010, 6), '#35605a', deep, 'down', 0.7) +
        ridgeTrees.join('') +
        front.map(([x = 0, y = 0, h = 0]) => fir(x, y, h, deep, 'mbf')).join(''),
      birds: bird(1330, 190, 62, deep, -10) + bird(1400, 232, 44, deep, 8) + bird(1290, 250, 36, deep, -4),
    }
  }),
} satisfies Picture
