import { leaf, wheat } from '../flora.ts'
import {
  arc,
  at,
  away,
  blob,
  box,
  clip,
  curve,
  fill,
  grain,
  line,
  type Point,
  poly,
  seeded,
  shaded,
  sheet,
  steps,
  through,
} from '../kit.ts'
import type { Picture } from '../picture.ts'

const [crust, oven, flour, linen, clay] = ['#cd9148', '#5a3a2c', '#f6ebd4', '#9db0ab', '#b3613f'] as const

/** A cut in the crust that has opened in the oven. */
const cut = (points: readonly Point[], wide: number) =>
  line(curve(points), '#8d5a2c', wide + 10) + line(curve(points), flour, wide)

const loaf = () => {
  const round = blob('bread-loaf', 0, 0, 318, 306, 0.012)
  const rand = seeded('bread-flour')
  const rings = [268, 216, 164]
    .map((r) => line(blob(`bread-ring${r}`, 0, 0, r, r * 0.97, 0.008), flour, 7, 0.75))
    .join('')
  const leaves = steps(5, 130, -130).flatMap((y, i) =>
    [-1, 1].flatMap((s) => {
      const [long, wide] = [150 - i * 12, 44 - i * 3]
      return [
        fill(leaf(s * 10, y, s * 52, long + 14, wide + 16), '#8d5a2c'),
        fill(leaf(s * 12, y - 2, s * 52, long, wide), flour),
      ]
    }),
  )
  const tip = fill(leaf(0, -176, 0, 104, 56), '#8d5a2c') + fill(leaf(0, -178, 0, 90, 40), flour)
  const dust = Array.from({ length: 70 }, () => {
    const [x, y] = away(0, 0, rand() * 360, 300 * Math.sqrt(rand()))
    return fill(blob('d', x, y, 2 + rand() * 4), flour, 0.8)
  })
  return (
    fill(blob('bread-shadow', 26, 40, 326, 312), '#2d1c15', 0.35) +
    fill(round, crust) +
    grain(round, '#8a4f24', 'rim', 0.9, 2.4) +
    rings +
    cut(through('0 206, 4 0, 0 -214'), 16) +
    leaves.join('') +
    tip +
    dust.join('')
  )
}

export default {
  palette: [crust, oven, flour, linen, clay],
  // The loaf is still warm: crust, flour and ears keep their colours on a cloth in the dark.
  night: {
    [crust]: '#b97f40',
    '#8a4f24': '#84491f',
    '#8d5a2c': '#5b351b',
    [flour]: '#dccbaa',
    '#e6d6b4': '#a79c88',
    '#ffffff': '#cfc3aa',
    [clay]: '#8a4a33',
    '#7d4029': '#4f2a20',
    '#e3b665': '#bd9250',
    '#d8a655': '#ad8243',
    '#edc67d': '#caa262',
  },
  draw: () => {
    const table = box(0, 0, 1600, 1000)
    const cloth = poly(
      [-40, 300],
      [700, -60],
      [1320, -60],
      [1660, 420],
      [1660, 760],
      [760, 1060],
      [240, 1060],
    )
    const stripes = [-90, -62, 560, 588, 616]
      .map((y) =>
        line(
          curve([
            [-100, 420 + y],
            [800, 130 + y],
            [1700, -200 + y],
          ]),
          // Not the flour's ink, which shines by night.
          '#f5ead3',
          9,
          0.8,
        ),
      )
      .join('')
    const bowl =
      fill(blob('bb-s', 18, 24, 176), '#2d1c15', 0.35) +
      shaded(blob('bb', 0, 0, 176, 174, 0.008), clay, oven, 'rim', 0.5) +
      fill(blob('bb-in', 0, 0, 148, 147, 0.01), '#7d4029') +
      shaded(blob('bb-flour', 4, 4, 134, 130, 0.03), flour, crust, 'rim', 0.35) +
      line(arc(0, 10, 62, 200, 340), crust, 5, 0.6) +
      line(arc(6, 16, 90, 30, 110), crust, 5, 0.5)
    return sheet(
      1600,
      1000,
      fill(table, '#70493a') +
        grain(table, oven, 'down', 0.5, 2.4) +
        steps(6, 60, 960)
          .map((y, i) =>
            line(curve(steps(6, -40, 1640).map((x, k) => [x, y + ((k + i) % 3) * 9] as const)), oven, 4, 0.5),
          )
          .join('') +
        clip(cloth, fill(cloth, linen) + grain(cloth, '#6f8683', 'down', 0.5, 2.2) + stripes) +
        at(1260, 300, bowl) +
        at(690, 520, loaf(), -24) +
        wheat(through('1560 980, 1400 860, 1240 790, 1010 770'), '#e3b665', '#e3b665', 56, 9) +
        wheat(through('1600 900, 1440 800, 1300 710, 1110 660'), '#d8a655', '#d8a655', 54, 9) +
        wheat(through('1500 1010, 1380 930, 1240 900, 1060 900'), '#edc67d', '#edc67d', 52, 9) +
        line(curve(through('1340 880, 1390 840, 1420 790')), clay, 12) +
        at(
          210,
          190,
          fill(blob('bs', 8, 12, 84), '#2d1c15', 0.3) +
            shaded(blob('bs2', 0, 0, 84, 82), flour, crust, 'rim', 0.4) +
            fill(blob('bs3', 0, 0, 62, 60), '#e6d6b4') +
            grain(blob('bs3', 0, 0, 62, 60), '#ffffff', 'all', 0.5),
        ) +
        steps(16, 0, 15)
          .map((i) =>
            fill(
              blob(
                `cr${i}`,
                240 + ((i * 173) % 330),
                800 + ((i * 97) % 150),
                5 + (i % 4) * 2,
                4 + (i % 3) * 2,
                0.2,
              ),
              i % 2 ? crust : '#e3b665',
            ),
          )
          .join(''),
    )
  },
} satisfies Picture
