/** Three illegible handwritten words, as relative path commands, with the width of each. */
const words = {
  a: ['c3-7 8-9 9-4s-7 6-3 6 7-9 10-9-3 9 1 9 8-20 10-21-7 21-2 21 5-10 9-9-1 10 3 9 6-8 9-8', 58],
  b: ['c2-6 6-9 9-8s-2 9 1 8 6-9 9-8-1 9 2 8 5-8 8-8-2 16-5 19-8 1-4-4 10-10 14-15', 46],
  c: ['c1-8 5-20 8-20s-6 20-2 20 5-8 8-8-1 8 2 8 4-8 9-8-6 8-1 8 7-6 9-8', 44],
} as const

/** A line of handwriting from (x, y). Each letter of `text` is one word: 'abc'. */
export function handwriting(x: number, y: number, text: string): string {
  let from = x
  let path = ''
  for (const letter of text) {
    const [word, width] = words[letter as keyof typeof words]
    path += `M${from} ${y}${word}`
    from += width
  }
  return path
}
