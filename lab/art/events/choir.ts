import { sprig } from '../flora.ts'
import { at, between, curve, fill, line, type Point, seeded, shaded, steps, through } from '../kit.ts'
import { ridge, stars } from '../land.ts'
import type { Picture } from '../picture.ts'
import { height, strip, width } from './_strip.ts'

const [dusk, night, rose, cream, gold] = ['#7d6f9a', '#2f2c4c', '#e2a08c', '#f6e9d2', '#e9b763'] as const

/** A small bird that sits on a wire, its feet at the origin. */
const singer = (colour: string, breast: string, isSinging: boolean) =>
  fill(curve(through('-34 -6, -74 22, -64 30, -20 4'), true), colour) +
  shaded(
    curve(through('-40 -10, -22 -44, 16 -58, 44 -44, 44 -22, 24 2, -8 8'), true),
    colour,
    night,
    'down',
    0.4,
  ) +
  fill(curve(through('8 -26, 34 -34, 36 -12, 18 4, -2 4'), true), breast) +
  (isSinging
    ? fill('M44 -42L66 -52L50 -36ZM46 -34L64 -26L48 -28Z', gold)
    : fill('M45 -42L66 -36L46 -31Z', gold)) +
  `<circle cx="32" cy="-40" r="3.600" fill="${night}"/>`

const wire = (row: number): Point[] =>
  steps(7, -20, width + 20).map((x) => [x, 138 + row * 62 + Math.sin((x / width) * Math.PI) * 34])
const on = (x: number, row: number) => 138 + row * 62 + Math.sin((x / width) * Math.PI) * 34

export default {
  palette: [dusk, night, rose, cream, gold],
  night: { [gold]: gold },
  draw: () => {
    const rand = seeded('choir')
    return strip(
      '#8f7fa6',
      rose,
      stars('choir-s', 20, 10, 1240, 150, 34, cream, 2.2) +
        shaded(ridge('choir-1', width, 446, 26, height, 5), '#5d5480', night, 'down', 0.5) +
        shaded(ridge('choir-2', width, 500, 14, height, 6), '#443e66', night, 'down', 0.5) +
        steps(5, 0, 4)
          .map((row) => line(curve(wire(row)), cream, 3.4, 0.85))
          .join('') +
        [
          [372, 3],
          [492, 2],
          [598, 3],
          [706, 1],
          [808, 2],
          [918, 0],
          [1020, 1],
          [1128, 3],
        ]
          .map(([x = 0, row = 0], i) =>
            at(
              x,
              on(x, row) - 2,
              singer(
                [rose, cream, gold, '#b9c7c4'][i % 4] ?? rose,
                [cream, rose, cream, gold][i % 4] ?? cream,
                i % 3 !== 1,
              ),
              between(rand, -5, 5),
              i % 2 ? 0.96 : 1.1,
              i % 4 === 3,
            ),
          )
          .join('') +
        sprig(through('-20 560, 60 440, 90 330, 150 236'), {
          stem: '#2b2a45',
          leaf: '#3a3860',
          pairs: 8,
          length: 84,
          width: 34,
        }),
    )
  },
} satisfies Picture
