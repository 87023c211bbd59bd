/** Letters of one hand, each as relative path commands that begin and end on the line. */
const letters: Readonly<Record<string, string>> = {
  a: 'c2-5 5-10 10-9c-5-2-9 2-9 6c0 4 6 4 8-5c-1 4-1 8 4 8',
  b: 'c5-4 9-12 8-18c-1-5-5-3-5 4c0 5-1 9-1 12c2 4 8 2 8-4c0-3-4-3-4 0c0 3 4 5 7 6',
  d: 'c2-5 5-10 10-9c-5-2-9 2-9 6c0 4 7 4 9-6c1-4 2-9 2-11c-1 6-4 20 2 20',
  e: 'c4-1 8-5 7-9c-1-3-6-1-6 4c0 5 5 6 9 5',
  g: 'c2-5 5-10 10-9c-5-2-9 2-9 6c0 4 7 4 9-6c-1 7-1 13-4 17c-2 3-6 2-5-1c1-3 7-5 12-7',
  h: 'c5-4 9-12 8-18c-1-5-5-3-5 4c0 5-1 9-1 14c1-5 4-9 7-9c3 0 0 9 4 9',
  i: 'c2-4 4-7 5-9c-1 4-2 9 3 9m-2-15l.6.6m1.4 14.4',
  k: 'c5-4 9-12 8-18c-1-5-5-3-5 4c0 5-1 9-1 14c0-5 4-9 7-9c4 0 1 5-5 5c4 0 4 4 8 4',
  l: 'c5-4 9-12 8-18c-1-5-5-3-5 4c0 6-1 14 5 14',
  m: 'c1-4 2-7 3-9c0 4-1 6-1 9c1-5 4-9 6-9c2 0 0 6 0 9c1-5 4-9 6-9c3 0 0 9 4 9',
  n: 'c1-4 2-7 3-9c0 4-1 6-1 9c1-5 4-9 7-9c3 0 0 9 4 9',
  o: 'c1-6 5-10 9-9c-5-2-9 1-8 6c1 5 9 4 9-3c0-3-3-3-3-1c2 2 4 1 6 0m-1 7',
  p: 'c2-4 3-7 5-9c-1 8-3 15-4 19c1-9 4-19 9-19c5 1 1 10-6 8c3 2 6 2 9 1',
  r: 'c2-4 3-8 4-10c0 2 3 2 5 1c-1 3-3 9 1 9',
  s: 'c3-4 5-7 5-10c1 4 5 6 3 9c-1 2-4 1-5 0m6 1',
  t: 'c4-5 6-12 7-18c-1 6-4 18 2 18m-7-11l9-1m-2 12',
  u: 'c2-4 3-7 4-9c-2 6-1 9 2 9c3 0 5-5 6-9c-1 5-1 9 3 9',
  v: 'c2-6 4-10 5-8c1 3 0 8 2 8c3-2 4-5 5-9c1 1 2 1 3 0m-1 9',
  w: 'c2-4 3-7 4-9c-2 6-1 9 2 9c3 0 4-5 5-9c-1 5-1 9 2 9c3 0 5-5 5-9c1 1 2 1 3 0m-1 9',
  y: 'c2-4 3-7 4-9c-2 6-1 9 2 9c3 0 5-5 6-9c-1 6-2 13-5 17c-2 3-6 2-5-1c1-3 7-5 12-7',
  ê: 'c4-1 8-5 7-9c-1-3-6-1-6 4c0 5 5 6 9 5m-7-13l3-3l3 3m1 13',
  C: 'm14-15c-2-5-9-4-12 3c-3 7 0 13 6 12c3 0 5-2 7-4m-1 4',
  I: 'm8-18c-2 6-4 12-4 18m5 0',
  S: 'm13-15c-1-4-8-4-9 0c-1 5 8 5 7 11c-1 5-9 5-10 0m13 4',
  T: 'm1-17c5-1 9-1 14-1m-7 1c-1 6-2 12-3 17m7 0',
  W: 'm1-18c1 7 2 13 5 18c3-4 4-9 5-13c0 4 1 9 4 13c4-5 6-12 6-18m2 18',
  c: 'c2-5 5-10 10-9c-5-2-9 2-9 6c0 4 5 5 9 3',
  f: 'c5-4 9-12 8-18c-1-4-5-3-5 4c0 8 0 16-1 22c3 1 4-6 1-9c2 1 4 1 6 1',
  j: 'c2-4 4-7 5-9c0 6-1 13-4 17c-2 3-6 2-5-1c1-3 7-5 11-7m-3-15l.6.6m2.4 14.4',
  q: 'c2-5 5-10 10-9c-5-2-9 2-9 6c0 4 7 4 9-6c-1 7-1 13-1 17c2 0 4-5 4-8',
  x: 'c2-4 4-8 6-8c2 2 0 8 5 8m-1-9l-8 9m9 0',
  z: 'c1-5 3-8 4-9c2 0 4 0 6 0c-3 3-6 6-8 9c3-1 6-1 9 0',
  ß: 'c3-5 5-12 6-15c1-4 7-4 6 0c-1 3-4 4-4 5c5 0 6 9-1 10m7 0',
  ı: 'c2-4 4-7 5-9c-1 4-2 9 3 9',
  A: 'm1 0c3-6 6-12 8-18c2 6 4 12 5 18m-11-6l9-1m4 7',
  B: 'm2-17c0 6 0 12 0 17m0-17c8-2 11 6 1 8c10-1 10 9-1 9m13 0',
  D: 'm2-17c0 6 0 12 0 17m-2-17c13-3 19 14 2 17m15 0',
  E: 'm12-16c-4-3-9-1-9 3c0 3 4 4 6 4c-4 0-8 2-8 6c0 5 8 4 11 1m1 2',
  F: 'm3-17c0 6-1 12-1 17m-1-17c4 0 8 0 12-1m-11 9c3 0 5 0 8-1m3 10',
  G: 'm14-15c-2-5-9-4-12 3c-3 7 0 13 6 12c4-1 5-4 5-7c-2 0-3 0-5 0m5 0c0 3 0 5 0 7m3 0',
  H: 'm2-18c0 6 0 12-1 18m12-18c0 6-1 12-1 18m-11-9l12-1m3 10',
  J: 'm12-18c0 7 0 13-2 16c-2 4-9 3-9-2m14 4',
  K: 'm2-18c0 6 0 12-1 18m12-18c-3 4-7 8-11 10c5 2 8 6 12 8m1 0',
  L: 'm3-18c0 7-1 13-2 18c4-1 8-1 12 0m1 0',
  M: 'm1 0c1-6 2-12 3-18c2 5 4 9 6 12c2-4 4-8 6-12c1 6 2 12 2 18m3 0',
  N: 'm1 0c1-6 1-12 2-18c4 6 7 12 11 18c0-6 1-12 1-18m4 18',
  O: 'm9-18c-10-1-11 18-1 18c10 0 11-17 1-18m11 18',
  P: 'm2-17c0 6 0 12-1 17m0-17c12-4 14 9 1 10m13 7',
  Q: 'm9-18c-10-1-11 18-1 18c10 0 11-17 1-18m1 13l7 6m3-1',
  R: 'm2-17c0 6 0 12-1 17m0-17c12-4 14 8 1 9c5 2 8 6 11 8m1 0',
  U: 'm2-18c-1 9-2 18 5 18c6 0 7-9 7-18c0 7 0 13 1 18m3 0',
  V: 'm1-18c2 7 4 13 6 18c3-5 5-11 6-18m2 18',
  X: 'm2-18c3 6 7 12 11 18m1-18c-4 6-8 12-12 18m14 0',
  Y: 'm1-18c2 4 4 7 6 9m7-9c-3 7-6 12-8 18m9 0',
  Z: 'm2-17c4 0 8 0 11-1c-4 6-8 12-12 18c4-1 8-1 12 0m2 0',
  ',': 'm1-1c1 1 0 4-2 5m5-4',
  '.': 'm1-1l.6.6m3.4.4',
  '’': 'm2-18c0 2-1 3-1 4m3 14',
  ' ': 'm9 0',
}

/** Accents around the point above a letter; the cedilla around the one on the line. */
const accents: Readonly<Record<string, string>> = {
  '\u0300': 'm2 1l-4-4',
  '\u0301': 'm-1 1l4-4',
  '\u0302': 'm-3 1l3-3l3 3',
  '\u0303': 'm-4 0c2-3 3-2 4-1c1 1 3 1 4-1',
  '\u0306': 'm-4-2c1 3 6 3 7 0',
  '\u0307': 'm0-1l.6.6',
  '\u0308': 'm-3-1l.6.6m4.4-.6l.6.6',
  '\u0327': 'c2 1 3 4-1 4',
}

/** Where the commands of a path end, from where they begin. */
function endOf(path: string): [x: number, y: number] {
  let [x, y] = [0, 0]
  for (const [, numbers = ''] of path.matchAll(/[clm]([^clm]*)/g)) {
    const [right = 0, down = 0] = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).slice(-2).map(Number)
    x += right
    y += down
  }
  return [x, y]
}

const rounded = (value: number) => Math.round(value * 10) / 10
const isTall = (letter: string) => /[A-ZÀ-Þbdfhklt]/.test(letter)

/** A letter with its accents. Undefined when the hand does not know it. */
function drawn(letter: string): string | undefined {
  const own = letters[letter]
  if (own !== undefined) return own
  const [first = '', ...marks] = letter.normalize('NFD')
  // An accent stands in the place of the dot.
  const base = letters[first === 'i' ? 'ı' : first]
  if (base === undefined || marks.length === 0) return undefined
  const [width] = endOf(base)
  return marks.reduce<string | undefined>((path, mark) => {
    const accent = accents[mark]
    if (path === undefined || accent === undefined) return undefined
    const above = mark === '\u0327' ? 1 : isTall(first) ? -21 : -13
    const [x, y] = [rounded(width * 0.45 - width), above]
    const [right, down] = endOf(accent)
    return `${path}m${x} ${y}${accent}m${rounded(-x - right)} ${rounded(-y - down)}`
  }, base)
}

const lettersOf = (text: string) => Array.from(text.replaceAll("'", '’').normalize('NFC'), drawn)

/** Whether the hand knows all letters of a text: those of the languages with Latin letters. */
export const canWrite = (text: string): boolean => lettersOf(text).every((letter) => letter !== undefined)

/** How long a line of handwriting is. */
export const widthOf = (text: string): number =>
  lettersOf(text).reduce((sum, letter) => sum + (letter ? endOf(letter)[0] : 0), 0)

/** A line of handwriting from (x, y), as the commands of a path. Letters that the hand does not know are left out. */
export function handwriting(x: number, y: number, text: string): string {
  return `M${x} ${y}${lettersOf(text).join('')}`
}
