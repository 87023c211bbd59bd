import { at, blob, box, clip, fill, line, poly, shaded, sheet } from '../kit.ts'
import { pencil } from '../things.ts'

const paper = '#f9f4ea'
const ink = '#2a3a32'
const honey = '#e6b062'
const clay = '#c8704e'
const sage = '#9db191'
const deep = '#3f5c49'
const water = '#94b7bd'

const glass = poly([-46, -62], [46, -62], [36, 62], [-36, 62])

const things = {
  mood:
    shaded(blob('shortcut-face', 0, 0, 62, 58, 0.03), sage, '#7d9673', 'rim', 0.4) +
    line('M-28 -10q10 11 20 0M10 -10q10 11 20 0M-18 20q18 16 36 0', ink, 8),
  write:
    fill(box(-60, -64, 108, 122, 8), '#e3d3b4') +
    line('M-38 -34H26M-38 -4H22M-38 26H-12', sage, 8) +
    at(4, 34, pencil(honey, '#e8d2a6', ink, 120), -48, 0.9),
  plan: [-34, 10, 54]
    .map(
      (y, row) =>
        line(`M-12 ${y - 8}H54`, row < 2 ? sage : honey, 10) +
        (row < 2
          ? line(`M-54 ${y - 9}L-44 ${y + 3}L-26 ${y - 22}`, deep, 10)
          : line(blob('shortcut-ring', -41, y - 8, 12), clay, 8)),
    )
    .join(''),
  water:
    clip(glass, fill(box(-60, -18, 120, 90), water) + fill(box(-60, -18, 120, 10), '#c4dcdf')) +
    line(glass, deep, 8),
}

/** What the shortcuts of the installed app show, by name. */
export const shortcutIcons: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(things).map(([name, thing]) => [
    name,
    sheet(192, 192, fill(box(0, 0, 192, 192), paper) + at(96, 96, thing, 0, 0.94)),
  ]),
)
