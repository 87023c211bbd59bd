/**
 * Sixteen plants, each in three layers on a square of 40: its lines, what is full, and what is paler. They are put
 * together of leaves and berries, so that all of them are a few hundred bytes.
 */
type Mark = { lines?: string; full?: string; pale?: string }

const round = (value: number) => Math.round(value * 10) / 10

/** A leaf that grows from (x, y), `turn` degrees clockwise from upright. */
function leaf(x: number, y: number, turn: number, length: number, width = length / 2.2): string {
  const angle = (turn * Math.PI) / 180
  const at = (aside: number, up: number) =>
    `${round(x + Math.cos(angle) * aside + Math.sin(angle) * up)} ${round(y + Math.sin(angle) * aside - Math.cos(angle) * up)}`
  const [near, far] = [width * 0.68, width * 0.46]
  return (
    `M${at(0, 0)}C${at(-near, length * 0.26)} ${at(-far, length * 0.76)} ${at(0, length)}` +
    `C${at(far, length * 0.76)} ${at(near, length * 0.26)} ${at(0, 0)}Z`
  )
}

const berry = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`

/** The same thing at each of these numbers, in one path. */
const each = (numbers: readonly number[], draw: (number: number, at: number) => string): string =>
  numbers.map(draw).join('')

const round360 = (count: number) => Array.from({ length: count }, (_, at) => (at * 360) / count)

/** A place at a distance from the middle of a flower. */
const ray = (x: number, y: number, turn: number, length: number): [number, number] => [
  round(x + Math.sin((turn * Math.PI) / 180) * length),
  round(y - Math.cos((turn * Math.PI) / 180) * length),
]

export const botanicalMarks: readonly Mark[] = [
  // A sprig.
  {
    lines: 'M20 34V16',
    full: leaf(20, 17, 0, 10, 5.5) + leaf(20, 23, -52, 11) + leaf(20, 29, -58, 10.5),
    pale: leaf(20, 23, 52, 11) + leaf(20, 29, 58, 10.5),
  },
  // Olives.
  {
    lines: 'M11 33C17 28 24 19 29 8',
    full:
      leaf(28.5, 9.5, -35, 9, 3.6) +
      leaf(24.5, 17, -62, 10.5, 4) +
      leaf(19, 25, -70, 10, 4) +
      berry(29, 23.5, 3.2),
    pale: leaf(26, 14.5, 78, 9.5, 4) + leaf(17, 27.5, 88, 10, 4) + berry(23.5, 30, 3),
  },
  // A fern.
  {
    lines: 'M18 35C17.5 25 19 15 25 7',
    full: each([30, 26, 22, 18, 14.5, 11], (y, at) =>
      leaf([17.8, 17.9, 18.4, 19.4, 21, 23][at] ?? 20, y, -62 + at * 4, 10.5 - at * 1.3, 3.6 - at * 0.3),
    ),
    pale: each([29, 25, 21, 17, 13.5, 10], (y, at) =>
      leaf([17.8, 18, 18.6, 19.8, 21.5, 23.6][at] ?? 20, y, 74 + at * 3, 10.5 - at * 1.3, 3.6 - at * 0.3),
    ),
  },
  // An ear of wheat.
  {
    lines: 'M20 36V14M17 13 14 6M20 11V4M23 13l3-7',
    full: leaf(20, 14, 0, 7, 4) + each([27, 22.5, 18], (y) => leaf(19.6, y, -36, 8, 4.4)),
    pale: each([27, 22.5, 18], (y) => leaf(20.4, y, 36, 8, 4.4)),
  },
  // A tulip.
  {
    lines: 'M20 36V20',
    full: 'M12.5 8.5C11.5 17 14 21.5 20 21.5S28.5 17 27.5 8.5L23.7 12.5 20 6.5 16.3 12.5Z',
    pale: leaf(20, 35.5, -30, 14, 4.5) + leaf(20, 35.5, 34, 12, 4.5),
  },
  // A poppy and its pod.
  {
    lines: 'M17 36C17 30 17.5 26 18 21M18 33c5-2 8-6 9.5-10',
    full: 'M17.5 21.5C10 22 7.5 17 9 11c2-3.5 6-3.5 8.5-1 2.5-3.5 7.5-3 9.5.5 1.5 6-1.5 10.5-9.5 11Z',
    pale: `${berry(28.5, 20.5, 3.4)}M25.5 16.4h6l-1.2 2h-3.6Z`,
  },
  // A dandelion in seed.
  {
    lines: `M20 36V18${each(round360(12), (turn) => `M20 16L${ray(20, 16, turn, 8.4).join(' ')}`)}`,
    full: each(round360(12), (turn) => berry(...ray(20, 16, turn, 10), 1.7)) + berry(20, 16, 2),
  },
  // A leaf of the ginkgo.
  {
    lines: 'M20 26.5C20 30 19 33 17 35.5',
    full: 'M20 27.5C15 24.5 9.5 22 5.5 19 8 11.5 13 7.5 18.7 7L20 13.5 21.3 7C27 7.5 32 11.5 34.5 19 30.5 22 25 24.5 20 27.5Z',
  },
  // Clover.
  {
    lines: 'M20 20C20 27 21 32 24 35.5',
    full: each(
      [-120, 0, 120],
      (turn) => leaf(20, 20, turn - 24, 11.5, 10.5) + leaf(20, 20, turn + 24, 11.5, 10.5),
    ),
  },
  // An acorn.
  {
    lines: 'M20 12C20 9 21 7 23 5.5',
    full: 'M9.5 19C9.5 12.5 14 10.5 20 10.5S30.5 12.5 30.5 19C30.5 20.5 9.5 20.5 9.5 19Z',
    pale: 'M11.5 22h17C28.5 28.5 25 32 20 35 15 32 11.5 28.5 11.5 22Z',
  },
  // A snowdrop.
  {
    lines: 'M14 36C13 24 14.5 12 20 8.5 23.5 6.5 26 9 26 13',
    full: leaf(26, 12.5, 180, 14, 6) + leaf(26, 12.5, 154, 12.5, 5) + leaf(26, 12.5, 206, 12.5, 5),
    pale: leaf(14, 36, -24, 17, 4.5),
  },
  // Berries.
  {
    lines: 'M20 36C20 28 20 22 19 12M20 25l8-6M20 29l-8-6',
    full: berry(19, 10, 4) + berry(29.5, 17.5, 4) + berry(10.5, 21.5, 4),
    pale: leaf(20, 33, 62, 12) + leaf(19.5, 18, -50, 8.5),
  },
  // A pear.
  {
    lines: 'M20 12C20 9 20.5 7 22 5',
    full: 'M20 11.5C23.5 11.5 24 15.5 25 19S30 24 30 28.5C30 33 25.5 35.5 20 35.5S10 33 10 28.5C10 24 14 22.5 15 19S16.5 11.5 20 11.5Z',
    pale: leaf(20.5, 10, 66, 10),
  },
  // A branch of willow.
  {
    lines: 'M8 10C18 7 27 11 30 20',
    full: each([13, 19, 25], (x, at) => leaf(x, [9.3, 9.6, 12.5][at] ?? 10, 186 - at * 4, 19 - at * 2, 4.6)),
    pale: leaf(16, 9.2, 184, 12, 4) + leaf(22, 10.6, 180, 14, 4) + leaf(29.5, 18, 172, 13, 4.4),
  },
  // A daisy.
  {
    full: each(round360(9), (turn) => leaf(...ray(20, 20, turn, 5.4), turn, 9.5, 5.4)),
    pale: berry(20, 20, 4.2),
  },
  // A water lily.
  {
    lines: 'M8 32.5c4-1.5 8 1.5 12 0s8-1.5 12 0',
    full: leaf(20, 28, 0, 19, 9) + leaf(20, 28, -62, 15, 7) + leaf(20, 28, 62, 15, 7),
    pale: leaf(20, 28, -32, 18, 8) + leaf(20, 28, 32, 18, 8),
  },
]
