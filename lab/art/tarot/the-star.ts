import { grass } from '../flora.ts'
import { at, blob, curve, fill, line, shaded, through } from '../kit.ts'
import { bar, glitter, ridge, ripples, star } from '../land.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

const small = [
  [150, 330, 26],
  [452, 350, 28],
  [120, 470, 20],
  [484, 500, 22],
  [196, 196, 20],
  [410, 200, 20],
  [300, 505, 18],
] as const

const jug = (colour: string) => {
  const body = curve(through('-22 -70, -26 -40, -52 0, -44 46, 0 58, 44 46, 52 0, 26 -40, 22 -70'), true)
  return (
    line(curve(through('26 -44, 66 -40, 64 4, 44 14')), deck.ink, 9) +
    shaded(body, colour, deck.ink, 'right', 0.35) +
    fill(curve(through('-30 -72, 0 -80, 30 -72, 0 -64'), true), deck.ink)
  )
}

export default {
  palette: [deck.night, deck.honey, deck.sage, deck.clay, deck.paper],
  draw: () =>
    card(
      deck.night,
      fill(blob('star-halo', 300, 330, 170), '#35535f') +
        fill(blob('star-halo2', 300, 330, 112), '#44656f') +
        star(300, 330, 158, deck.honey, 8, 0.15) +
        star(300, 330, 78, deck.paper, 8, 0.2, 22.5) +
        small.map(([x, y, r]) => star(x, y, r, deck.paper, 4, 0.2)).join('') +
        shaded(ridge('star-hill', 600, 640, 26, 760, 4), deck.moss, deck.ink, 'down', 0.6) +
        shaded('M0 716L600 716L600 1000L0 1000Z', '#5d8a8c', deck.night, 'down', 0.7) +
        glitter('star-g', 300, 740, 120, 170, deck.honey, 9) +
        ripples('star-r', 40, 730, 560, 920, 12, deck.sky, 0.8) +
        line(curve(through('408 656, 384 690, 376 760, 380 842')), deck.sky, 20) +
        line(curve(through('408 662, 396 700, 392 770, 396 836')), deck.paper, 4) +
        fill(bar(384, 846, 130, 20), deck.sky) +
        at(470, 640, jug(deck.clay), -74) +
        grass('star-grass', 30, 190, 960, 150, 16, [deck.ink, deck.moss]) +
        grass('star-grass2', 440, 570, 960, 110, 12, [deck.ink, deck.moss]),
      '#16262e',
    ),
} satisfies Picture
