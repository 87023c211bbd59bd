import { at, blob, curve, fill, line, through } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { pencil } from '../things.ts'
import { paint, paperSheet, tile } from './_tile.ts'

export default {
  palette: [paint.clay, paint.rose, paint.honey, paint.ink, paint.paper],
  draw: () =>
    tile(
      paint.clay,
      paperSheet(60, 58, 360, 364) +
        fill(blob('oh-wash', 282, 262, 84, 70, 0.1), paint.rose, 0.55) +
        line(curve(through('196 190, 204 262, 232 322, 284 340, 330 318, 352 260, 356 186')), paint.ink, 5) +
        line(curve(through('192 192, 236 172, 300 178, 360 184, 322 206, 250 208, 196 194')), paint.ink, 5) +
        line(curve(through('354 216, 392 206, 396 262, 344 286')), paint.ink, 5) +
        line(curve(through('240 150, 230 126, 250 112, 240 88')), paint.ink, 4) +
        line(curve(through('290 146, 278 122, 300 108, 288 84')), paint.ink, 4) +
        line(curve(through('180 362, 230 352, 262 372, 320 356, 372 366')), paint.honey, 6) +
        at(200, 250, pencil(paint.moss, paint.sand, paint.ink, 130), 52),
      paint.ink,
    ),
} satisfies Picture
