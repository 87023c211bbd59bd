import { grass } from '../flora.ts'
import { at, blob, box, curve, fill, line, type Point, poly, shaded, steps, stroke } from '../kit.ts'
import { ridge, stars } from '../land.ts'
import type { Picture } from '../picture.ts'
import { height, strip, width } from './_strip.ts'

const [evening, leafDark, lamp, linen, wine] = [
  '#5d7f86',
  '#24433f',
  '#f2c46f',
  '#f5ead4',
  '#b5594e',
] as const

const tree = (seed: string, x: number, y: number, r: number, colour: string) =>
  line(
    curve([
      [x, y],
      [x - 6, y - r],
      [x + 4, y - r * 1.7],
    ]),
    '#3c3a30',
    r * 0.17,
  ) +
  shaded(blob(seed, x, y - r * 1.8, r * 1.15, r, 0.1), colour, leafDark, 'rim', 0.6) +
  shaded(blob(`${seed}2`, x + r * 0.7, y - r * 1.3, r * 0.7, r * 0.6, 0.1), colour, leafDark, 'rim', 0.6)

const sag = (x: number) => 96 + Math.sin(((x - 190) / 880) * Math.PI) * 84

export default {
  palette: [evening, leafDark, lamp, linen, wine],
  night: { [lamp]: lamp },
  draw: () =>
    strip(
      '#7ba0a0',
      '#e3a77c',
      stars('ga-s', 20, 10, 1240, 130, 26, linen, 2) +
        shaded(ridge('ga-1', width, 330, 30, height, 5), '#557a76', leafDark, 'down', 0.4) +
        shaded(ridge('ga-2', width, 398, 16, height, 4), '#45685c', leafDark, 'down', 0.4) +
        tree('ga-t1', 150, 430, 118, '#3f6b58') +
        tree('ga-t2', 1116, 440, 130, '#376052') +
        line(curve(steps(12, 190, 1070).map((x): Point => [x, sag(x)])), leafDark, 4) +
        steps(9, 258, 1006)
          .map((x, i) => {
            const colour = [lamp, wine, linen, '#9fc0b0'][i % 4] ?? lamp
            const y = sag(x) + 44
            return (
              line(stroke([x, sag(x)], [x, y - 26]), leafDark, 3) +
              fill(blob(`ga-h${i}`, x, y, 62), lamp, 0.16) +
              shaded(blob(`ga-l${i}`, x, y, 30, 32, 0.02), colour, '#8a5a3a', 'rim', 0.3) +
              steps(3, -14, 14)
                .map((dy) =>
                  line(
                    curve([
                      [x - 27, y + dy],
                      [x, y + dy + 4],
                      [x + 27, y + dy],
                    ]),
                    '#8a5a3a',
                    1.8,
                    0.4,
                  ),
                )
                .join('')
            )
          })
          .join('') +
        fill(poly([380, 380], [900, 380], [980, 436], [300, 436]), linen) +
        fill(poly([300, 436], [980, 436], [970, 466], [310, 466]), '#d6c4a0') +
        fill(box(346, 466, 16, 70), '#5a4636') +
        fill(box(918, 466, 16, 70), '#5a4636') +
        [430, 560, 720, 850]
          .map(
            (x, i) =>
              fill(blob(`ga-p${i}`, x, 410, 44, 12, 0.01), '#fffaf0') +
              fill(blob(`ga-f${i}`, x, 406, 24, 8, 0.05), [wine, lamp, '#7ba36b', wine][i] ?? wine),
          )
          .join('') +
        at(
          640,
          396,
          shaded(
            curve(
              [
                [-20, 0],
                [-26, -40],
                [-12, -72],
                [12, -72],
                [26, -40],
                [20, 0],
              ],
              true,
            ),
            evening,
            leafDark,
            'right',
            0.5,
          ) +
            steps(5, -34, 34)
              .map(
                (a) =>
                  line(stroke([0, -70], [a, -120 - (34 - Math.abs(a)) * 0.8]), '#557f52', 4) +
                  fill(
                    blob(`ga-b${a}`, a, -124 - (34 - Math.abs(a)) * 0.8, 14, 13, 0.1),
                    a % 2 ? wine : lamp,
                  ),
              )
              .join(''),
        ) +
        [330, 470, 640, 810, 950]
          .map(
            (x) =>
              fill(box(x - 46, 486, 92, 14, 4), '#8a5f3e') +
              fill(box(x - 38, 500, 8, 40), '#5a4636') +
              fill(box(x + 30, 500, 8, 40), '#5a4636'),
          )
          .join('') +
        grass('ga-g', -10, width + 10, height + 14, 54, 150, ['#557f52', '#3f6b58', '#6f9a6a']),
      0.3,
    ),
} satisfies Picture
