import { sprig } from '../flora.ts'
import { at, blob, box, curve, fill, line, poly, shaded, steps, stroke, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { strip } from './_strip.ts'

const [rose, wine, paper, kraft, sea] = ['#dba393', '#7d3a44', '#f8f0de', '#d9b98a', '#5d8a92'] as const

const envelope = (w: number, h: number, front: string, flap: string) =>
  fill(box(10, 14, w, h, 5), '#3c2430', 0.24) +
  shaded(box(0, 0, w, h, 5), front, '#a9855c', 'down', 0.25) +
  fill(poly([0, 0], [w / 2, h * 0.58], [w, 0]), flap) +
  line(stroke([0, 0], [w / 2, h * 0.58], [w, 0]), '#a9855c', 3, 0.6)

const stamp = () =>
  fill(box(-46, -54, 92, 108, 2), paper) +
  fill(box(-38, -46, 76, 92, 1), sea) +
  fill(curve(through('-38 20, -16 2, 12 14, 38 -4, 38 46, -38 46'), true), '#2f5a63') +
  fill(blob('le-su', 12, -20, 13), '#f0c06f') +
  steps(9, -46, 46)
    .map((x) => fill(blob(`le-t${x}`, x, -54, 5), rose) + fill(blob(`le-b${x}`, x, 54, 5), rose))
    .join('')

export default {
  palette: [rose, wine, paper, kraft, sea],
  night: { [paper]: '#aaa089' },
  draw: () =>
    strip(
      rose,
      '#b9705f',
      at(470, 70, envelope(400, 260, '#eadfc8', '#f4ead6'), -12) +
        at(640, 190, envelope(430, 280, kraft, '#e6cda4'), 7) +
        shaded(blob('le-seal', 836, 366, 46, 46, 0.08), wine, '#3c161e', 'rim', 0.5) +
        line(blob('le-seal2', 836, 366, 30, 30, 0.05), '#b9626c', 4) +
        at(
          1010,
          60,
          fill(box(8, 12, 210, 290, 4), '#3c2430', 0.22) +
            fill(box(0, 0, 210, 290, 4), paper) +
            steps(7, 46, 240)
              .map((y, i) =>
                line(
                  curve(
                    steps(9, 26, [184, 170, 186, 150, 178, 184, 100][i] ?? 150).map(
                      (x, k) => [x, y + (k % 2 ? 4 : -4)] as const,
                    ),
                  ),
                  '#5a3f46',
                  3.4,
                  0.7,
                ),
              )
              .join(''),
          9,
        ) +
        at(430, 352, stamp(), -8) +
        sprig(through('1290 560, 1190 500, 1150 430, 1080 400'), {
          stem: '#4d6350',
          leaf: '#6f8f6b',
          vein: '#45654a',
          pairs: 6,
          length: 84,
          width: 38,
        }) +
        sprig(through('-20 40, 70 80, 160 66, 250 110'), {
          stem: '#7d5a4a',
          leaf: '#a9615a',
          vein: wine,
          pairs: 6,
          length: 76,
          width: 34,
        }),
    ),
} satisfies Picture
