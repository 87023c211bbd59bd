import { fir } from '../flora.ts'
import { between, blob, box, fill, grain, line, poly, seeded, shaded, sheet, steps, stroke } from '../kit.ts'
import { peak, ridge, star, stars } from '../land.ts'
import type { Picture } from '../picture.ts'

const [indigo, night, moon, lamp, mist] = ['#46608c', '#16233a', '#f5e9c9', '#e5ab55', '#8ea3b8'] as const

/** What twinkles over the stars that stand there, the river of them at its brightest, and one that falls. */
const shine = () => {
  const rand = seeded('night-shine')
  const twinkle = (seed: string) => {
    const place = seeded(seed)
    return Array.from({ length: 15 }, () => {
      const [x, y] = [between(place, 40, 1560), between(place, 30, 560)]
      return Math.hypot(x - 370, y - 300) < 230 ? '' : star(x, y, between(place, 10, 24), moon, 4, 0.16)
    }).join('')
  }
  const river = Array.from({ length: 2600 }, () => {
    const t = rand()
    const off = (rand() + rand() + rand() - 1.5) * 150
    const [x, y] = [t * 1900 - 150 + off * 0.5, 760 - t * 900 + off]
    return y > 600 || Math.hypot(x - 370, y - 300) < 180
      ? ''
      : `M${x.toFixed(0)} ${y.toFixed(0)}h${rand() > 0.8 ? 5 : 3}`
  })
  const tent = poly([930, 762], [800, 930], [1060, 930])
  return {
    river: `<path d="${river.join('')}" stroke="${moon}" stroke-width="3.4"/>`,
    one: twinkle('night-one'),
    two: twinkle('night-two'),
    three: twinkle('night-three'),
    falling:
      line(stroke([1500, 60], [1380, 112]), moon, 5) + line(stroke([1500, 60], [1440, 86]), moon, 9, 0.5),
    tent:
      fill(tent, '#f2c470') +
      fill(poly([930, 762], [902, 930], [958, 930]), lamp) +
      grain(blob('ns-light', 930, 918, 300, 70), lamp, 'all', 0.5),
  }
}

export default {
  palette: [indigo, night, moon, lamp, mist],
  night: {
    '#f2c470': '#f2c470',
    '#f5e9c9': '#f5e9c9',
    '#c9b585': '#c9b585',
    '#d8c591': '#d8c591',
    '#e5ab55': '#e5ab55',
    '#b4622f': '#b4622f',
    '#8a4628': '#8a4628',
    '#263a5c': '#1a2945',
    '#5a7197': '#3f5578',
    '#46608c': '#34496f',
  },
  more: shine,
  draw: () => {
    const rand = seeded('night-sky')
    const sky = box(0, 0, 1600, 1000)
    const river = Array.from({ length: 5200 }, () => {
      const t = rand()
      const off = (rand() + rand() + rand() - 1.5) * 190
      const [x, y] = [t * 1900 - 150 + off * 0.5, 760 - t * 900 + off]
      return `M${x.toFixed(0)} ${y.toFixed(0)}h${rand() > 0.93 ? 4 : 2}`
    })
    const clouds = steps(14, 0, 1).map((t, i) =>
      fill(
        blob(
          `mw${i}`,
          t * 1750 - 80 + between(rand, -40, 40),
          700 - t * 830 + between(rand, -40, 40),
          between(rand, 90, 170),
          between(rand, 46, 86),
          0.12,
          -28,
        ),
        indigo,
        0.28,
      ),
    )
    return sheet(
      1600,
      1000,
      fill(sky, '#263a5c') +
        grain(sky, night, 'up', 0.75, 2.4) +
        clouds.join('') +
        `<path d="${river.join('')}" stroke="${moon}" stroke-width="2.6" opacity=".85"/>` +
        stars('ns', 20, 20, 1580, 620, 130, moon, 3.4) +
        star(1330, 300, 40, moon, 4, 0.16) +
        star(640, 130, 30, moon, 4, 0.16) +
        star(1090, 470, 26, lamp, 4, 0.18) +
        [300, 236].map((r, i) => fill(blob(`ns-halo${i}`, 370, 300, r, r, 0.008), '#5a7197', 0.22)).join('') +
        shaded(blob('ns-moon', 370, 300, 166, 166, 0.006), moon, '#c9b585', 'rim', 0.55, 2.2) +
        [
          [320, 250, 34],
          [420, 330, 46],
          [350, 370, 20],
          [440, 236, 18],
          [290, 330, 16],
        ]
          .map(([x = 0, y = 0, r = 0], i) => fill(blob(`cr${i}`, x, y, r, r * 0.9, 0.06), '#d8c591', 0.55))
          .join('') +
        line(stroke([1180, 110], [980, 196]), moon, 5) +
        line(stroke([1100, 144], [900, 232]), moon, 2, 0.6) +
        shaded(peak('ns-p1', 260, 600, 520, 1010), '#34496a', night, 'right', 0.6) +
        shaded(peak('ns-p2', 1260, 560, 620, 1010), '#3a5073', night, 'right', 0.6) +
        shaded(ridge('ns-r', 1600, 800, 34, 1010, 6), '#24395a', night, 'down', 0.6) +
        steps(24, 0, 1600)
          .map((x, i) =>
            fir(x + ((i * 41) % 30), 880 + ((i * 23) % 30), 90 + ((i * 61) % 90), '#1d2f4c', 'nf'),
          )
          .join('') +
        shaded(ridge('ns-r2', 1600, 900, 18, 1010, 5), night, '#0c1526', 'down', 0.6) +
        grain(blob('ns-glow', 930, 918, 260, 60), lamp, 'all', 0.3) +
        fill(poly([930, 762], [800, 930], [1060, 930]), lamp) +
        grain(poly([930, 762], [800, 930], [1060, 930]), '#b4622f', 'down', 0.6) +
        fill(poly([930, 762], [902, 930], [958, 930]), '#8a4628') +
        fill(poly([930, 762], [946, 930], [1010, 930]), moon, 0.5) +
        [
          [90, 1010, 420],
          [200, 1020, 300],
          [1400, 1020, 360],
          [1530, 1010, 470],
          [1290, 1030, 230],
          [320, 1030, 210],
        ]
          .map(([x = 0, y = 0, h = 0]) => fir(x, y, h, '#0e1829', 'nff'))
          .join(''),
    )
  },
} satisfies Picture
