import type { ListedEntry } from '../../../contract/journal.ts'

/** A piece of an excerpt; `isFound` if it was searched for. */
export type Piece = { text: string; isFound: boolean }

/** Signs of Markdown, and of each the part that is read: of an escape the sign itself. A picture takes its own line with it. */
const signs =
  /\\([\p{P}\p{S}])|(\n!\[[^\]\n]*\]\([^)\s]*\)(?=\n|$)|(?<![^\n])!\[[^\]\n]*\]\([^)\s]*\)(?:\n|$))|!?\[([^\]\n]*)\]\([^)\s]*\)|(?<![\p{L}\p{N}])(?:\*\*|__|~~|[*_`])(?=\S)|(?<=\S)(?:\*\*|__|~~|[*_`])(?![\p{L}\p{N}])|(?<=^(?:…\s)?)(?:#{1,6}|>+|([-*+]))\s|!\[[^\]]*$|\]\(image:[^)]*\)?/gmu

/** Where a text is cut after a sentence or a clause, its mark goes. */
const cutMarks = /(?<=[^\s.,;:!?…–—-])[\s.,;:!?…–—-]+…$/

type Marks = ListedEntry['marks']

/** Cuts parts of a text into pieces, where its marks begin and end. */
function cutter(text: string, marks: Marks) {
  const isFound = (at: number) => marks.some(({ from, to }) => at >= from && at < to)
  const pieces: Piece[] = []
  function add(letters: string, found: boolean) {
    const last = pieces.at(-1)
    if (last?.isFound === found) last.text += letters
    else pieces.push({ text: letters, isFound: found })
  }
  function take(from: number, to: number) {
    for (let at = from; at < to; at++) add(text[at] ?? '', isFound(at))
  }
  return { pieces, add, take }
}

/** A text that has no Markdown, in pieces that were searched for or not. */
export function plainPieces(text: string, marks: Marks = []): Piece[] {
  const { pieces, take } = cutter(text, marks)
  take(0, text.length)
  return pieces
}

/** Sentences run on, for a row that is cut after some lines; lists, and what has no sentences, keep their lines. */
export const runOn = (pieces: readonly Piece[]): Piece[] =>
  pieces.map(({ text, isFound }) => ({
    text: text.replace(/(?<=[.!?…]["”’)]?)\n(?!\d+[.)]\s|•\s)/gu, ' '),
    isFound,
  }))

/**
 * An excerpt without the signs of its Markdown, in pieces that were searched for or not. With `keepsBullets`, every item of a
 * bulleted list begins with one.
 */
export function piecesOf(
  { excerpt, marks }: Pick<ListedEntry, 'excerpt' | 'marks'>,
  { keepsBullets = false } = {},
): Piece[] {
  const { pieces, add, take } = cutter(excerpt, marks)
  let read = 0
  for (const { 0: sign, 1: escaped, 3: words, 4: bullet, index } of excerpt.matchAll(signs)) {
    take(read, index)
    if (bullet && keepsBullets) add('• ', false)
    if (escaped) take(index + 1, index + sign.length)
    if (words) take(index + sign.indexOf('[') + 1, index + sign.indexOf('[') + 1 + words.length)
    read = index + sign.length
  }
  take(read, excerpt.length)
  const last = pieces.at(-1)
  if (last) last.text = last.text.replace(cutMarks, '…')
  return pieces
}
