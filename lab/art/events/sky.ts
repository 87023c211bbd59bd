import { fir } from '../flora.ts'
import { at, blob, box, curve, fill, line, poly, seeded, shaded, steps, stroke, through } from '../kit.ts'
import { ridge, star, stars } from '../land.ts'
import type { Picture } from '../picture.ts'
import { height, strip, width } from './_strip.ts'

const [night, ink, moonlight, lamp, mist] = ['#33496f', '#16233a', '#f5e9c9', '#e5ab55', '#7f93ad'] as const

const telescope = () =>
  line(stroke([0, 0], [-62, 150]), '#0e1829', 9) +
  line(stroke([0, 0], [58, 152]), '#0e1829', 9) +
  line(stroke([0, 0], [4, 156]), '#0e1829', 9) +
  at(
    0,
    -6,
    fill(poly([-92, -16], [44, -22], [110, -30], [110, 30], [44, 22], [-92, 16]), lamp) +
      fill(poly([-92, 0], [110, 4], [110, 30], [44, 22], [-92, 16]), '#b4772f') +
      fill(box(104, -34, 14, 68, 3), ink) +
      fill(box(-110, -10, 22, 20, 3), ink),
    -34,
  )

export default {
  palette: [night, ink, moonlight, lamp, mist],
  night: { [moonlight]: '#eadfc0', [lamp]: lamp },
  draw: () => {
    const rand = seeded('strip-sky')
    const way = Array.from({ length: 2600 }, () => {
      const t = rand()
      const off = (rand() + rand() + rand() - 1.5) * 110
      return `M${(t * 1500 - 100 + off * 0.4).toFixed(0)} ${(440 - t * 560 + off).toFixed(0)}h${rand() > 0.93 ? 4 : 2}`
    })
    return strip(
      night,
      ink,
      `<path d="${way.join('')}" stroke="${moonlight}" stroke-width="2.400" opacity=".8"/>` +
        stars('sky-s', 10, 10, 1250, 360, 90, moonlight, 2.8) +
        star(330, 112, 30, moonlight, 4, 0.16) +
        star(712, 84, 22, lamp, 4, 0.18) +
        line(stroke([470, 60], [612, 116], [690, 84], [790, 150], [906, 128]), mist, 2, 0.7) +
        [
          [470, 60],
          [612, 116],
          [790, 150],
          [906, 128],
        ]
          .map(([x = 0, y = 0], i) => fill(blob(`sky-c${i}`, x, y, 7), moonlight))
          .join('') +
        line(stroke([1180, 60], [1040, 122]), moonlight, 5) +
        shaded(ridge('sky-1', width, 404, 26, height, 5), '#263a5c', ink, 'down', 0.5) +
        steps(16, 20, 560)
          .map((x, i) =>
            fir(x + ((i * 29) % 21), 452 + ((i * 23) % 26), 70 + ((i * 53) % 80), '#1d2f4c', 'sf'),
          )
          .join('') +
        shaded(
          curve(through('-20 560, -20 500, 300 492, 620 470, 900 412, 1100 420, 1280 452, 1280 560'), true),
          ink,
          '#0a1220',
          'down',
          0.5,
        ) +
        at(930, 290, telescope()) +
        fill(curve(through('1050 420, 1048 372, 1062 350, 1076 372, 1078 420'), true), '#0e1829') +
        fill(blob('sky-head', 1062, 340, 15, 17, 0.03), '#0e1829') +
        fill(curve(through('1110 424, 1106 386, 1118 370, 1130 386, 1132 424'), true), '#0e1829') +
        fill(blob('sky-head2', 1118, 360, 13, 14, 0.03), '#0e1829'),
      0.6,
    )
  },
} satisfies Picture
