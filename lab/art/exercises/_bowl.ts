import { at, blob, box, curve, fill, line, shaded, through } from '../kit.ts'
import { steam } from '../things.ts'
import { paint, tile } from './_tile.ts'

/** A spoon lying on the table, its bowl to the upper right. */
const spoon = () =>
  line('M356 456L418 330', paint.ink, 10, 0.25) +
  line('M350 450L412 324', paint.sand, 9) +
  at(424, 298, shaded(blob('spoon', 0, 0, 19, 30, 0.004), paint.sand, paint.wood, 'right', 0.35), 26)

/**
 * A bowl of something warm on a table, a spoon beside it. `food` lies in an ellipse of 140 by 33 around 240, 236;
 * `beside` lies on the table, before the bowl.
 */
export const bowlOf = (
  { ground, bowl, broth }: { ground: string; bowl: string; broth: string },
  food: string,
  beside = '',
) =>
  tile(
    ground,
    fill(box(0, 366, 480, 120), paint.wood) +
      fill(blob('b-shadow', 232, 392, 138, 18), paint.ink, 0.3) +
      shaded(
        curve(through('88 232, 104 312, 166 372, 240 384, 314 372, 376 312, 392 232'), true),
        bowl,
        paint.ink,
        'right',
        0.4,
      ) +
      fill(blob('b-rim', 240, 232, 154, 42, 0.006), paint.sand) +
      fill(blob('b-broth', 240, 236, 140, 33, 0.006), broth) +
      food +
      at(240, 186, steam(92, paint.paper, 6)) +
      spoon() +
      beside,
    paint.ink,
  )
