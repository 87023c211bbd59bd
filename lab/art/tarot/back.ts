import { leaf, sprig } from '../flora.ts'
import {
  at,
  away,
  blob,
  box,
  clip,
  fill,
  grain,
  line,
  type Point,
  shaded,
  sheet,
  steps,
  stroke,
  through,
} from '../kit.ts'
import { crescent, star } from '../land.ts'
import type { Picture } from '../picture.ts'
import { deck } from './_card.ts'

const field = box(54, 54, 492, 892, 16)
const ground = '#274049'
const deep = '#16262e'

/** A branch from beside the middle into a corner, seen on the right. */
const branch = through('474 486, 480 420, 452 350, 414 292, 404 228, 436 158')

const style = {
  stem: deck.moss,
  leaf: deck.sage,
  vein: deck.moss,
  pairs: 8,
  length: 78,
  width: 33,
  spread: 52,
  stemWidth: 5,
  seed: 'back',
}

const bud = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    fill(leaf(0, 6, 0, 58, 30), deck.clay) +
      fill(leaf(0, 8, -14, 40, 15, -6), deck.rose) +
      fill(leaf(0, 8, -38, 36, 18, 10), deck.moss) +
      fill(leaf(0, 8, 38, 36, 18, -10), deck.moss),
    turn,
  )

const side = () =>
  sprig(branch, style) +
  fill(leaf(476, 474, -34, 52, 24, 12), deck.sage) +
  fill(leaf(476, 474, 40, 46, 22, -12), deck.sage) +
  bud(438, 152, 18)

/** What stands above the middle. */
const half = () =>
  side() +
  `<g transform="translate(600 0) scale(-1 1)">${side()}</g>` +
  star(300, 236, 74, deck.honey, 8, 0.17) +
  crescent(300, 128, 30, deck.paper, 90) +
  fill(blob('back-dot', 300, 328, 6), deck.honey) +
  [
    [214, 116, 15],
    [386, 116, 15],
    [238, 312, 11],
    [362, 312, 11],
    [112, 250, 13],
    [488, 250, 13],
    [352, 190, 8],
    [248, 190, 8],
  ]
    .map(([x, y, r]) => star(x ?? 0, y ?? 0, r ?? 0, deck.paper, 4, 0.22))
    .join('')

/** The seedling of the house, growing up and down alike. */
const seedling = () => {
  const up =
    fill(leaf(300, 474, 0, 52, 24), deck.night) +
    fill(leaf(300, 497, -62, 72, 32, 26), deck.night) +
    fill(leaf(300, 497, 62, 72, 32, -26), deck.night)
  return `${line(stroke([300, 440], [300, 560]), deck.night, 5)}${up}<g transform="rotate(180 300 500)">${up}</g>`
}

/** A sun in its halo. */
const middle = () =>
  fill(blob('back-h1', 300, 500, 150), '#35535f') +
  fill(blob('back-h2', 300, 500, 120), '#44656f') +
  steps(33, 0, 360)
    .slice(0, 32)
    .map((a, i) => {
      const [from, to]: [Point, Point] = [away(300, 500, a, 111), away(300, 500, a, i % 2 ? 124 : 141)]
      return line(stroke(from, to), deck.honey, 4)
    })
    .join('') +
  shaded(blob('back-sun', 300, 500, 96), deck.honey, deck.clay, 'rim', 0.4) +
  seedling() +
  [126, 474].map((x) => fill(blob(`back-b${x}`, x, 500, 12), deck.clay)).join('')

/** The back of the deck: it reads the same when it is turned upside down. */
export default {
  palette: [deck.night, deck.honey, deck.sage, deck.clay, deck.paper],
  draw: () =>
    sheet(
      600,
      1000,
      fill(box(0, 0, 600, 1000), deck.paper) +
        fill(field, ground) +
        grain(field, deep, 'rim', 0.3, 2) +
        clip(field, `${half()}<g transform="rotate(180 300 500)">${half()}</g>`) +
        middle() +
        line(field, deck.ink, 5) +
        line(box(72, 72, 456, 856, 10), deck.honey, 2, 0.8) +
        line(box(26, 26, 548, 948, 26), deck.ink, 3.5) +
        line(box(38, 38, 524, 924, 18), deck.ink, 1.6, 0.75),
    ),
} satisfies Picture
