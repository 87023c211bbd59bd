import { leaf, sprig } from '../flora.ts'
import { at, away, blob, box, curve, fill, line, shaded, steps, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { strip } from './_strip.ts'

const [pumpkin, iron, linen, herb, beet] = ['#e0914a', '#33393a', '#f3e6cd', '#5f8a57', '#9c4a56'] as const

const bowl = (seed: string, r: number, rim: string, soup: string, dark: string) =>
  fill(blob(`${seed}s`, 10, 16, r * 1.04), iron, 0.28) +
  shaded(blob(seed, 0, 0, r, r, 0.008), rim, '#b7a27e', 'rim', 0.4) +
  shaded(blob(`${seed}i`, 0, 0, r * 0.82, r * 0.82, 0.01), soup, dark, 'rim', 0.4) +
  line(curve(steps(9, 20, 300).map((a) => away(0, 0, a, r * 0.4 + (a / 300) * r * 0.16))), linen, 6, 0.8) +
  steps(3, -60, 60)
    .map((a) => fill(leaf(0, 0, a, r * 0.34, r * 0.17), herb))
    .join('')

const carrot = () =>
  steps(3, -24, 24)
    .map((a) => fill(leaf(0, -104, a, 96, 26), herb))
    .join('') +
  shaded(
    curve(through('0 -110, -28 -92, -20 0, 0 112, 20 0, 28 -92'), true),
    '#e07b3c',
    '#9c4a2a',
    'right',
    0.4,
  ) +
  [-60, -22, 16]
    .map((y) =>
      line(
        curve([
          [-16, y],
          [-4, y + 4],
        ]),
        '#9c4a2a',
        3,
        0.7,
      ),
    )
    .join('')

export default {
  palette: [pumpkin, iron, linen, herb, beet],
  night: { [pumpkin]: '#b8743f', [linen]: '#8f866f' },
  draw: () =>
    strip(
      '#b98a5e',
      '#7a5436',
      steps(5, 60, 500)
        .map((y, i) =>
          line(
            curve(steps(8, -20, 1280).map((x, k) => [x, y + ((k * 7 + i * 5) % 9)] as const)),
            '#8a5f3e',
            3,
            0.5,
          ),
        )
        .join('') +
        at(
          700,
          0,
          fill(box(-150, -40, 460, 640, 4), linen) +
            steps(4, -120, 280)
              .map((x) => fill(box(x, -40, 12, 640), '#d9b48a', 0.7))
              .join(''),
          10,
        ) +
        fill(blob('so-s', 724, 296, 214), iron, 0.3) +
        fill(box(452, 236, 84, 58, 22), iron) +
        fill(box(890, 236, 84, 58, 22), iron) +
        shaded(blob('so-pot', 710, 268, 206, 206, 0.006), '#4b5557', '#1f2425', 'rim', 0.5) +
        shaded(blob('so-in', 710, 268, 172, 172, 0.008), pumpkin, '#a9552a', 'rim', 0.4) +
        line(curve(steps(12, 0, 420).map((a) => away(710, 268, a, 40 + (a / 420) * 92))), linen, 9, 0.85) +
        [
          [640, 220, 30],
          [792, 236, -40],
          [736, 340, 100],
          [652, 326, 160],
        ]
          .map(
            ([x = 0, y = 0, a = 0]) =>
              fill(leaf(x, y, a, 52, 26), herb) + fill(leaf(x, y, a + 60, 40, 20), '#7ba36b'),
          )
          .join('') +
        at(
          806,
          190,
          line(
            curve([
              [0, 0],
              [90, -64],
              [250, -150],
            ]),
            '#8d5a3a',
            20,
          ) + shaded(blob('so-ladle', -8, 6, 42, 32, 0.02), '#a06a44', iron, 'rim', 0.5),
        ) +
        at(1064, 330, bowl('so-b1', 112, linen, pumpkin, '#a9552a')) +
        at(392, 396, bowl('so-b2', 92, '#cfd8cf', beet, '#5a2430')) +
        at(1180, 110, carrot(), 62) +
        shaded(blob('so-on', 430, 110, 62, 58, 0.03), '#d9a3a0', beet, 'rim', 0.5) +
        sprig(through('300 40, 240 110, 250 190'), {
          stem: '#45654a',
          leaf: herb,
          pairs: 6,
          length: 48,
          width: 24,
        }),
    ),
} satisfies Picture
