import { daisy } from '../blossoms.ts'
import { along, grass, leaf } from '../flora.ts'
import { at, blob, curve, fill, line, type Point, shaded, steps, stroke, through } from '../kit.ts'
import { ridge } from '../land.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

/** Half of a heart grown as a tree; the other half is its mirror. */
const half: Point[] = through(
  '236 900, 262 800, 318 720, 352 650, 300 560, 196 470, 132 370, 150 262, 232 226, 300 300',
)

const tree = (bark: string, foliage: readonly string[]) => {
  const spine = along(half)
  const leaves = steps(30, 0.42, 0.99).flatMap((t, i) =>
    [-1, 1].map((side) => {
      const { point, angle } = spine(t)
      return fill(
        leaf(point[0], point[1], angle + side * (46 + (i % 3) * 12), 54 + (i % 4) * 7, 24),
        foliage[i % foliage.length] ?? deck.moss,
      )
    }),
  )
  return line(curve(half), bark, 17) + line(curve(half.slice(0, 4)), bark, 25) + leaves.join('')
}

const dove = (colour: string, wing: string) =>
  fill(
    curve(through('-62 22, -18 -14, 22 -26, 44 -44, 66 -38, 70 -22, 52 14, 12 34, -28 32'), true),
    colour,
  ) +
  fill(leaf(14, -8, -112, 92, 40, 14), wing) +
  fill('M68 -36L88 -28L70 -24Z', deck.honey) +
  fill(blob('eye', 58, -32, 4), deck.ink) +
  line(stroke([6, 32], [4, 50]), deck.ink, 3)

export default {
  palette: [deck.rose, deck.clay, deck.moss, deck.honey, deck.paper],
  draw: () =>
    card(
      '#ecc0aa',
      shaded(blob('lov-sun', 300, 196, 86), deck.honey, deck.clay, 'down', 0.3) +
        steps(19, -100, 100)
          .map((a, i) => at(300, 196, line(stroke([0, -102], [0, i % 2 ? -122 : -138]), deck.honey, 5), a))
          .join('') +
        shaded(ridge('lov-1', 600, 770, 20, 960, 4), deck.sage, deck.moss, 'down', 0.4) +
        tree('#6d4630', [deck.moss, deck.sage, '#3f5d47']) +
        at(600, 0, tree('#8d5f3c', [deck.clay, '#d98a6b', deck.honey]), 0, 1, true) +
        fill(blob('lov-nest', 300, 560, 74, 26, 0.03), '#8d5f3c') +
        at(242, 506, dove(deck.paper, deck.sky)) +
        at(358, 506, dove(deck.sky, deck.paper), 0, 1, true) +
        line(curve(through('228 560, 300 580, 372 560')), '#6d4630', 8) +
        shaded(ridge('lov-2', 600, 872, 12, 960, 4), deck.moss, deck.ink, 'down', 0.6) +
        grass('lov-g', 60, 540, 960, 90, 44, [deck.ink, deck.moss, deck.sage]) +
        daisy(130, 880, 32, 9, deck.paper, deck.honey, 'l1') +
        daisy(470, 880, 32, 9, deck.clay, deck.honey, 'l2') +
        daisy(300, 906, 26, 9, deck.paper, deck.honey, 'l3'),
      deck.clay,
    ),
} satisfies Picture
