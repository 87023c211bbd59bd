import { at, blob, box, fill, shaded, sheet } from '../kit.ts'
import { mark } from './_mark.ts'

/** The page by day, as web/ui/tokens.css has it, so that a start screen and its icon are one. */
const paper = '#f9f4ea'
const sun = '#efc57c'
const clay = '#c8704e'
const deep = '#35513f'
const size = 512

/** The sprig before a sun; all of it in the circle of four fifths that any launcher leaves (W3C manifest, maskable icons). */
export const drawAppIcon = (): string =>
  sheet(
    size,
    size,
    fill(box(0, 0, size, size), paper) +
      shaded(blob('icon-sun', 258, 226, 150, 150, 0.012), sun, '#d98f4e', 'rim', 0.4, 4) +
      at(248 - 16 * 11, 266 - 16 * 11, mark(deep, clay, 2.1), 0, 11),
  )

/** The sprig alone, white on nothing: a phone that colours all icons alike takes its shape. */
export const drawMonochromeIcon = (): string =>
  sheet(size, size, at(256 - 16 * 11.6, 256 - 16 * 11.6, mark('#fff', '#fff', 2.3), 0, 11.6))
