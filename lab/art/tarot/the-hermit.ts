import { fir } from '../flora.ts'
import { at, blob, box, curve, fill, line, poly, shaded, steps, stroke, through } from '../kit.ts'
import { peak, star, stars } from '../land.ts'
import type { Picture } from '../picture.ts'
import { card, deck } from './_card.ts'

export default {
  palette: [deck.night, deck.honey, deck.sky, '#6d4630', deck.paper],
  draw: () => {
    const glow = [188, 138, 92].map((r, i) =>
      fill(blob(`he${i}`, 330, 470, r), ['#3a5560', '#5c6a5c', '#9a8a58'][i] ?? deck.honey, 0.8),
    )
    const lantern =
      line(blob('ring', 0, -92, 16), deck.ink, 7) +
      fill(poly([-46, -40], [0, -80], [46, -40]), deck.ink) +
      fill(box(-38, -40, 76, 104, 4), deck.honey) +
      star(0, 12, 40, deck.paper, 6, 0.36) +
      [-38, 0, 38].map((x) => line(stroke([x, -40], [x, 64]), deck.ink, 6)).join('') +
      fill(box(-48, 62, 96, 18, 5), deck.ink)
    return card(
      deck.night,
      stars('hes', 70, 90, 530, 520, 60, deck.paper, 2.8) +
        shaded(peak('he-p1', 140, 560, 260, 960), '#486570', deck.night, 'right', 0.6) +
        shaded(peak('he-p2', 500, 600, 240, 960), '#547380', deck.night, 'right', 0.6) +
        fill(poly([140, 560], [104, 636], [136, 620], [158, 648], [180, 622]), deck.paper) +
        fill(poly([500, 600], [466, 668], [496, 656], [520, 680], [536, 658]), deck.paper) +
        glow.join('') +
        shaded(
          'M40 800C160 730 260 720 340 760C420 800 500 790 560 760L560 960L40 960Z',
          deck.paper,
          deck.sky,
          'down',
          0.6,
        ) +
        line(curve(through('196 900, 204 640, 190 380, 214 276, 286 254, 330 300, 328 366')), '#6d4630', 17) +
        line(curve(through('192 470, 156 430, 150 396')), '#6d4630', 9) +
        fill(blob('knot', 202, 640, 13, 18), '#4a2f20') +
        at(330, 470, lantern) +
        [
          [270, 900, -14],
          [320, 872, 12],
          [300, 838, -10],
          [346, 816, 14],
          [340, 790, -6],
          [380, 776, 10],
        ]
          .map(([x = 0, y = 0, a = 0], i) =>
            at(x, y, fill(blob('step', 0, 0, 12 - i, 19 - i * 1.6), '#8fa9a6'), a),
          )
          .join('') +
        fir(470, 850, 150, deck.ink, 'hef') +
        fir(518, 880, 210, deck.ink, 'hef') +
        fir(90, 880, 180, deck.ink, 'hef') +
        steps(5, 80, 520)
          .map((x, i) => fill(blob(`sn${i}`, x, 930, 60, 18), deck.sky, 0.6))
          .join(''),
      '#16262e',
    )
  },
} satisfies Picture
