import { leaf, veined, wheat } from '../flora.ts'
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
  shaded,
  sheet,
  steps,
  stroke,
} from '../kit.ts'
import { bird, cloud, ridge } from '../land.ts'
import type { Picture } from '../picture.ts'

const [wheatGold, orange, dusk, olive, cream] = [
  '#dba640',
  '#c8642f',
  '#4c5a4a',
  '#8d9256',
  '#f6e8c8',
] as const

const pumpkin = (w: number, colour: string, dark: string, seed: string) => {
  const ribs = [-0.62, 0.62, -0.36, 0.36, 0].map((k, i) => {
    const d = blob(seed + i, k * w * 0.5, -w * 0.32, w * (i === 4 ? 0.2 : 0.24), w * 0.33, 0.012)
    return shaded(d, i < 2 ? dark : colour, dark, i < 2 ? 'all' : 'down', 0.4) + line(d, dark, 3, 0.6)
  })
  return (
    fill(blob(`${seed}s`, w * 0.06, 2, w * 0.56, w * 0.08), '#2e352b', 0.4) +
    ribs.join('') +
    line(
      curve([
        [0, -w * 0.6],
        [w * 0.02, -w * 0.7],
        [w * 0.1, -w * 0.77],
      ]),
      dusk,
      w * 0.075,
    )
  )
}

const apple = (r: number, colour: string, dark: string) =>
  shaded(
    curve(
      [
        [0, -r * 0.78],
        [-r * 0.6, -r * 0.95],
        [-r, -r * 0.3],
        [-r * 0.72, r * 0.62],
        [0, r * 0.82],
        [r * 0.72, r * 0.62],
        [r, -r * 0.3],
        [r * 0.6, -r * 0.95],
      ],
      true,
    ),
    colour,
    dark,
    'rim',
    0.6,
  ) +
  line(stroke([0, -r * 0.7], [r * 0.12, -r * 1.25]), dusk, 6) +
  fill(leaf(r * 0.1, -r * 1.1, 62, r * 0.8, r * 0.4), olive)

export default {
  palette: [wheatGold, orange, dusk, olive, cream],
  night: {
    '#f0cd93': '#2a3452',
    '#c8642e': '#424d72',
    '#f6e8c8': '#4a5775',
    '#f6e8c7': '#e4d8b0',
    '#dba641': '#bfb188',
  },
  draw: () => {
    const hill = (
      seed: string,
      y: number,
      rise: number,
      colour: string,
      dark: string,
      rows: string,
      x: number,
      count: number,
    ) => {
      const d = ridge(seed, 1600, y, rise, 1010, 5)
      const furrows = steps(count, -1500, 3100).map((t) => {
        const points: Point[] = [
          [x, y - 130],
          [x + (t - x) * 0.3, y + 40],
          [t, 1040],
        ]
        return line(curve(points), rows, 6, 0.7)
      })
      return fill(d, colour) + clip(d, furrows.join('')) + grain(d, dark, 'down', 0.35, 2.2)
    }
    const sky = box(0, 0, 1600, 700)
    const trees = [
      [980, 436, 50],
      [1050, 440, 68],
      [1124, 444, 44],
      [250, 452, 54],
      [320, 458, 38],
    ]
    return sheet(
      1600,
      1000,
      fill(sky, '#f0cd93') +
        grain(sky, '#c8642e', 'up', 0.36, 2.2) +
        cloud('hv-c', 1150, 140, 620, cream, 0.8) +
        cloud('hv-c2', 250, 210, 420, cream, 0.6) +
        shaded(blob('hv-moon', 640, 366, 236, 236, 0.008), '#f6e8c7', '#dba641', 'down', 0.55, 2.2) +
        shaded(ridge('hv-far', 1600, 440, 24, 1010, 5), '#a9a56b', olive, 'down', 0.3) +
        trees
          .map(
            ([x = 0, y = 0, r = 0], i) =>
              line(stroke([x, y], [x, y + r]), dusk, 7) +
              shaded(
                blob(`ht${i}`, x, y - r * 0.5, r * 0.8, r, 0.06),
                i % 2 ? orange : '#a9702f',
                dusk,
                'down',
                0.4,
              ),
          )
          .join('') +
        hill('hv-1', 530, 30, wheatGold, '#a97427', '#c08a30', 1280, 34) +
        hill('hv-2', 630, 26, olive, dusk, '#737a45', 220, 38) +
        hill('hv-3', 740, 20, '#c98a35', '#7d4f1f', '#e3b65a', 900, 44) +
        bird(960, 210, 60, dusk, -6) +
        bird(1030, 244, 44, dusk, 8) +
        bird(890, 250, 38, dusk, 0) +
        steps(9, 40, 330)
          .map((x, i) =>
            wheat(
              [
                [x, 1020],
                [x - 10 + i * 4, 840],
                [x - 50 + i * 13, 600 + (i % 3) * 50],
              ],
              '#8f6a25',
              i % 2 ? '#f0cb74' : '#e3b354',
              50,
              9,
            ),
          )
          .join('') +
        steps(7, 1400, 1590)
          .map((x, i) =>
            wheat(
              [
                [x, 1020],
                [x - 6, 860],
                [x - 40 + i * 14, 660 + (i % 3) * 46],
              ],
              '#8f6a25',
              i % 2 ? '#f0cb74' : '#e3b354',
              48,
              9,
            ),
          )
          .join('') +
        at(1190, 950, pumpkin(330, orange, '#98431d', 'hp1'), 3) +
        at(930, 972, pumpkin(220, '#e0a04a', '#a9682a', 'hp2'), -4) +
        at(1376, 978, pumpkin(160, '#9aa06a', '#5d6742', 'hp3'), 6) +
        veined(1080, 960, -80, 150, 76, olive, dusk, 16) +
        at(700, 930, apple(52, '#b8432f', '#6d2318'), -8) +
        at(786, 950, apple(46, '#c9a13f', '#8a6722'), 12) +
        at(618, 958, apple(44, '#a33d2c', '#6d2318'), 20),
    )
  },
} satisfies Picture
