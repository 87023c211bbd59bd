/** Two colors as one, `part` of the second. */
function mixed(one: string, other: string, part: number): string {
  const channel = (at: number) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16)) as [
      number,
      number,
    ]
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

function lightness(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  return r * 0.3 + g * 0.59 + b * 0.11
}

/**
 * The colors of a small landscape from those of a picture: sky, sun, the hills behind and the hills in front, from light
 * to dark. Undefined where no color can be read.
 */
export function landscapeOf(palette: readonly string[]): [string, string, string, string] | undefined {
  const readable = palette.filter((color) => /^#[\da-f]{6}$/i.test(color)).slice(0, 5)
  const [only] = readable
  if (!only) return undefined
  const sorted = (readable.length > 1 ? readable : [only, mixed(only, '#ffffff', 0.6)]).sort(
    (one, other) => lightness(other) - lightness(one),
  )
  const at = (part: number) => {
    const place = part * (sorted.length - 1)
    const [low, high] = [sorted[Math.floor(place)] ?? only, sorted[Math.ceil(place)] ?? only]
    return mixed(low, high, place % 1)
  }
  return [mixed(at(0), '#ffffff', 0.25), at(1 / 3), at(2 / 3), at(1)]
}
