import { fir } from '../flora.ts'
import { at, blob, curve, fill, line, shaded, steps, stroke, through } from '../kit.ts'
import { glitter, ridge, ripples, stars } from '../land.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

/** A wolf sitting, its head raised to the moon. */
const wolf = (colour: string, rim: string) => {
  const body = curve(
    through(
      '-38 0, -58 -40, -44 -96, -22 -132, -14 -176, -10 -206, 2 -232, 26 -262, 36 -256, 30 -232, 36 -214, 30 -186, 34 -140, 30 -80, 36 -10, 44 0',
    ),
    true,
  )
  return (
    line(curve(through('-40 -14, -82 -18, -104 -48')), colour, 20) +
    shaded(body, colour, rim, 'right', 0.4) +
    fill('M-10 -206L-26 -240L8 -224Z', colour)
  )
}

export default {
  palette: [deck.night, deck.sky, deck.honey, deck.moss, deck.paper],
  draw: () =>
    card(
      deck.night,
      stars('mo', 80, 100, 520, 480, 46, deck.paper, 2.6) +
        [176, 138]
          .map((r, i) => fill(blob(`moh${i}`, 300, 280, r), ['#3a5560', '#4f6b75'][i] ?? deck.night))
          .join('') +
        steps(25, 0, 346)
          .map((a, i) => at(300, 280, line(stroke([0, -148], [0, i % 2 ? -162 : -178]), deck.honey, 4), a))
          .join('') +
        shaded(blob('mo', 300, 280, 104), deck.paper, deck.sky, 'down', 0.4) +
        shaded(
          'M300 176C352 200 372 250 352 282C362 296 366 306 352 312C352 336 340 366 300 384C232 392 194 340 196 280C196 220 240 176 300 176Z',
          deck.honey,
          deck.clay,
          'left',
          0.4,
        ) +
        line(curve(through('322 268, 310 276, 296 270')), deck.ink, 4) +
        line(curve(through('340 330, 326 334, 316 328')), deck.ink, 4) +
        shaded(ridge('mo-r1', 600, 560, 30, 960, 5), '#486570', deck.night, 'down', 0.5) +
        shaded('M40 620C130 560 210 580 270 660L270 960L40 960Z', deck.moss, deck.ink, 'down', 0.6) +
        shaded('M560 620C470 560 390 580 330 660L330 960L560 960Z', deck.moss, deck.ink, 'down', 0.6) +
        fill(
          curve(
            through(
              '297 640, 318 668, 268 706, 300 760, 222 862, 376 862, 372 770, 330 706, 340 668, 303 640',
            ),
            true,
          ),
          deck.sand,
        ) +
        fir(104, 640, 160, deck.ink, 'mof') +
        fir(150, 650, 110, deck.ink, 'mof') +
        fir(500, 640, 170, deck.ink, 'mof') +
        fir(452, 650, 110, deck.ink, 'mof') +
        at(176, 830, wolf('#223038', deck.sky), 0, 0.82) +
        at(424, 830, wolf(deck.sand, deck.ink), 0, 0.82, true) +
        shaded('M40 850C160 826 440 826 560 850L560 960L40 960Z', '#4f7a80', deck.night, 'down', 0.6) +
        glitter('mo-g', 300, 858, 110, 80, deck.honey, 5) +
        ripples('mo-rip', 40, 856, 560, 946, 12, deck.sky, 0.8),
      '#16262e',
    ),
} satisfies Picture
