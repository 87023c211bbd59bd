import { daisy } from '../blossoms.ts'
import { along, leaf } from '../flora.ts'
import { at, blob, box, curve, fill, grain, line, type Point, seeded, shaded, steps } from '../kit.ts'
import { bar, ripples } from '../land.ts'
import { layered } from '../layered.ts'
import type { Picture } from '../picture.ts'
import { paperBoat } from '../things.ts'

const [coral, pond, pale, paper, honey] = ['#dd7a5c', '#2f6d6c', '#8fc0b3', '#f8efdf', '#ecc06f'] as const

const wake = (x: number, y: number, w: number) =>
  [1, 1.5, 2.1]
    .map((k, i) =>
      line(blob(`wake${x}${i}`, x, y, w * 0.5 * k, w * 0.12 * k, 0.02), paper, 4.5 - i, 0.75 - i * 0.2),
    )
    .join('')

const pad = (x: number, y: number, r: number, colour: string, turn: number) => {
  const d = `${curve(steps(12, 18, 342).map((a): Point => [Math.sin((a * Math.PI) / 180) * r, -Math.cos((a * Math.PI) / 180) * r * 0.46]))}L0 0Z`
  return at(
    x,
    y,
    shaded(d, colour, '#1d4a47', 'right', 0.4) +
      steps(7, 40, 320)
        .map((a) =>
          line(
            `M0 0L${Math.sin((a * Math.PI) / 180) * r * 0.8} ${-Math.cos((a * Math.PI) / 180) * r * 0.37}`,
            '#1d4a47',
            2,
            0.45,
          ),
        )
        .join(''),
    turn,
  )
}

const willow = (x: number, long: number, seed: string) => {
  const rand = seeded(seed)
  const points: Point[] = steps(5, 0, 1).map((t) => [x + Math.sin(t * 3 + x) * 36, -20 + long * t])
  const spine = along(points)
  return (
    line(curve(points), '#4c7a4f', 3.5) +
    steps(Math.round(long / 22), 0.08, 0.99)
      .flatMap((t) =>
        [-1, 1].map((side) => {
          const { point } = spine(t)
          return fill(
            leaf(point[0], point[1], 180 + side * (24 + rand() * 20), 62 + rand() * 22, 14, side * -12),
            rand() > 0.5 ? '#86a95f' : '#a9bd6c',
          )
        }),
      )
      .join('')
  )
}

export default {
  palette: [coral, pond, pale, paper, honey],
  night: { '#ecc06e': '#e4d8b0', '#dd7a5b': '#bfb188', '#f8efdf': '#b4bfc9' },
  ...layered(() => {
    const water = box(0, 0, 1600, 1000)
    const sun = blob('pb-sun', 1090, 360, 214, 196, 0.01)
    return {
      ground:
        fill(water, '#5fa39a') +
        grain(water, pond, 'down', 0.5, 2.2) +
        grain(water, pale, 'up', 0.2, 2.2) +
        [2.15, 1.62]
          .map((k, i) => line(blob(`pb-ring${i}`, 1090, 360, 214 * k, 190 * k, 0.01), pale, 5, 0.7))
          .join('') +
        shaded(sun, '#ecc06e', '#dd7a5b', 'down', 0.3) +
        steps(7, 396, 552)
          .map((y, i) =>
            fill(bar(1090 + (i % 2 ? 26 : -22), y, 470 - Math.abs(i - 1) * 42, 10 + i * 1.5), '#5fa39a'),
          )
          .join('') +
        ripples('pb-r', -50, 430, 1650, 980, 34, pale, 0.75) +
        pad(210, 700, 128, '#6f9c5d', 6) +
        pad(370, 772, 92, '#86a95f', -14) +
        pad(120, 838, 96, '#86a95f', 20) +
        pad(1450, 850, 128, '#6f9c5d', -8) +
        pad(1300, 930, 92, '#86a95f', 12) +
        pad(1540, 700, 74, '#86a95f', 0) +
        daisy(300, 690, 58, 11, '#f3c3b2', honey, 'pb-l1', 1.1) +
        daisy(1406, 810, 62, 11, paper, honey, 'pb-l2', 1.1),
      ...{
        'wake-white': wake(760, 742, 420),
        'wake-coral': wake(1110, 606, 230),
        'wake-gold': wake(560, 528, 170),
      },
      gold: at(560, 530, paperBoat(164, honey, '#d29f4d', '#8a6128'), -3),
      coral: at(1110, 610, paperBoat(220, coral, '#c05f45', '#7d3425'), 3),
      white: at(760, 748, paperBoat(410, paper, '#e6d6bd', '#b59a78'), -2),
      willow: steps(11, 10, 620)
        .map((x, i) => willow(x + ((i * 29) % 31), 330 - (x / 620) * 210 + ((i * 67) % 90), `w${i}`))
        .join(''),
      withy: steps(4, 1440, 1600)
        .map((x, i) => willow(x, 170 + i * 66, `v${i}`))
        .join(''),
    }
  }),
} satisfies Picture
