import { cattail, grass, leaf } from '../flora.ts'
import { blob, clip, curve, fill, grain, line, shaded, through } from '../kit.ts'
import { bar, cloud, glitter, ridge, ripples } from '../land.ts'
import { layered } from '../layered.ts'
import type { Picture } from '../picture.ts'

const [lake, deep, mist, honey, paper] = ['#5f9391', '#1f4347', '#a9c2b6', '#e2a552', '#f3ead6'] as const
const [hill, blush] = ['#437370', '#e8c9a6'] as const

const heron = () => {
  const body = curve(through('396 660, 352 690, 288 738, 250 772, 300 768, 366 748, 408 708'), true)
  const neck = curve(through('392 690, 420 640, 396 596, 408 552, 442 536'))
  return (
    line(curve(through('342 750, 346 812, 340 880')), deep, 6) +
    line(curve(through('362 746, 370 812, 368 884')), deep, 6) +
    line(neck, paper, 20) +
    shaded(body, paper, lake, 'down', 0.5) +
    fill(leaf(262, 770, 55, 150, 46, 14), mist) +
    fill(blob('head', 446, 536, 22, 15, 0.02, -12), paper) +
    fill('M458 526L536 542L458 546Z', honey) +
    line(curve(through('452 530, 420 524, 376 534')), deep, 6)
  )
}

export default {
  palette: [lake, deep, mist, honey, paper],
  night: {
    '#f3ead5': '#2b3a57',
    '#e8c9a6': '#4c5678',
    '#fbf5e6': '#3c4b6a',
    '#e2a552': '#e4d8b0',
    '#c97f3d': '#bfb188',
    '#f0c983': '#e3d8b0',
    '#f3ead6': '#a9b6c6',
  },
  ...layered(() => {
    const far = ridge('still-far', 1600, 430, 46, 522, 7)
    const near = ridge('still-near', 1600, 478, 40, 522, 9)
    const sun = blob('still-sun', 1040, 366, 132)
    const sky = grain('M0 0L1600 0L1600 520L0 520Z', blush, 'down', 0.55, 2.2)
    const land =
      shaded(sun, honey, '#c97f3d', 'down', 0.3) +
      shaded(far, mist, lake, 'down', 0.5) +
      shaded(near, hill, deep, 'down', 0.5)
    const water = 'M-10 520L1610 520L1610 1010L-10 1010Z'
    return {
      ground:
        fill('M0 0L1600 0L1600 540L0 540Z', '#f3ead5') +
        sky +
        cloud('still-cloud', 420, 190, 620, '#fbf5e6') +
        cloud('still-cloud2', 1370, 150, 380, '#fbf5e6', 0.9) +
        land +
        fill(water, lake) +
        clip(
          water,
          `<g transform="translate(0 1042) scale(1 -1)" opacity=".62">${fill(far, mist) + fill(near, hill)}</g>`,
        ) +
        grain(water, deep, 'down', 0.5, 2.4),
      glitter: glitter('still-glow', 1040, 600, 300, 320, '#f0c983', 14),
      ripples:
        ripples('still-rip', -60, 530, 1660, 960, 30, mist, 0.7) +
        ripples('still-rip2', -60, 620, 1660, 990, 16, deep, 0.45),
      heron: fill(bar(355, 884, 260, 16), paper, 0.55) + heron(),
      reeds:
        grass('still-grass', 1260, 1640, 1020, 420, 26, [deep, '#2f5a58', deep]) +
        cattail(1330, 1010, 520, -6, deep, '#8a5a3c') +
        cattail(1420, 1020, 640, 4, deep, '#9c6541') +
        cattail(1520, 1010, 470, 9, deep, '#8a5a3c'),
      bank: grass('still-grass2', -40, 210, 1020, 250, 16, [deep, '#2f5a58']),
    }
  }),
} satisfies Picture
