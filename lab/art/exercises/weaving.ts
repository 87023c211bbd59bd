import { at, box, curve, fill, grain, line, shaded, steps, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { paint, tile } from './_tile.ts'

export default {
  palette: [paint.clay, paint.honey, paint.sage, paint.wood, paint.paper],
  draw: () => {
    const warp = steps(13, 116, 364)
    const rows = steps(13, 222, 366).map((y, r) => {
      const colour =
        [paint.clay, paint.clay, paint.honey, paint.sage, paint.moss, paint.sage, paint.honey][r % 7] ??
        paint.clay
      return line(curve(warp.map((x, i) => [x, y + ((i + r) % 2 ? 3 : -3)] as const)), colour, 12)
    })
    return tile(
      paint.moss,
      fill(box(70, 62, 356, 376, 10), paint.ink, 0.2) +
        shaded(box(60, 50, 360, 40, 8), paint.wood, '#6d4630', 'down', 0.4) +
        shaded(box(60, 388, 360, 40, 8), paint.wood, '#6d4630', 'down', 0.4) +
        fill(box(60, 50, 34, 378, 8), paint.wood) +
        fill(box(386, 50, 34, 378, 8), paint.wood) +
        fill(box(94, 90, 292, 298), '#3f5d47') +
        warp.map((x) => line(`M${x} 84L${x} 394`, paint.paper, 3.4)).join('') +
        rows.join('') +
        grain(box(104, 214, 272, 160), paint.ink, 'all', 0.05) +
        line(curve(through('364 222, 392 190, 330 150, 260 170, 180 150')), paint.clay, 6) +
        at(
          150,
          152,
          fill(box(-46, -11, 110, 22, 11), paint.sand) + fill(box(-30, -4, 24, 8, 4), paint.moss),
          4,
        ),
      paint.ink,
    )
  },
} satisfies Picture
