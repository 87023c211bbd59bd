import { sprig } from '../flora.ts'
import { at, blob, box, curve, fill, line, shaded, steps, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { cupAbove, pencil } from '../things.ts'
import { strip } from './_strip.ts'

const [moss, ink, paper, brass, clay] = ['#7f9474', '#27352f', '#f8f0de', '#d3a255', '#c66f4d'] as const

const page = (w: number, h: number, rows: number, seed: number) =>
  fill(box(10, 14, w, h, 5), ink, 0.25) +
  fill(box(0, 0, w, h, 5), paper) +
  steps(rows, 52, h - 50)
    .map((y, i) =>
      line(
        curve(
          steps(12, 34, w - 40 - ((i * seed * 47) % 120)).map((x, k) => [x, y + (k % 2 ? 5 : -5)] as const),
        ),
        ink,
        4,
        0.7,
      ),
    )
    .join('')

export default {
  palette: [moss, ink, paper, brass, clay],
  night: { [paper]: '#aaa089', [brass]: '#94763f' },
  draw: () =>
    strip(
      moss,
      '#4d6350',
      at(560, 96, page(300, 420, 8, 3), -9) +
        at(760, 60, page(330, 460, 9, 5), 5) +
        at(930, 320, pencil(brass, '#efd9b0', ink, 250), 52) +
        at(420, 150, cupAbove(74, paper, '#e6d9bf', '#7a4a35', '#8a7a5c', ink), 0) +
        shaded(blob('w-ink', 1150, 168, 66, 66, 0.01), '#33485a', ink, 'rim', 0.5) +
        fill(blob('w-ink2', 1150, 168, 44, 44, 0.01), '#16212b') +
        fill(blob('w-ink3', 1138, 156, 14, 9, 0.02), '#5d7688') +
        sprig(through('1290 520, 1180 470, 1120 400, 1040 380'), {
          stem: '#3f5a41',
          leaf: '#45654a',
          vein: '#8fae86',
          pairs: 6,
          length: 96,
          width: 42,
        }) +
        sprig(through('-30 60, 70 90, 150 60, 236 96'), {
          stem: '#5a3a2c',
          leaf: clay,
          vein: '#8a4a30',
          pairs: 6,
          length: 84,
          width: 40,
        }),
    ),
} satisfies Picture
