import { fern, leaf } from '../flora.ts'
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
  seeded,
  shaded,
  steps,
  stroke,
  through,
} from '../kit.ts'
import { cloud, ridge } from '../land.ts'
import { layered } from '../layered.ts'
import type { Picture } from '../picture.ts'
import { cup, steam } from '../things.ts'

const [slate, ink, mist, honey, paper] = ['#6688a3', '#25364a', '#bfcfd2', '#dca75a', '#f2e9d8'] as const

const [x, y, r] = [980, 424, 344]
const pane = blob('rain-pane', x, y, r, r, 0.006)

/** Rain before the pane, in a square as high as it: laid above each other twice, it falls without an end. */
const rainfall = () => {
  const rand = seeded('rain')
  return Array.from({ length: 150 }, () => {
    const [a, b, long] = [
      between(rand, x - r - 60, x + r + 60),
      between(rand, y - r, y + r),
      between(rand, 26, 74),
    ]
    return line(
      stroke([a, b], [a - long * 0.16, b + long]),
      rand() > 0.3 ? paper : mist,
      between(rand, 2, 4),
      between(rand, 0.45, 0.95),
    )
  }).join('')
}

/** The rain as it falls past the pane, and what the breath of the cup leaves on it. */
const weather = () => {
  const cloudy = blob('rain-fog', 1170, 560, 190, 170, 0.05)
  return {
    drops: rainfall(),
    fog:
      fill(blob('rain-fog2', 1176, 566, 150, 132, 0.05), paper, 0.5) + grain(cloudy, paper, 'all', 0.5, 2.4),
  }
}

export default {
  palette: [slate, ink, mist, honey, paper],
  night: {
    '#34495f': '#2b3344',
    '#bfcfd2': '#415269',
    '#9db4bd': '#38485f',
    '#acc1c7': '#4d5f76',
    '#b98a58': '#7d5f48',
    '#a97a4c': '#6b4c3a',
    '#c79761': '#8a6549',
    '#c06c4a': '#8a4b3a',
    '#cf7d59': '#97573f',
  },
  ...layered(() => {
    const rand = seeded('rain-running')
    const running = steps(13, x - r + 60, x + r - 60).map((a) => {
      const [top, long] = [between(rand, y - 240, y + 120), between(rand, 60, 190)]
      return (
        line(
          curve([
            [a, top],
            [a + 5, top + long / 2],
            [a - 3, top + long],
          ]),
          paper,
          3,
          0.6,
        ) + fill(blob('rd', a - 3, top + long + 6, 8, 12), paper, 0.9)
      )
    })
    const wall = box(0, 0, 1600, 1000)
    const pot = 'M236 640L470 640L440 846L266 846Z'
    return {
      ground:
        fill(wall, '#34495f') +
        grain(wall, ink, 'left', 0.6, 2.4) +
        fill(blob('rain-frame', x, y, r + 46, r + 46, 0.006), ink) +
        fill(blob('rain-frame2', x, y, r + 30, r + 30, 0.006), '#b98a58') +
        grain(blob('rain-frame2', x, y, r + 30, r + 30, 0.006), '#6d4b2c', 'rim', 0.4) +
        clip(
          pane,
          fill(pane, mist) +
            grain(pane, slate, 'up', 0.8, 2.4) +
            cloud('rain-c1', 830, 200, 620, '#9db4bd') +
            cloud('rain-c2', 1150, 290, 560, '#acc1c7') +
            cloud('rain-c3', 760, 330, 420, paper, 0.6) +
            shaded(ridge('rain-h1', 1600, 520, 46, 900, 7), '#8fabb3', slate, 'down', 0.5) +
            shaded(ridge('rain-h2', 1600, 610, 40, 900, 8), slate, ink, 'down', 0.5) +
            shaded(ridge('rain-h3', 1600, 700, 26, 900, 7), '#46647a', ink, 'down', 0.7) +
            steps(5, 700, 1250)
              .map(
                (a, i) =>
                  fill(
                    blob(`rt${i}`, a, 650 + (i % 2) * 20, 42 + (i % 3) * 12, 62, 0.08),
                    i % 2 ? '#37536a' : '#2f485d',
                  ) + line(stroke([a, 660], [a, 760]), ink, 5),
              )
              .join(''),
        ),
      drops: clip(pane, rainfall()),
      running: clip(pane, running.join('')),
      room:
        line(stroke([x, y - r], [x, y + r]), '#b98a58', 17) +
        line(stroke([x - r, y + 10], [x + r, y + 10]), '#b98a58', 17) +
        fill(box(-10, 838, 1620, 172), '#a97a4c') +
        grain(box(-10, 838, 1620, 172), '#5f4229', 'down', 0.7, 2.4) +
        fill(box(-10, 830, 1620, 18), '#c79761') +
        [
          through('350 650, 300 480, 170 380'),
          through('350 650, 330 440, 300 260'),
          through('356 650, 400 470, 520 380'),
          through('352 650, 280 560, 120 560'),
          through('356 650, 440 570, 590 560'),
        ]
          .map((points, i) =>
            fern(
              points.map(([a = 0, b = 0]) => [a, b] as const),
              i % 2 ? '#7fa08a' : '#5f8572',
              96,
              15,
              '#3d5f52',
            ),
          )
          .join('') +
        shaded(pot, '#c06c4a', ink, 'right', 0.5) +
        fill(box(222, 630, 262, 44, 10), '#cf7d59') +
        fill(box(620, 800, 250, 36, 6), '#8a4a3a') +
        fill(box(636, 768, 222, 34, 6), honey) +
        fill(box(626, 740, 240, 30, 6), '#4f7280') +
        fill(leaf(640, 742, 62, 130, 34, 18), '#7fa08a') +
        at(1360, 694, cup(222, paper, slate, '#8a5a3a', ink)),
      steam: at(1356, 660, steam(180, paper, 8)),
    }
  }, weather),
} satisfies Picture
