import { at, blob, curve, fill, grain, line, shaded, stroke, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { paint, paperSheet, tile } from './_tile.ts'

const half = () => {
  const wing = curve(
    through('240 150, 168 104, 104 132, 92 196, 140 236, 110 300, 150 356, 214 340, 240 282'),
    true,
  )
  return (
    fill(wing, paint.water) +
    grain(wing, paint.ink, 'left', 0.5) +
    fill(blob('fp1', 150, 176, 32, 24, 0.14), paint.clay) +
    fill(blob('fp2', 176, 296, 26, 34, 0.14), paint.honey) +
    fill(blob('fp3', 204, 222, 14, 18, 0.14), paint.paper)
  )
}

export default {
  palette: [paint.water, paint.clay, paint.honey, paint.ink, paint.paper],
  draw: () =>
    tile(
      paint.sand,
      paperSheet(58, 68, 364, 340) +
        shaded('M240 68L422 68L422 408L240 408Z', paint.paper, paint.sand, 'left', 0.5) +
        half() +
        at(480, 0, half(), 0, 1, true) +
        line(stroke([240, 68], [240, 408]), paint.wood, 2.5, 0.7),
    ),
} satisfies Picture
