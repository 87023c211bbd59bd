import { leaf, veined } from '../flora.ts'
import {
  between,
  blob,
  box,
  clip,
  curve,
  fill,
  grain,
  line,
  poly,
  seeded,
  shaded,
  steps,
  through,
} from '../kit.ts'
import { bird, ridge } from '../land.ts'
import { layered } from '../layered.ts'
import type { Picture } from '../picture.ts'

const [rust, bark, ochre, fog, paper] = ['#b65a35', '#3a322e', '#d99a45', '#cfc7b2', '#f5ecdb'] as const

/** A birch from edge to edge, with its dark marks. */
const birch = (x: number, w: number, seed: string, lean: number) => {
  const rand = seeded(seed)
  const trunk = poly(
    [x - w / 2, 1010],
    [x - w * 0.44 + lean * 0.5, 480],
    [x - w * 0.38 + lean, -10],
    [x + w * 0.38 + lean, -10],
    [x + w * 0.44 + lean * 0.5, 480],
    [x + w / 2, 1010],
  )
  const marks = Array.from({ length: Math.round(w / 2.4) }, () => {
    const [y, long, side] = [between(rand, -10, 1000), between(rand, 0.2, 0.62) * w, rand() > 0.5 ? 1 : -1]
    const mx = x + lean * (1 - y / 1000) + side * w * 0.42
    return fill(leaf(mx, y, side * -90 + between(rand, -8, 8), long, between(rand, 6, 15), 6), bark)
  })
  const knots = steps(2, 250, 720).map((y, i) =>
    fill(
      blob(
        seed + i,
        x + lean * (1 - y / 1000) + (i ? -1 : 1) * w * 0.1,
        y + between(rand, -120, 120),
        w * 0.15,
        w * 0.1,
        0.1,
        20,
      ),
      bark,
    ),
  )
  return (
    fill(trunk, paper) +
    grain(trunk, '#8d8271', 'right', 0.75, 2.2) +
    clip(trunk, marks.join('') + knots.join(''))
  )
}

export default {
  palette: [rust, bark, ochre, fog, paper],
  night: {
    '#cfc7b2': '#2e3a54',
    '#a99f86': '#485473',
    '#ecd9b0': '#e4d8b0',
    '#d99a44': '#bfb188',
    '#b7a98c': '#3d4762',
    '#98795a': '#35394f',
    '#f5ecdb': '#98a3b5',
    '#8d8271': '#545e75',
  },
  ...layered(() => {
    const rand = seeded('letting-go')
    const sky = box(0, 0, 1600, 1000)
    const colours = [rust, ochre, '#8d3f2b', '#c97b3c', '#e3b768']
    const falling = steps(34, 0, 1).map((t, i) => {
      const x = 60 + t * 1500
      const y = 130 + t * 560 + Math.sin(t * 9) * 130 + between(rand, -170, 170)
      const size = between(rand, 44, 104)
      return veined(
        x,
        y,
        between(rand, 0, 360),
        size,
        size * 0.5,
        colours[i % 5] ?? rust,
        paper,
        between(rand, -30, 30),
      )
    })
    const litter = Array.from({ length: 90 }, (_, i) => {
      const y = between(rand, 850, 990)
      return fill(
        leaf(
          between(rand, -20, 1620),
          y,
          between(rand, 60, 120) * (i % 2 ? 1 : -1),
          between(rand, 34, 76),
          between(rand, 14, 28),
          between(rand, -20, 20),
        ),
        colours[i % 5] ?? rust,
      )
    })
    const flock = (which: number) => falling.filter((_, i) => i % 5 === which).join('')
    return {
      ground:
        fill(sky, fog) +
        grain(sky, '#a99f86', 'up', 0.4, 2.2) +
        shaded(blob('lg-sun', 700, 400, 248, 248, 0.008), '#ecd9b0', '#d99a44', 'down', 0.6, 2.2) +
        shaded(ridge('lg-r1', 1600, 640, 40, 1010, 6), '#b7a98c', '#85765e', 'down', 0.4) +
        shaded(ridge('lg-r2', 1600, 740, 30, 1010, 6), '#98795a', bark, 'down', 0.4) +
        birch(560, 60, 'lg-b1', 16) +
        birch(880, 52, 'lg-b2', -14) +
        birch(1250, 66, 'lg-b3', 20) +
        shaded(ridge('lg-r3', 1600, 850, 18, 1010, 6), '#7d4c34', bark, 'down', 0.6) +
        bird(760, 190, 56, bark, -8) +
        bird(824, 226, 40, bark, 6) +
        bird(700, 236, 34, bark, 0) +
        birch(240, 142, 'lg-b4', -26) +
        birch(1420, 168, 'lg-b5', 34) +
        line(curve(through('214 300, 330 250, 430 180, 470 110')), bark, 13) +
        line(curve(through('352 240, 420 250, 480 232')), bark, 8) +
        line(curve(through('1420 420, 1320 350, 1220 320, 1130 250')), bark, 13) +
        line(curve(through('1260 334, 1200 370, 1140 372')), bark, 7) +
        veined(470, 112, 20, 90, 44, rust, paper, 12) +
        veined(482, 232, 96, 84, 40, ochre, paper, 14) +
        veined(1130, 252, -30, 92, 46, ochre, paper, -10) +
        veined(1138, 372, -104, 80, 40, rust, paper, -12) +
        litter.join(''),
      high: flock(0),
      low: flock(1),
      near: flock(2),
      first: flock(3),
      last: flock(4),
    }
  }),
} satisfies Picture
