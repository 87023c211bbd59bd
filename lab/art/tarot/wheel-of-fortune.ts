import { daisy } from '../blossoms.ts'
import { leaf } from '../flora.ts'
import {
  at,
  away,
  blob,
  clip,
  curve,
  fill,
  grain,
  line,
  poly,
  shaded,
  steps,
  stroke,
  through,
} from '../kit.ts'
import { cloud } from '../land.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

const [x, y, r] = [300, 520, 178]

/** A quarter of the year between two spokes. */
const quarter = (from: number, colour: string, dark: string) => {
  const d = poly([x, y], ...steps(9, from, from + 90).map((a) => away(x, y, a, r)))
  return fill(d, colour) + grain(d, dark, 'all', 0.1)
}

const twig = (colour: string, dressing: (px: number, py: number, i: number) => string) =>
  line(curve(through('0 74, 6 10, -4 -60')), colour, 8) +
  line(curve(through('2 34, 34 4, 48 -24')), colour, 6) +
  line(curve(through('4 14, -30 -16, -42 -44')), colour, 6) +
  through('48 -26, -42 -46, -4 -62, 26 10, -20 -6, 2 -20')
    .map(([px = 0, py = 0], i) => dressing(px, py, i))
    .join('')

export default {
  palette: [deck.honey, deck.clay, deck.moss, deck.sky, deck.paper],
  draw: () => {
    const rim = blob('wf-rim', x, y, r + 34, r + 34, 0.006)
    return card(
      deck.night,
      cloud('wf-c1', 130, 210, 240, '#486570') +
        cloud('wf-c2', 470, 270, 220, '#486570') +
        cloud('wf-c3', 140, 830, 280, '#486570') +
        cloud('wf-c4', 450, 860, 300, '#486570') +
        shaded(rim, deck.honey, deck.clay, 'rim', 0.5) +
        fill(blob('wf-in', x, y, r + 4, r + 4, 0.006), deck.ink) +
        clip(
          blob('wf-in2', x, y, r, r, 0.004),
          quarter(0, '#e9c3ae', deck.clay) +
            quarter(90, deck.sage, deck.moss) +
            quarter(180, '#d98a63', deck.clay) +
            quarter(270, deck.sky, deck.night),
        ) +
        [0, 90, 180, 270].map((a) => line(stroke([x, y], away(x, y, a, r + 10)), deck.honey, 15)).join('') +
        steps(17, 0, 360)
          .slice(1)
          .map((a) => fill(blob('stud', ...away(x, y, a, r + 19), 7), deck.paper))
          .join('') +
        at(
          x + 92,
          y - 92,
          twig('#6d4630', (px, py, i) => daisy(px, py, 21, 5, deck.paper, deck.clay, `sp${i}`, 0.8)),
          0,
          0.92,
        ) +
        at(
          x + 92,
          y + 100,
          twig('#5f3d26', (px, py, i) =>
            fill(leaf(px, py + 12, i * 60 - 90, 42, 22), i % 2 ? deck.moss : '#3f5d47'),
          ),
          0,
          0.92,
        ) +
        at(
          x - 92,
          y + 100,
          twig('#5f3d26', (px, py, i) =>
            i % 2
              ? fill(leaf(px, py + 8, 150 + i * 30, 38, 20), deck.honey)
              : shaded(blob(`ap${i}`, px, py + 12, 17), '#a5402e', deck.ink, 'rim', 0.5),
          ),
          0,
          0.92,
        ) +
        at(
          x - 92,
          y - 92,
          twig(deck.ink, (px, py, i) => fill(blob(`sn${i}`, px, py - 3, 15, 8, 0.1), deck.paper)),
          0,
          0.92,
        ) +
        shaded(blob('wf-hub', x, y, 42), deck.honey, deck.clay, 'rim', 0.5) +
        fill(blob('wf-hub2', x, y, 17), deck.ink) +
        through('0 -1, 90 1, 180 -1, 270 1')
          .map(([a = 0]) =>
            at(
              ...away(x, y, a + 45, r + 78),
              fill(leaf(-6, 0, -80, 40, 16), deck.sage) +
                fill(leaf(6, 0, 80, 40, 16), deck.sage) +
                fill(blob('wb', 0, 0, 8), deck.clay),
              a + 45,
            ),
          )
          .join('') +
        at(
          300,
          176,
          fill(leaf(0, 0, -60, 80, 26, 20), deck.sage) +
            fill(leaf(0, 0, 60, 80, 26, -20), deck.sage) +
            fill(blob('top', 0, 0, 12), deck.clay),
        ),
      '#16262e',
    )
  },
} satisfies Picture
