import { leaf } from '../flora.ts'
import {
  at,
  between,
  blob,
  box,
  clip,
  curve,
  fill,
  grain,
  line,
  type Point,
  seeded,
  shaded,
  steps,
} from '../kit.ts'
import { bar, bird, cloud, ridge, ripples } from '../land.ts'
import { layered } from '../layered.ts'
import type { Picture } from '../picture.ts'

const [ice, water, snow, butter, stem] = ['#86aacb', '#27486a', '#f4f2ea', '#f0cf86', '#4f7a52'] as const

/** A floe: a broken plate of ice with its thickness below the edge. */
const floe = (seed: string, x: number, y: number, w: number, h: number) => {
  const rand = seeded(seed)
  const points = steps(9, 0, 320).map(
    (a): Point => [
      x + Math.cos((a * Math.PI) / 180) * w * between(rand, 0.78, 1.08),
      y + Math.sin((a * Math.PI) / 180) * h * between(rand, 0.8, 1.08),
    ],
  )
  const d = `M${points.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Z`
  const deep = h * 0.26
  return (
    at(0, deep, fill(d, '#5f89b0') + grain(d, water, 'down', 0.4)) +
    at(0, deep * 0.5, fill(d, '#a9c6dc')) +
    shaded(d, snow, ice, 'right', 0.4, 2.2) +
    line(
      curve([
        [x - w * 0.5, y - h * 0.1],
        [x - w * 0.1, y + h * 0.12],
        [x + w * 0.3, y - h * 0.05],
      ]),
      '#c5d8e4',
      4,
    )
  )
}

const snowdrop = (x: number, y: number, tall: number, lean: number) => {
  const neck: Point = [x + lean, y - tall]
  const tip: Point = [neck[0] + lean * 0.9 + Math.sign(lean) * 22, neck[1] + 26]
  return (
    fill(leaf(x - 8, y, -14, tall * 0.8, 20, 10), stem) +
    fill(leaf(x + 10, y, 16, tall * 0.7, 20, -8), '#6d9563') +
    line(curve([[x, y], [x + lean * 0.35, y - tall * 0.55], neck, tip]), stem, 7) +
    fill(leaf(neck[0], neck[1] + 4, Math.sign(lean) * 50, 52, 12), '#6d9563') +
    [-30, 30].map((a) => shaded(leaf(tip[0], tip[1], 180 + a, 92, 42), snow, ice, 'down', 0.3)).join('') +
    fill(leaf(tip[0], tip[1] + 8, 180, 66, 34), '#dfeaf0') +
    fill(leaf(tip[0], tip[1] + 50, 180, 26, 18), stem) +
    shaded(leaf(tip[0], tip[1], 184, 96, 40), snow, ice, 'left', 0.3) +
    fill(blob('cap', tip[0], tip[1] + 2, 14, 16), stem)
  )
}

export default {
  palette: [ice, water, snow, butter, stem],
  night: {
    '#e9e3d2': '#2b3856',
    '#c5d2da': '#485779',
    '#f0cf86': '#e4d8b0',
    '#e2a552': '#bfb188',
    '#f4f2e9': '#3e4b6a',
    '#f4f2ea': '#93a3bb',
  },
  ...layered(() => {
    const sky = box(0, 0, 1600, 460)
    const river = box(-10, 440, 1620, 570)
    const rand = seeded('thaw-trees')
    const trees = steps(30, -10, 1610).map((x) => {
      const h = between(rand, 40, 110)
      return (
        line(
          curve([
            [x, 452],
            [x + 2, 452 - h],
          ]),
          '#5c7489',
          4,
        ) + fill(blob('tt', x, 452 - h, h * 0.26, h * 0.5, 0.1), '#7f9bb2', 0.75)
      )
    })
    return {
      ground:
        fill(sky, '#e9e3d2') +
        grain(sky, '#c5d2da', 'up', 0.8, 2.4) +
        cloud('th-c', 330, 130, 520, '#f4f2e9', 0.9) +
        cloud('th-c2', 1340, 190, 460, '#f4f2e9', 0.8) +
        shaded(blob('th-sun', 960, 290, 152, 152, 0.008), butter, '#e2a552', 'down', 0.4) +
        shaded(ridge('th-1', 1600, 396, 40, 480, 7), '#b5c8d4', ice, 'down', 0.5) +
        trees.join('') +
        shaded(ridge('th-2', 1600, 446, 12, 480, 7), snow, ice, 'down', 0.3) +
        fill(river, '#3a6690') +
        grain(river, water, 'down', 0.8, 2.4),
      light: clip(
        river,
        steps(9, 480, 800)
          .map((y, i) => fill(bar(960 + (i % 2 ? 34 : -28), y, 260 - i * 16, 11 + i), butter, 0.9))
          .join(''),
      ),
      ripples: ripples('th-r', 0, 470, 1600, 960, 30, ice, 0.7),
      far:
        floe('f1', 330, 510, 200, 24) +
        floe('f2', 720, 502, 120, 15) +
        floe('f3', 1330, 520, 230, 28) +
        floe('f4', 1120, 560, 90, 14),
      middle:
        floe('f5', 560, 610, 210, 38) +
        floe('f6', 130, 640, 190, 42) +
        floe('f7', 1440, 660, 200, 46) +
        floe('f8', 1190, 690, 130, 30),
      near: floe('f9', 840, 760, 170, 44) + floe('f10', 420, 790, 150, 44),
      birds: bird(620, 200, 60, water, -8) + bird(690, 236, 42, water, 6) + bird(560, 246, 34, water, 2),
      bank:
        shaded(
          'M-10 800C120 770 300 860 520 900C760 944 1000 900 1200 850C1400 800 1500 790 1610 800L1610 1010L-10 1010Z',
          snow,
          ice,
          'down',
          0.45,
          2.2,
        ) +
        fill('M150 900C240 870 330 900 360 940C300 980 190 980 130 950Z', '#8a6f55') +
        grain('M150 900C240 870 330 900 360 940C300 980 190 980 130 950Z', '#4a3a2c', 'down', 0.5) +
        fill('M1180 930C1260 890 1400 890 1450 930C1400 985 1240 985 1180 960Z', '#8a6f55') +
        grain('M1180 930C1260 890 1400 890 1450 930C1400 985 1240 985 1180 960Z', '#4a3a2c', 'down', 0.5),
      left: snowdrop(190, 940, 300, -34) + snowdrop(260, 946, 390, 40) + snowdrop(318, 950, 240, 30),
      right: snowdrop(1250, 946, 330, -38) + snowdrop(1330, 950, 420, 36) + snowdrop(1400, 946, 260, 28),
    }
  }),
} satisfies Picture
