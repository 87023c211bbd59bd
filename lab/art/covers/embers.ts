import { fir } from '../flora.ts'
import { at, between, blob, box, curve, fill, grain, line, seeded, shaded, steps } from '../kit.ts'
import { ridge, stars } from '../land.ts'
import { layered } from '../layered.ts'
import type { Picture } from '../picture.ts'
import { stone } from '../things.ts'

const [ember, dark, gold, smoke, wine] = ['#bd5234', '#221d22', '#efb45e', '#a9908a', '#5f2c2c'] as const

/** The fire at its brightest, over the fire as it is. */
const glow = () => {
  const rand = seeded('ember-glow')
  const coals = Array.from({ length: 46 }, (_, i) => {
    const [x, y] = [between(rand, 640, 960), between(rand, 806, 868)]
    const d = blob(
      `hot${i}`,
      x,
      y,
      between(rand, 16, 36),
      between(rand, 10, 20),
      0.14,
      between(rand, -20, 20),
    )
    return shaded(d, i % 3 ? gold : '#f6dca0', '#e58a45', 'up', 0.5)
  })
  return {
    heat: [430, 350, 270, 190]
      .map((r) =>
        grain(
          blob(`ember-heat${r}`, 800, 800, r, r * 0.7, 0.03),
          r > 300 ? '#e58a45' : gold,
          'all',
          0.06,
          2.4,
        ),
      )
      .join(''),
    coals: coals.join(''),
  }
}

export default {
  palette: [ember, dark, gold, smoke, wine],
  night: {
    '#efb45e': '#efb45e',
    '#f6dca0': '#f6dca0',
    '#e58a45': '#e58a45',
    '#e0703a': '#e0703a',
    '#bd5234': '#bd5234',
    '#39262a': '#39262a',
    '#4f2a2b': '#4f2a2b',
    '#74352c': '#74352c',
    '#a3482f': '#a3482f',
    '#5f2c2c': '#5f2c2c',
    '#e9d3b4': '#e9d3b4',
  },
  ...layered(() => {
    const rand = seeded('embers')
    const sky = box(0, 0, 1600, 1000)
    const sparks = Array.from({ length: 190 }, (_, i) => {
      const t = rand() ** 0.8
      const x = 800 + Math.sin(t * 5.4 + i) * (60 + t * 300) + between(rand, -70, 70)
      return fill(
        blob(`sp${i % 7}`, x, 780 - t * 730, between(rand, 2, 7.5) * (1.15 - t * 0.6)),
        [gold, '#f6dca0', '#e58a45'][i % 3] ?? gold,
        1 - t * 0.35,
      )
    })
    const flight = (which: number) => sparks.filter((_, i) => i % 3 === which).join('')
    const curl = (shift: number, width: number, opacity: number) =>
      line(
        curve(
          steps(8, 0, 1).map((t) => [800 + Math.sin(t * 6 + shift) * (30 + t * 110), 740 - t * 690] as const),
        ),
        smoke,
        width,
        opacity,
      )
    const coals = Array.from({ length: 74 }, (_, i) => {
      const [x, y] = [between(rand, 610, 990), between(rand, 800, 872)]
      const d = blob(
        `coal${i}`,
        x,
        y,
        between(rand, 18, 42),
        between(rand, 12, 26),
        0.14,
        between(rand, -20, 20),
      )
      const hot = Math.abs(x - 800) < 120 + rand() * 60
      return shaded(d, hot ? (i % 3 ? '#e0703a' : gold) : i % 2 ? ember : wine, hot ? ember : dark, 'up', 0.5)
    })
    const ring = steps(15, 0, 336).map(
      (a) =>
        [800 + Math.sin((a * Math.PI) / 180) * 286, 848 + -Math.cos((a * Math.PI) / 180) * 86, a] as const,
    )
    const stones = (front: boolean) =>
      ring
        .filter(([, y]) => y > 848 === front)
        .map(([x, y, a], i) =>
          stone(`es${a}`, x, y, 50 + (i % 3) * 8, 38 + (i % 2) * 8, i % 2 ? '#6d5c5c' : '#806b66', dark, a),
        )
        .join('')
    const halo = [620, 470, 330, 210].map((r, i) =>
      fill(
        blob(`eh${i}`, 800, 740, r, r * 0.94, 0.012),
        ['#39262a', '#4f2a2b', '#74352c', '#a3482f'][i] ?? ember,
        0.9,
      ),
    )
    const burnt = (x: number, y: number, w: number, turn: number) =>
      at(
        x,
        y,
        shaded(box(-w / 2, -22, w, 44, 16), '#3a2a2a', dark, 'down', 0.6) +
          line(
            curve([
              [-w * 0.4, 14],
              [-w * 0.1, 18],
              [w * 0.3, 14],
            ]),
            ember,
            6,
          ) +
          line(
            curve([
              [-w * 0.3, -6],
              [0, -2],
            ]),
            '#e0703a',
            4,
          ),
        turn,
      )
    return {
      ground:
        fill(sky, '#2d252b') +
        grain(sky, dark, 'up', 0.7, 2.4) +
        stars('es', 20, 20, 1580, 420, 90, '#e9d3b4', 2.8) +
        halo.join('') +
        grain(blob('eh1', 800, 740, 470, 440, 0.012), ember, 'down', 0.3, 2.4) +
        steps(17, -20, 1620)
          .filter((x) => Math.abs(x - 800) > 230)
          .map((x, i) =>
            fir(
              x + ((i * 37) % 40),
              850,
              330 + ((i * 89) % 200) + Math.abs(x - 800) * 0.16,
              Math.abs(x - 800) < 480 ? '#3d2429' : '#2a1f25',
              'ef',
            ),
          )
          .join('') +
        curl(0, 26, 0.16) +
        curl(1.7, 16, 0.18) +
        curl(3.2, 9, 0.3) +
        shaded(ridge('eg', 1600, 850, 14, 1010, 6), '#43292a', dark, 'down', 0.7) +
        grain(blob('glow-ground', 800, 900, 520, 110), '#e0703a', 'all', 0.16) +
        stones(false) +
        fill(blob('pit', 800, 846, 250, 64, 0.02), wine) +
        coals.join('') +
        burnt(720, 800, 330, 13) +
        burnt(890, 800, 310, -16) +
        coals.slice(0, 16).join('') +
        stones(true) +
        [
          [120, 1010, 560],
          [1490, 1020, 600],
          [260, 1020, 380],
          [1340, 1030, 400],
        ]
          .map(([x = 0, y = 0, h = 0]) => fir(x, y, h, '#171418', 'eff'))
          .join(''),
      first: flight(0),
      second: flight(1),
      third: flight(2),
    }
  }, glow),
} satisfies Picture
