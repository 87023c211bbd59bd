import { along, leaf } from '../flora.ts'
import { at, blob, clip, curve, fill, line, type Point, shaded, steps, through } from '../kit.ts'
import { bird, ridge, ripples, star } from '../land.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

const oval: Point[] = steps(25, 0, 2 * Math.PI).map((t) => [300 + Math.sin(t) * 196, 500 - Math.cos(t) * 258])

export default {
  palette: [deck.moss, deck.sky, deck.honey, deck.clay, deck.paper],
  draw: () => {
    const spine = along(oval)
    const globe = blob('wo', 300, 500, 138, 138, 0.006)
    const wreath = steps(53, 0.005, 0.995).flatMap((t, i) =>
      [-1, 1].map((s) => {
        const { point, angle } = spine(t)
        return fill(
          leaf(point[0], point[1], angle + s * 44, 56, 22, s * -12),
          [deck.sage, '#a9bd98', '#6d9063'][(i + (s > 0 ? 1 : 0)) % 3] ?? deck.sage,
        )
      }),
    )
    const berries = steps(13, 0.03, 0.95).map((t, i) => {
      const { point } = spine(t)
      return fill(blob(`be${i}`, point[0], point[1], 11), i % 2 ? deck.clay : deck.honey)
    })
    const corner = (x: number, y: number, body: string) => at(x, y, body)
    return card(
      '#345048',
      fill(blob('wo-h', 300, 500, 176, 226), '#41624f') +
        wreath.join('') +
        berries.join('') +
        clip(
          globe,
          fill(globe, deck.sky) +
            shaded(blob('wo-s', 348, 446, 40), deck.honey, deck.clay, 'down', 0.4) +
            at(
              0,
              0,
              shaded(ridge('wo-1', 600, 506, 30, 700, 7), deck.sage, deck.moss, 'down', 0.5) +
                shaded(ridge('wo-2', 600, 540, 20, 700, 8), deck.moss, deck.ink, 'down', 0.6) +
                shaded(
                  'M150 570C240 550 360 584 450 560L450 660L150 660Z',
                  '#4f7f86',
                  deck.night,
                  'down',
                  0.6,
                ) +
                ripples('wo-r', 160, 580, 440, 630, 7, deck.sky),
            ) +
            bird(250, 426, 36, deck.ink, -6) +
            bird(284, 446, 24, deck.ink, 6),
        ) +
        line(globe, deck.paper, 7) +
        at(
          300,
          236,
          fill(curve(through('0 6, -60 -20, -66 20'), true), deck.clay) +
            fill(curve(through('0 6, 60 -20, 66 20'), true), deck.clay) +
            fill(blob('knot', 0, 4, 15), '#a5503a'),
        ) +
        at(
          300,
          764,
          fill(curve(through('0 -6, -60 -20, -66 20'), true), deck.clay) +
            fill(curve(through('0 -6, 60 -20, 66 20'), true), deck.clay) +
            fill(blob('knot2', 0, -2, 15), '#a5503a'),
        ) +
        star(300, 140, 34, deck.honey, 8, 0.24) +
        corner(120, 868, fill(curve(through('0 -56, -30 0, -26 30, 0 42, 26 30, 30 0'), true), deck.sky)) +
        corner(
          480,
          868,
          fill(curve(through('0 -60, -30 -8, -24 30, 0 40, 24 30, 28 -8'), true), deck.clay) +
            fill(curve(through('0 -16, -14 12, 0 36, 14 12'), true), deck.honey),
        ) +
        corner(240, 884, fill(blob('wst', 0, 0, 38, 28, 0.05), deck.sand)) +
        corner(
          360,
          880,
          fill(leaf(-16, 34, 30, 90, 30, 12), deck.paper) +
            line(curve(through('-22 46, 4 0, 28 -44')), deck.ink, 3),
        ),
      deck.ink,
    )
  },
} satisfies Picture
