import { fern, leaf, sprig } from '../flora.ts'
import { at, blob, box, clip, curve, fill, grain, line, poly, shaded, sheet, steps, through } from '../kit.ts'
import { ridge } from '../land.ts'
import type { Picture } from '../picture.ts'

const [rose, wine, cream, teal, honey] = ['#c9797a', '#6d2f38', '#f7ecdc', '#5f8583', '#dcaa63'] as const
const shadow = '#4a2a2c'

const envelope = (w: number, h: number, paper: string, fold: string) => {
  const body = box(-w / 2, -h / 2, w, h, 8)
  const flap = poly([-w / 2, -h / 2], [0, h * 0.1], [w / 2, -h / 2])
  return (
    fill(box(-w / 2 + 14, -h / 2 + 20, w, h, 8), shadow, 0.28) +
    shaded(body, paper, fold, 'down', 0.35) +
    line(
      curve([
        [-w / 2 + 6, h / 2 - 6],
        [-w * 0.1, -h * 0.02],
      ]),
      fold,
      4,
    ) +
    line(
      curve([
        [w / 2 - 6, h / 2 - 6],
        [w * 0.1, -h * 0.02],
      ]),
      fold,
      4,
    ) +
    fill(flap, fold) +
    fill(poly([-w / 2 + 8, -h / 2], [0, h * 0.1 - 10], [w / 2 - 8, -h / 2]), paper)
  )
}

/** A seal of wax: the disc of this week. */
const seal = (r: number) =>
  fill(blob('seal-s', 8, 12, r), shadow, 0.35) +
  shaded(blob('seal', 0, 0, r, r, 0.07), wine, '#43181f', 'rim', 0.6) +
  line(blob('seal2', 0, 0, r * 0.7, r * 0.7, 0.01), '#a35560', 5) +
  [0, 72, 144, 216, 288].map((a) => fill(leaf(0, 0, a, r * 0.56, r * 0.3), '#a35560')).join('')

const stamp = (w: number, h: number, ground: string, inner: string) => {
  const edge = [
    ...steps(9, -w / 2, w / 2).flatMap((x) => [
      fill(blob('p', x, -h / 2, 6), rose),
      fill(blob('p', x, h / 2, 6), rose),
    ]),
    ...steps(11, -h / 2, h / 2).flatMap((y) => [
      fill(blob('p', -w / 2, y, 6), rose),
      fill(blob('p', w / 2, y, 6), rose),
    ]),
  ].join('')
  return (
    fill(box(-w / 2, -h / 2, w, h), cream) +
    edge.replaceAll(rose, cream) +
    clip(box(-w / 2 + 14, -h / 2 + 14, w - 28, h - 28), fill(box(-w / 2, -h / 2, w, h), ground) + inner)
  )
}

const writing = (x: number, y: number, rows: number[], colour: string) =>
  rows
    .map((w, i) =>
      line(
        curve(
          steps(Math.max(4, Math.round(w / 20)), x, x + w).map(
            (a, k) => [a, y + i * 46 + (k % 2 ? 7 : -7)] as const,
          ),
        ),
        colour,
        4.5,
        0.8,
      ),
    )
    .join('')

export default {
  palette: [rose, wine, cream, teal, honey],
  draw: () => {
    const table = box(0, 0, 1600, 1000)
    const letter = box(-250, -320, 500, 640, 6)
    const landscape =
      shaded(blob('st-sun', 12, -10, 30), honey, wine, 'down', 0.3) +
      at(
        -300,
        -200,
        fill(ridge('st-1', 600, 214, 10, 400, 6), '#7fa39c') +
          fill(ridge('st-2', 600, 234, 10, 400, 5), '#2f5150'),
      )
    return sheet(
      1600,
      1000,
      fill(table, rose) +
        grain(table, '#8d4348', 'rim', 0.4, 2.4) +
        steps(8, 40, 980)
          .map((y, i) =>
            line(
              curve(steps(6, -40, 1640).map((x, k) => [x, y + ((k + i) % 2) * 8] as const)),
              '#b2676a',
              3,
              0.7,
            ),
          )
          .join('') +
        fern(through('1650 960, 1450 820, 1290 560, 1310 260'), teal, 170, 19, '#3d5f5e') +
        sprig(through('-30 380, 90 250, 240 150, 420 90'), {
          stem: '#3d5f5e',
          leaf: teal,
          vein: '#3d5f5e',
          pairs: 7,
          length: 130,
          width: 54,
          seed: 'lt',
        }) +
        at(
          1130,
          300,
          fill(box(-266, -170, 560, 380, 8), shadow, 0.28) +
            shaded(box(-280, -190, 560, 380, 8), teal, '#3f6462', 'down', 0.35),
          11,
        ) +
        at(1020, 268, writing(-150, 20, [250, 190], cream), 11) +
        at(1322, 220, stamp(116, 140, '#e3c28e', landscape), 11) +
        at(
          490,
          520,
          fill(box(-236, -300, 500, 640, 6), shadow, 0.28) +
            shaded(letter, cream, '#d9c2a0', 'right', 0.3) +
            writing(-190, -236, [150], wine) +
            writing(-190, -150, [380, 350, 372, 330, 368, 220], '#4a4a48') +
            writing(60, 200, [130], wine) +
            sprig(through('-190 276, -130 220, -90 170'), {
              stem: teal,
              leaf: teal,
              pairs: 4,
              length: 44,
              width: 18,
            }),
          -9,
        ) +
        at(960, 700, envelope(640, 420, '#f3dfc2', '#d3b38a'), -5) +
        at(962, 738, seal(92), -8) +
        at(
          330,
          905,
          shaded(box(-120, -16, 330, 30, 14), wine, '#43181f', 'down', 0.5) +
            fill(box(-40, -17, 26, 32), honey) +
            fill(poly([-120, -12], [-196, 0], [-120, 12]), '#3a3a3a') +
            line(`M-190 0L-140 0`, honey, 3),
          -16,
        ) +
        at(
          1420,
          700,
          fill(blob('ink-s', 12, 16, 92), shadow, 0.35) +
            shaded(blob('ink', 0, 0, 92, 90, 0.01), '#35484a', '#1d2a2c', 'rim', 0.5) +
            fill(blob('ink2', 0, 0, 54, 53), '#1d2a2c') +
            line(blob('ink3', 0, 0, 70, 69), '#5f8583', 5),
        ) +
        at(
          150,
          690,
          fill(blob('tea-s', 12, 18, 104), shadow, 0.3) +
            fill(blob('tea-c', 0, 0, 100, 100, 0.006), cream) +
            shaded(blob('tea-t', 0, 0, 82, 82, 0.006), '#b8773f', '#7d4a2a', 'rim', 0.5) +
            line(curve(through('80 60, 126 96, 142 78, 98 34')), cream, 18),
        ),
    )
  },
} satisfies Picture
