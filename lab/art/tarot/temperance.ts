import { leaf } from '../flora.ts'
import { at, blob, curve, fill, line, poly, shaded, steps, stroke, through } from '../kit.ts'
import { peak, ridge, ripples } from '../land.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

const jug = (colour: string, band: string) => {
  const body = curve(through('-26 -84, -30 -50, -62 0, -52 54, 0 70, 52 54, 62 0, 30 -50, 26 -84'), true)
  return (
    line(curve(through('-30 -54, -76 -48, -76 6, -54 18')), deck.ink, 10) +
    shaded(body, colour, deck.ink, 'left', 0.4) +
    line(curve(through('-58 4, 0 22, 58 4')), band, 8) +
    line(curve(through('-50 -18, 0 -2, 50 -18')), band, 4) +
    fill(curve(through('-34 -86, 0 -96, 34 -86, 0 -76'), true), deck.ink)
  )
}

const iris = (x: number, y: number, s: number) =>
  at(
    x,
    y,
    line(curve(through('0 190, 6 90, 0 0')), deck.moss, 7) +
      fill(leaf(-6, 190, -10, 170, 26, 8), deck.moss) +
      fill(leaf(8, 190, 12, 140, 24, -8), '#5f8058') +
      fill(leaf(0, 0, -52, 70, 34, -60), deck.night) +
      fill(leaf(0, 0, 52, 70, 34, 60), deck.night) +
      [-22, 22].map((a) => fill(leaf(0, 0, a, 78, 40, a * -0.6), '#5d8a8c')).join('') +
      fill(leaf(0, 0, 180, 60, 40), deck.night) +
      fill(leaf(0, 4, 180, 34, 10), deck.honey),
    0,
    s,
  )

export default {
  palette: ['#5d8a8c', deck.honey, deck.clay, deck.moss, deck.paper],
  draw: () =>
    card(
      deck.sand,
      shaded(blob('te-sun', 300, 230, 82), deck.honey, deck.clay, 'down', 0.4) +
        line(blob('te-ring', 300, 230, 104), deck.honey, 5) +
        line(blob('te-ring2', 300, 230, 124), deck.honey, 2.5) +
        shaded(peak('te-p1', 170, 430, 210, 960), deck.sage, deck.moss, 'right', 0.5) +
        shaded(peak('te-p2', 450, 400, 220, 960), '#a3b896', deck.moss, 'right', 0.5) +
        fill(poly([450, 400], [412, 474], [444, 460], [466, 488], [488, 462]), deck.paper) +
        shaded(ridge('te-r', 600, 660, 18, 960, 4), deck.moss, deck.ink, 'down', 0.5) +
        shaded('M40 780L560 780L560 960L40 960Z', '#5d8a8c', deck.night, 'down', 0.6) +
        ripples('te-rip', 40, 800, 560, 940, 16, deck.sky, 0.8) +
        line(curve(through('246 392, 286 420, 326 480, 346 560, 372 596')), '#5d8a8c', 22) +
        line(curve(through('250 396, 286 426, 318 482, 340 560')), deck.sky, 5) +
        line(curve(through('262 390, 300 416, 340 480, 360 560')), deck.paper, 3) +
        at(172, 364, jug(deck.clay, deck.honey), 72) +
        at(404, 650, jug(deck.night, deck.honey), 14) +
        iris(116, 760, 0.9) +
        iris(508, 770, 0.8) +
        iris(180, 820, 0.62) +
        [
          [300, 890, 60],
          [250, 910, -50],
        ]
          .map(([x = 0, y = 0, a = 0]) => fill(leaf(x, y, a, 60, 20), deck.moss))
          .join('') +
        line(stroke([60, 944], [540, 944]), deck.ink, 2, 0.4) +
        steps(3, 0, 2)
          .map((i) => fill(blob(`te-s${i}`, 400 + i * 44, 930, 30 - i * 5, 18 - i * 3), deck.sand))
          .join(''),
      deck.clay,
    ),
} satisfies Picture
