import { arc, at, blob, box, curve, fill, grain, line, steps, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { paint, tile } from './_tile.ts'

export default {
  palette: ['#3c5a70', paint.paper, paint.clay, paint.honey, paint.ink],
  draw: () => {
    const cloth = curve(through('70 78, 240 66, 410 80, 416 240, 406 404, 240 412, 76 402, 64 240'), true)
    const scales = steps(5, 130, 370).flatMap((y, r) =>
      steps(5, 110 + (r % 2) * 32, 366 - (r % 2) * 32).flatMap((x) =>
        [30, 20].map((rad) => line(arc(x, y, rad, -88, 88), paint.paper, 4)),
      ),
    )
    return tile(
      paint.sand,
      fill(curve(through('78 90, 248 78, 420 92, 426 250, 416 416, 250 424, 86 414'), true), paint.ink, 0.2) +
        fill(cloth, '#3c5a70') +
        grain(cloth, '#263f52', 'rim', 0.4) +
        `<g stroke-dasharray="13 9">${scales.join('')}</g>` +
        fill(box(262, 232, 96, 92, 8), paint.clay) +
        `<g stroke-dasharray="11 8">${line(box(270, 240, 80, 76, 6), paint.honey, 4.5)}</g>` +
        line(curve(through('350 316, 400 350, 380 420, 440 430')), paint.honey, 3.5) +
        at(440, 430, line('M0 0L-10 -64', '#d9d9cf', 6) + fill(blob('ne', 0, 0, 4, 8), paint.ink), 28),
      paint.wood,
    )
  },
} satisfies Picture
