import { daisy } from '../blossoms.ts'
import { leaf, sprig, veined } from '../flora.ts'
import { at, blob, box, clip, curve, fill, grain, line, poly, shaded, sheet, steps, through } from '../kit.ts'
import { ridge } from '../land.ts'
import { cupAbove, pencil, stone } from '../things.ts'

/** What changes between the desk by day and the desk by lamplight. */
interface DeskLight {
  desk: string
  deskGrain: string
  light: string
  shadow: string
  shadowStrength: number
  page: string
  pageShade: string
  ink: string
  sage: string
  moss: string
  clay: string
  honey: string
  rose: string
  water: string
  /** A lamp's round pool, or the panes of a window. */
  lamp: boolean
}

const plantShadow = (colour: string, opacity: number) =>
  `<g opacity="${opacity}">${[
    sprig(through('-40 860, 180 560, 420 320, 720 120'), {
      stem: colour,
      leaf: colour,
      pairs: 8,
      length: 250,
      width: 86,
      stemWidth: 10,
      seed: 'shadow1',
    }),
    sprig(through('-60 500, 120 300, 330 140, 560 -20'), {
      stem: colour,
      leaf: colour,
      pairs: 7,
      length: 220,
      width: 78,
      stemWidth: 9,
      seed: 'shadow2',
    }),
    sprig(through('1640 1000, 1480 880, 1330 860'), {
      stem: colour,
      leaf: colour,
      pairs: 4,
      length: 190,
      width: 70,
      stemWidth: 8,
      seed: 'shadow3',
    }),
  ].join('')}</g>`

function journal(c: DeskLight): string {
  const page = (side: number) =>
    `${curve([
      [0, -256],
      [side * 60, -276],
      [side * 200, -272],
      [side * 394, -254],
    ])}L${curve([
      [side * 392, 262],
      [side * 200, 264],
      [side * 70, 268],
      [0, 288],
    ]).slice(1)}Z`
  const [left, right] = [page(-1), page(1)]
  const picture = box(-338, -204, 276, 214, 8)
  const week = steps(7, 64, 332)
  return (
    fill(box(-412, -266, 836, 566, 20), c.ink, c.lamp ? 0.5 : 0.2) +
    fill(box(-412, -280, 824, 568, 18), c.moss) +
    shaded(left, c.page, c.pageShade, 'right', 0.16) +
    shaded(right, c.page, c.pageShade, 'left', 0.16) +
    line(curve(through('0 -254, 4 0, 0 286')), c.pageShade, 5) +
    clip(
      picture,
      fill(picture, c.rose, 0.55) +
        shaded(blob('desk-sun', -172, -92, 46), c.honey, c.clay, 'down', 0.3) +
        at(
          -400,
          -260,
          shaded(ridge('desk-r1', 480, 196, 16, 400, 5), c.sage, c.moss, 'down', 0.4) +
            shaded(ridge('desk-r2', 480, 234, 14, 400, 6), c.moss, c.ink, 'down', 0.5),
        ),
    ) +
    [58, 98, 138, 178]
      .map((y, i) =>
        line(
          curve(
            steps(9, -336, [-70, -96, -82, -190][i] ?? -70).map((x, k) => [x, y + (k % 2 ? 3 : -3)] as const),
          ),
          c.ink,
          4,
          0.62,
        ),
      )
      .join('') +
    week
      .map((x, i) =>
        i < 5
          ? fill(blob(`mood${i}`, x, -186, 17), [c.honey, c.sage, c.water, c.clay, c.honey][i] ?? c.sage)
          : line(blob(`mood${i}`, x, -186, 16), c.sage, 3.4),
      )
      .join('') +
    [-112, -58, -4]
      .map(
        (y, i) =>
          line(box(62, y, 26, 26, 6), c.ink, 3.4, 0.8) +
          (i < 2
            ? line(
                curve([
                  [67, y + 12],
                  [74, y + 21],
                  [92, y - 4],
                ]),
                c.clay,
                5.5,
              )
            : '') +
          line(
            curve(
              steps(7, 112, [320, 276, 302][i] ?? 300).map((x, k) => [x, y + 14 + (k % 2 ? 3 : -3)] as const),
            ),
            c.ink,
            4,
            0.62,
          ),
      )
      .join('') +
    sprig(through('92 214, 176 170, 262 150, 334 96'), {
      stem: c.moss,
      leaf: c.sage,
      pairs: 6,
      length: 64,
      width: 26,
    }) +
    daisy(346, 84, 32, 10, c.rose, c.honey, 'desk-d') +
    fill(poly([250, -280], [282, -280], [282, -208], [266, -226], [250, -208]), c.clay)
  )
}

/** The desk of the landing page, 1600 x 1100. What matters lies in the middle 800, so that a phone may crop it. */
export function desk(c: DeskLight): string {
  const top = box(0, 0, 1600, 1100)
  const panes = [
    poly([560, -20], [930, -20], [1130, 560], [700, 560]),
    poly([980, -20], [1350, -20], [1610, 560], [1180, 560]),
    poly([716, 600], [1146, 600], [1320, 1120], [840, 1120]),
    poly([1196, 600], [1640, 600], [1840, 1120], [1370, 1120]),
  ]
  const glow = [760, 590, 430]
    .map((r, i) => fill(blob(`lamp${i}`, 830, 500, r, r * 0.86, 0.012), c.light, 0.32))
    .join('')
  return sheet(
    1600,
    1100,
    fill(top, c.desk) +
      grain(top, c.deskGrain, 'rim', 0.12, 2.4) +
      steps(6, 90, 1010)
        .map((y, i) =>
          line(
            curve(steps(7, -40, 1640).map((x, k) => [x, y + ((k + i) % 3) * 7] as const)),
            c.deskGrain,
            2.4,
            0.4,
          ),
        )
        .join('') +
      (c.lamp ? glow : panes.map((d) => fill(d, c.light, 0.85)).join('')) +
      plantShadow(c.shadow, c.shadowStrength) +
      at(800, 580, journal(c), -6) +
      at(1268, 258, cupAbove(104, c.clay, c.page, '#b9824a', c.pageShade, c.ink), -12) +
      at(1130, 852, fill(box(-2, 22, 30, 330, 8), c.ink, 0.2) + pencil(c.honey, '#e6cfa4', c.ink, 280), 62) +
      at(
        338,
        220,
        at(
          0,
          0,
          shaded(box(-96, -60, 210, 128, 16), c.page, c.pageShade, 'down', 0.3) +
            [c.clay, c.honey, c.sage, c.water]
              .map((colour, i) =>
                shaded(blob(`pan${i}`, -58 + i * 46, 2, 19, 34, 0.05), colour, c.ink, 'down', 0.2),
              )
              .join(''),
        ),
        -16,
      ) +
      stone('desk-stone', 1474, 560, 60, 46, c.sage, c.ink, 14) +
      stone('desk-stone2', 1392, 616, 34, 27, c.rose, c.clay, -10) +
      sprig(through('120 1060, 250 960, 390 900, 520 900'), {
        stem: c.moss,
        leaf: c.moss,
        vein: c.sage,
        pairs: 6,
        length: 130,
        width: 52,
        seed: 'desk-sprig',
      }) +
      veined(1410, 1010, -66, 150, 62, c.clay, c.rose, 18) +
      fill(leaf(1500, 960, -110, 90, 36, 12), c.honey),
  )
}
