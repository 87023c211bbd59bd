import { handwriting } from '../../../web/ui/desk/handwriting.ts'
import { sprig, veined } from '../flora.ts'
import {
  arc,
  at,
  blob,
  box,
  clip,
  curve,
  fill,
  grain,
  line,
  poly,
  shaded,
  sheet,
  steps,
  through,
} from '../kit.ts'
import { ridge } from '../land.ts'
import { cupAbove, pencil } from '../things.ts'
import { productName, tagline } from './_lettering.ts'
import { mark } from './_mark.ts'

const desk = '#ead8b8'
const deskGrain = '#d6bd8f'
const sun = '#f8edd3'
const shadow = '#b99f70'
const ink = '#2a3a32'
const page = '#fcf6ea'
const pageShade = '#ddceab'
const leather = '#a65f3e'
const clay = '#c8704e'
const honey = '#e6b062'
const sage = '#9db191'
const moss = '#5b7a60'
const deep = '#3f5c49'
const rose = '#e5ae9e'
const water = '#94b7bd'

/** Who shares a link sees it an inch wide, so that whatever is small is left out. */
const width = 1200
const height = 630

function windowLight(): string {
  const pane = (x: number, y: number, w: number, h: number) => {
    const lean = (below: number) => -below * 0.5
    return poly(
      [x + lean(y), y],
      [x + w + lean(y), y],
      [x + w + lean(y + h), y + h],
      [x + lean(y + h), y + h],
    )
  }
  return [620, 880, 1140, 1400]
    .flatMap((x) => [-40, 308].map((y) => fill(pane(x, y, 232, 326), sun, 0.85)))
    .join('')
}

const plantShadow = `<g opacity="0.34">${[
  sprig(through('1250 -60, 1090 120, 960 240, 790 300'), {
    stem: shadow,
    leaf: shadow,
    pairs: 8,
    length: 150,
    width: 50,
    stemWidth: 7,
    seed: 'share-shadow1',
  }),
  sprig(through('640 -90, 690 60, 660 170, 600 250'), {
    stem: shadow,
    leaf: shadow,
    pairs: 6,
    length: 120,
    width: 42,
    stemWidth: 6,
    seed: 'share-shadow2',
  }),
].join('')}</g>`

/** A mood as on the page of a journal: a shape of its own and two strokes. */
const face = (x: number, colour: string, d: string, look: string) =>
  at(x, 96, fill(d, colour) + line(look, ink, 3.4))

function leftPage(): string {
  const written = (x: number, y: number, text: string, scale: number, width: number, colour = ink) =>
    at(x, y, line(handwriting(0, 0, text), colour, width / scale), 0, scale)
  return (
    written(-284, -128, 'Sunday', 1.85, 5) +
    line('M-286 -104C-230 -110 -180 -102 -128 -106', honey, 7) +
    ['Walk by the river', 'Call Inês']
      .map((text, row) => {
        const y = -58 + row * 60
        return (
          line(blob(`share-box${row}`, -270, y, 15, 15, 0.04), moss, 3.6) +
          line(`M-279 ${y}L-271 ${y + 9}L-252 ${y - 17}`, deep, 6) +
          written(-232, y + 11, text, 1.12, 3.6)
        )
      })
      .join('') +
    face(
      -262,
      honey,
      curve(
        steps(19, 0, 2 * Math.PI)
          .slice(0, 18)
          .map((a, i) => [Math.sin(a) * (i % 2 ? 26 : 31), -Math.cos(a) * (i % 2 ? 26 : 31)] as const),
        true,
      ),
      'M-11 -5q4 -6 8 0M3 -5q4 -6 8 0M-10 6q10 11 20 0',
    ) +
    face(-190, sage, blob('share-calm', 0, 0, 31, 26, 0.04), 'M-13 -4q4 5 8 0M5 -4q4 5 8 0M-6 8q6 4 12 0') +
    face(
      -120,
      water,
      'M0 -33C9 -18 27 -7 27 8C27 21 16 28 0 28S-27 21 -27 8C-27 -7 -9 -18 0 -33Z',
      'M-8 0v2M8 0v2M-7 16q7 -7 14 0',
    ) +
    face(-52, rose, blob('share-fond', 0, 0, 28, 28, 0.02), 'M-8 -5v2M8 -5v2M-9 6q9 9 18 0') +
    written(-286, 184, 'The tea was still warm', 1.06, 3.2, '#6f8672')
  )
}

function painting(): string {
  const arch = 'M0 284V112C0 46 52 0 118 0S236 46 236 112V284Z'
  const scene =
    fill(box(-4, -4, 246, 292), '#a9c9cd') +
    fill(curve(through('-10 120, 60 92, 150 118, 250 90, 250 300, -10 300'), true), '#bcd6d2') +
    shaded(blob('share-sun', 160, 98, 42), '#f0b25e', clay, 'down', 0.24) +
    at(-20, 118, shaded(ridge('share-r1', 300, 40, 18, 300, 4), '#8fb096', moss, 'down', 0.3)) +
    at(-20, 158, shaded(ridge('share-r2', 300, 40, 16, 300, 6), '#6f9676', deep, 'down', 0.34)) +
    fill(
      'M112 296C104 262 152 252 146 230S96 206 112 186C120 208 168 208 172 236C175 258 146 268 160 296Z',
      '#c4dcd8',
    ) +
    shaded(
      curve(through('-20 236, 40 222, 90 240, 130 268, 190 262, 260 238, 260 320, -20 320'), true),
      deep,
      ink,
      'down',
      0.24,
    ) +
    fill(
      'M30 240C26 208 32 178 41 160C51 180 57 208 52 240ZM62 246C60 222 66 200 72 188C80 202 84 222 80 248Z',
      '#35503f',
    )
  return (
    clip(arch, scene) +
    at(118, -6, fill(poly([-42, -13], [42, -15], [43, 13], [-41, 14]), '#e3c48c', 0.9), -5)
  )
}

function journal(): string {
  const half = (side: -1 | 1) =>
    `M0 -212C${side * 22} -226 ${side * 80} -234 ${side * 150} -232S${side * 300} -222 ${side * 318} -216V218C${side * 230} 206 ${side * 70} 202 0 220Z`
  const [left, right] = [half(-1), half(1)]
  const cover = box(-338, -232, 676, 474, 20)
  return (
    at(20, 32, fill(cover, shadow, 0.6)) +
    shaded(cover, leather, '#7d4227', 'rim', 0.3) +
    fill(poly([-324, -204], [324, -204], [326, 228], [-326, 228]), pageShade) +
    shaded(left, page, pageShade, 'right', 0.07) +
    shaded(right, page, pageShade, 'left', 0.07) +
    leftPage() +
    at(56, -168, painting(), 2) +
    at(64, 164, line(handwriting(0, 0, 'The hills were'), ink, 3.4 / 1.3), -1, 1.3) +
    at(64, 202, line(handwriting(0, 0, 'green again'), ink, 3.4 / 1.3), -1, 1.3) +
    fill(
      'M6 -238C-2 -90 16 60 4 204C-2 240 8 262 2 306L18 292L36 304C40 262 30 240 34 206C46 60 28 -90 34 -238Z',
      clay,
    ) +
    grain('M6 -238C-2 -90 16 60 4 204L34 206C46 60 28 -90 34 -238Z', '#8f4630', 'left', 0.3)
  )
}

/** What a chat shows of the landing page's link, 1200 x 630: its desk in morning sun, and the product's name. */
export function drawShareCard(): string {
  const top = box(0, 0, width, height)
  return sheet(
    width,
    height,
    fill(top, desk) +
      grain(top, deskGrain, 'rim', 0.1, 2.2) +
      steps(5, 70, 590)
        .map((y, i) =>
          line(
            curve(steps(6, -40, 1240).map((x, k) => [x, y + ((k + i) % 3) * 6] as const)),
            deskGrain,
            2.2,
            0.42,
          ),
        )
        .join('') +
      windowLight() +
      plantShadow +
      sprig(through('330 664, 430 596, 530 560, 640 548'), {
        stem: deep,
        leaf: moss,
        vein: sage,
        pairs: 5,
        length: 92,
        width: 42,
        stemWidth: 5,
        seed: 'share-sprig',
      }) +
      at(1142, 76, fill(blob('share-cup', 14, 20, 138), shadow, 0.45)) +
      at(
        1142,
        76,
        cupAbove(84, '#f3ead8', page, '#b9743c', pageShade, '#8d5a2c') +
          line(arc(0, 0, 56, -60, 10), '#e9b074', 6),
      ) +
      at(850, 332, journal(), -6, 0.93) +
      at(1176, 548, fill(box(2, 30, 30, 280, 8), ink, 0.16) + pencil(honey, '#e8d2a6', ink, 230), 68) +
      veined(40, 640, 30, 104, 44, clay, rose, 16) +
      at(62, 152, mark(deep, clay), 0, 3) +
      at(70, 342, fill(productName, ink), 0, 1.04) +
      at(75, 402, fill(tagline, '#3f4f44'), 0, 0.365),
  )
}
