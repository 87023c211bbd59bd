import {
  at,
  away,
  between,
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
  steps,
} from '../kit.ts'
import { layered } from '../layered.ts'
import type { Picture } from '../picture.ts'

const [sea, deep, foam, sand, shell] = ['#4f9bb0', '#1d4f68', '#f6f0e2', '#e8cfa3', '#d98f6f'] as const

/** The water's edge running across the beach, everything beyond it up to the top right. */
const shore = (seed: string, shift: number, wave: number) => {
  const rand = seeded(seed)
  const points = steps(11, -0.05, 1.05).map(
    (t): Point => [t * 1700 - 60, 1120 - t * 930 - shift + between(rand, -wave, wave)],
  )
  return { edge: curve(points), area: `${curve(points)}L1700 -80L-100 -80Z` }
}

/** A moon snail: a spiral grown into a disc. */
const snail = (r: number) => {
  const turns = steps(44, 0, 43).map(
    (i): Point => [
      Math.sin(i * 0.42) * r * 0.88 * (1 - i / 46) * -1,
      -Math.cos(i * 0.42) * r * 0.88 * (1 - i / 46),
    ],
  )
  return (
    fill(blob('snail-s', 18, 24, r), '#a98a58', 0.5) +
    shaded(blob('snail', 0, 0, r, r * 0.97, 0.008), '#f3dfc4', shell, 'rim', 0.75, 2.2) +
    line(curve(turns), shell, 11)
  )
}

const starfish = (x: number, y: number, r: number) => {
  const arms = curve(
    steps(11, 12, 372)
      .slice(0, 10)
      .map((a, i) => away(x, y, a, i % 2 ? r * 0.42 : r)),
    true,
  )
  return at(8, 10, fill(arms, '#a98a58', 0.5)) + shaded(arms, '#c97753', '#8d4631', 'down', 0.5)
}

const scallop = (r: number, colour: string, dark: string) => {
  const fan = curve(
    [
      [0, 0],
      [-r * 0.75, -r * 0.4],
      [-r * 0.92, -r * 1.02],
      [-r * 0.48, -r * 1.42],
      [0, -r * 1.55],
      [r * 0.48, -r * 1.42],
      [r * 0.92, -r * 1.02],
      [r * 0.75, -r * 0.4],
    ],
    true,
  )
  return (
    at(10, 12, fill(fan, '#a98a58', 0.5)) +
    shaded(fan, colour, dark, 'down', 0.5) +
    steps(7, -34, 34)
      .map((a) =>
        line(
          `M0 0L${Math.sin((a * Math.PI) / 180) * r * 1.34} ${-Math.cos((a * Math.PI) / 180) * r * 1.34}`,
          dark,
          4,
          0.75,
        ),
      )
      .join('') +
    fill(box(-r * 0.26, -r * 0.1, r * 0.52, r * 0.2, 6), dark)
  )
}

const waves = {
  wet: { seed: 'tide-wet', shift: 40, wave: 34, colour: '#d6b98a', dark: '#a98a58', rim: 0 },
  wash: { seed: 'tide-1', shift: 120, wave: 40, colour: '#b9dcd2', dark: sea, rim: 22 },
  swell: { seed: 'tide-2', shift: 280, wave: 46, colour: '#7fbcc0', dark: sea, rim: 15 },
  sea: { seed: 'tide-3', shift: 470, wave: 52, colour: sea, dark: deep, rim: 13 },
  far: { seed: 'tide-4', shift: 690, wave: 56, colour: '#2f7690', dark: deep, rim: 9 },
  farthest: { seed: 'tide-5', shift: 900, wave: 46, colour: deep, dark: '#113548', rim: 7 },
}

/** A stretch of water with its foam. With `reach`, only the part of it that the next one leaves to be seen. */
const water = ({ seed, shift, wave, colour, dark, rim }: (typeof waves)['wet'], reach = 2000) => {
  const { edge, area } = shore(seed, shift, wave)
  const [left, right] = [1196 - shift, 102 - shift]
  return clip(
    poly([-200, left + 120], [1800, right + 120], [1800, right - reach], [-200, left - reach]),

    fill(area, colour) +
      grain(area, dark, 'up', 0.3, 2.2) +
      (rim ? line(edge, foam, rim) + at(-14, -34, line(edge, foam, 3, 0.8)) : ''),
  )
}

const bubbles = () => {
  const rand = seeded('tide-bubbles')
  return Array.from({ length: 120 }, () => {
    const [t, off] = [rand(), between(rand, 100, 190)]
    return line(blob('b', t * 1640 - 20, 1120 - t * 930 - off, between(rand, 3, 11)), foam, 2.6, 0.8)
  }).join('')
}

const beach = () => {
  const ground = box(0, 0, 1600, 1000)
  return fill(ground, sand) + grain(ground, '#c49a5f', 'right', 0.35, 2.2)
}

/** What the sea has left: none of it lies where the wash comes to. */
const found = () =>
  at(1120, 770, snail(150), 24) +
  at(1390, 900, scallop(66, '#f0c7ae', shell), -32) +
  at(1430, 640, scallop(40, foam, '#c9a777'), 40) +
  at(
    830,
    930,
    fill(blob('tp-s', 6, 8, 40, 30), '#a98a58', 0.5) +
      shaded(blob('tp', 0, 0, 40, 30, 0.04), '#8fa9a6', deep, 'down', 0.4),
  ) +
  starfish(1268, 566, 58) +
  steps(22, 0, 21)
    .map((i) =>
      fill(
        blob(`ts${i}`, 900 + ((i * 211) % 680), 620 + ((i * 137) % 370), 3 + (i % 4), 3 + (i % 3)),
        '#b58d55',
      ),
    )
    .join('')

export default {
  palette: [sea, deep, foam, sand, shell],
  night: {
    '#f6f0e2': '#bccad6',
    '#e8cfa3': '#54546a',
    '#c49a5f': '#777383',
    '#d6b98a': '#43475e',
    '#a98a58': '#34384c',
    '#f3dfc4': '#9a93a0',
  },
  ...layered(() => ({
    ground: beach() + found(),
    wet: water(waves.wet, 200),
    wash: water(waves.wash, 340) + bubbles(),
    swell: water(waves.swell, 370),
    sea: water(waves.sea) + water(waves.far) + water(waves.farthest),
  })),
} satisfies Picture
