import { daisy, poppy, tulip, umbel } from '../blossoms.ts'
import { fern, grass, leaf, sprig, veined } from '../flora.ts'
import { at, blob, curve, fill, grain, line, type Point, shaded, sheet, steps, through } from '../kit.ts'
import type { Picture } from '../picture.ts'

const [sage, forest, coral, butter, cream] = ['#7f9f6c', '#1f3d33', '#d8694f', '#eec46d', '#f5ecd9'] as const
const [moss, rose, dusk] = ['#3f6a4c', '#e9a28c', '#8fb0b4'] as const

const stem = (points: readonly Point[], colour = moss) => line(curve(points), colour, 7)

const bee = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    fill(leaf(0, -4, -35, 40, 24, 0, 0.6), cream, 0.9) +
      fill(leaf(0, -4, 20, 42, 24, 0, 0.6), cream, 0.8) +
      fill(blob('bee', 0, 6, 25, 16), '#c9792f') +
      fill(blob('bee2', -8, 6, 4, 15), forest) +
      fill(blob('bee3', 6, 6, 4, 15), forest) +
      fill(blob('bee4', 24, 5, 8, 10), forest),
    turn,
  )

/** Bells hanging from one side of an arched stem. */
const bells = (points: readonly Point[], colour: string) =>
  stem(points) +
  points
    .slice(1)
    .map(([x, y], i) =>
      at(
        x,
        y,
        fill(
          curve(through('0 0, -20 26, -26 62, -34 78, -12 70, 0 80, 12 70, 34 78, 26 62, 20 26'), true),
          colour,
        ) + line('M0 8L0 62', cream, 2, 0.7),
        -8,
        1.15 - i * 0.13,
      ),
    )
    .join('')

export default {
  palette: [sage, forest, coral, butter, cream],
  night: { '#eec46c': '#e4d8b0', '#d9984b': '#bfb188' },
  draw: () => {
    const sun = blob('wild-sun', 800, 400, 262, 262, 0.01)
    return sheet(
      1600,
      1000,
      fill('M0 0L1600 0L1600 1000L0 1000Z', forest) +
        grain('M0 0L1600 0L1600 1000L0 1000Z', '#37604b', 'up', 0.55, 2.4) +
        shaded(sun, '#eec46c', '#d9984b', 'down', 0.4) +
        steps(9, 60, 1540)
          .map((x, i) =>
            fern(
              [
                [x, 1010],
                [x + (i % 2 ? 30 : -30), 800],
                [x + (i % 2 ? -20 : 26), 600 - (i % 3) * 60],
              ],
              '#2f5743',
              130,
              13,
            ),
          )
          .join('') +
        sprig(through('150 1010, 190 700, 120 400, 180 120'), {
          stem: moss,
          leaf: sage,
          vein: forest,
          pairs: 8,
          length: 190,
          width: 62,
          seed: 'wg1',
        }) +
        sprig(through('1470 1010, 1430 720, 1500 430, 1430 150'), {
          stem: moss,
          leaf: sage,
          vein: forest,
          pairs: 8,
          length: 190,
          width: 62,
          seed: 'wg2',
        }) +
        stem(through('420 1010, 440 700, 400 400')) +
        umbel(400, 400, 175, sage, cream, 'wg-u', -4) +
        stem(through('1210 1010, 1190 680, 1236 360')) +
        umbel(1236, 360, 160, sage, cream, 'wg-u2', 6) +
        stem(through('620 1010, 640 780, 590 560')) +
        poppy(590, 580, 108, coral, '#a8432f', forest, -10) +
        stem(through('1010 1010, 985 760, 1040 520')) +
        poppy(1040, 540, 128, coral, '#a8432f', forest, 9) +
        stem(through('800 1010, 812 820, 796 690')) +
        daisy(796, 670, 104, 14, cream, butter, 'wg-d') +
        veined(640, 900, -52, 170, 62, sage, forest, -20) +
        veined(980, 880, 48, 170, 62, sage, forest, 20) +
        stem(through('300 1010, 320 860, 286 690')) +
        daisy(286, 680, 92, 13, rose, butter, 'wg-d2') +
        stem(through('1330 1010, 1310 830, 1346 660')) +
        tulip(1346, 690, 92, rose, '#c9735d', 6) +
        bells(through('520 1010, 484 820, 510 760, 560 730'), dusk) +
        bells(through('1110 1010, 1150 860, 1132 780, 1090 742'), dusk) +
        stem(through('60 1010, 80 880, 52 760')) +
        tulip(52, 790, 84, coral, '#a8432f', -8) +
        stem(through('1560 1010, 1548 860, 1566 740')) +
        daisy(1566, 730, 84, 12, cream, butter, 'wg-d3') +
        through('720 850, 890 860, 210 850, 1420 840, 440 880')
          .map(
            ([x = 0, y = 0], i) =>
              stem([
                [x, 1010],
                [x + 6, y],
              ]) +
              daisy(
                x + 6,
                y,
                46,
                9,
                [cream, rose, butter, cream, rose][i] ?? cream,
                [butter, butter, coral, coral, butter][i] ?? butter,
                `wg-s${i}`,
              ),
          )
          .join('') +
        grass('wild-grass', -40, 1640, 1030, 190, 110, [moss, sage, '#2f5743', '#5b8559']) +
        bee(706, 330, -14) +
        bee(905, 250, 18),
    )
  },
} satisfies Picture
