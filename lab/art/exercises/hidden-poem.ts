import { leaf } from '../flora.ts'
import { at, box, fill, grain, seeded, steps } from '../kit.ts'
import type { Picture } from '../picture.ts'
import { pencil } from '../things.ts'
import { paint, paperSheet, tile } from './_tile.ts'

export default {
  palette: [paint.ink, paint.honey, paint.sage, paint.clay, paint.paper],
  draw: () => {
    const rand = seeded('hidden-poem')
    const kept = new Set(['1-2', '3-0', '4-3', '6-1', '8-2'])
    const words = steps(10, 92, 372).map((y, row) => {
      let x = 104
      let out = ''
      for (let i = 0; x < 350; i++) {
        const w = 34 + rand() * 48
        const width = Math.min(w, 366 - x)
        out += kept.has(`${row}-${i}`)
          ? fill(box(x - 3, y - 3, width + 6, 24, 8), paint.honey, 0.75) +
            fill(box(x + 4, y + 6, width - 8, 6, 3), paint.ink)
          : fill(box(x, y, width, 19, 2), paint.ink, 0.92)
        x += w + 7
      }
      return out
    })
    return tile(
      paint.sage,
      paperSheet(78, 56, 318, 372) +
        words.join('') +
        grain(box(78, 56, 318, 372), paint.paper, 'all', 0.03) +
        fill(leaf(86, 440, 40, 110, 40, 14), paint.clay) +
        at(350, 340, pencil(paint.clay, paint.sand, paint.ink, 130), -46),
      paint.moss,
    )
  },
} satisfies Picture
