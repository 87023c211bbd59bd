import { umbel } from '../blossoms.ts'
import { grass, sprig } from '../flora.ts'
import { blob, curve, fill, grain, line, shaded, sheet, through } from '../kit.ts'
import { bird, ridge } from '../land.ts'
import type { Picture } from '../picture.ts'

const [apricot, clay, dawn, plum, leafInk] = ['#eba46c', '#c8694a', '#f8e2bd', '#7b5552', '#293a33'] as const

export default {
  palette: [apricot, clay, dawn, plum, leafInk],
  night: {
    '#efb684': '#2a2f4d',
    '#c8694a': '#3f4670',
    '#f2c392': '#343a5d',
    '#f6d2a3': '#424a70',
    '#f8e2bd': '#555d86',
    '#fbf0d3': '#e4d8b0',
    '#eba46c': '#bfb188',
    '#d98a63': '#4f4766',
    '#a96251': '#3d3550',
  },
  draw: () => {
    const [x, y] = [1030, 640]
    const halo = [560, 430, 310]
    const far = ridge('first-far', 1600, 610, 44, 1010, 5)
    const mid = ridge('first-mid', 1600, 702, 50, 1010, 6)
    const near = ridge('first-near', 1600, 800, 44, 1010, 5)
    const sun = blob('first-sun', x, y, 205, 205, 0.008)
    const sky = 'M0 0L1600 0L1600 760L0 760Z'
    return sheet(
      1600,
      1000,
      fill(sky, '#efb684') +
        grain(sky, clay, 'up', 0.4, 2.4) +
        halo
          .map((r, i) =>
            fill(
              blob(`first-halo${i}`, x, y, r * 1.25, r * 1.05, 0.01),
              ['#f2c392', '#f6d2a3', dawn][i] ?? dawn,
              0.9,
            ),
          )
          .join('') +
        shaded(sun, '#fbf0d3', apricot, 'down', 0.6) +
        [
          [700, 220, 70, -8],
          [790, 175, 54, 6],
          [612, 160, 46, 4],
          [860, 262, 40, 0],
        ]
          .map(([a = 0, b = 0, c = 0, d = 0]) => bird(a, b, c, plum, d))
          .join('') +
        shaded(far, '#d98a63', clay, 'down', 0.5) +
        shaded(mid, '#a96251', plum, 'down', 0.55) +
        shaded(near, plum, leafInk, 'down', 0.9) +
        grass('first-grass', -40, 1640, 1030, 250, 120, [leafInk, '#354a40', '#46544a']) +
        line(curve(through('300 1010, 322 700, 276 380')), leafInk, 6) +
        umbel(276, 380, 200, leafInk, '#fbf0d4', 'first-u1', -6) +
        line(curve(through('316 760, 400 640, 450 590')), leafInk, 4) +
        umbel(450, 590, 112, leafInk, '#fbf0d4', 'first-u2', 24) +
        line(curve(through('1400 1010, 1404 840, 1440 700')), leafInk, 6) +
        umbel(1440, 700, 104, leafInk, '#fbf0d4', 'first-u3', 8) +
        line(curve(through('306 860, 220 760, 150 730')), leafInk, 4) +
        umbel(150, 730, 92, leafInk, '#fbf0d4', 'first-u4', -24) +
        sprig(through('60 1020, 40 860, 80 660, 46 500'), {
          stem: leafInk,
          leaf: '#354a40',
          pairs: 7,
          length: 92,
          width: 30,
        }) +
        sprig(through('1510 1020, 1540 880, 1500 740, 1532 620'), {
          stem: leafInk,
          leaf: '#354a40',
          pairs: 7,
          length: 92,
          width: 30,
        }),
    )
  },
} satisfies Picture
