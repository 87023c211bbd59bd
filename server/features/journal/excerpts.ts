import { lengths } from '../../../contract/limits.ts'
import { searchForm } from '../../kernel/search-text.ts'
import { isRun, runLetters, wordLetters, wordsOf } from './words.ts'

type Mark = { from: number; to: number }
export type Excerpt = { excerpt: string; marks: Mark[] }
type Words = ReadonlySet<string>

/** How much of the text stands before the first word found. */
const before = 60
/** As much of a text as an excerpt can need behind its beginning, and before it: white space and Markdown are dropped. */
const mostBehind = 4 * lengths.excerpt
const mostBefore = 10 * before
/** A text is looked through in pieces of about this many characters, and only where a word is found letter by letter. */
const pieceLength = 1000

/** A pattern that finds in a text of {@link searchForm} a word by its beginning, or what is inside a run. */
const patternOf = (word: string): string => (isRun(word) ? word : `(?<![${wordLetters}])${word}`)

type Wanted = { some: RegExp; runs: string[]; beginnings: string[] }
/** By the set of searched words: a pattern of many classes takes longer to make than a title to look through. */
const wantedOf = new WeakMap<Words, Wanted>()

function wanted(words: Words): Wanted {
  const known = wantedOf.get(words)
  if (known) return known
  const all = [...words]
  const made = {
    some: new RegExp(all.map(patternOf).join('|'), 'v'),
    runs: all.filter(isRun),
    beginnings: all.filter((word) => !isRun(word)),
  }
  wantedOf.set(words, made)
  return made
}

/** Returns a test: whether a text has all of these words. */
export function makeWordFilter(words: Words): (text: string) => boolean {
  const patterns = [...words].map((word) => new RegExp(patternOf(word), 'v'))
  return (text) => {
    const form = searchForm(text)
    return patterns.every((pattern) => pattern.test(form))
  }
}

const squeezed = (text: string): string =>
  text.replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' ')).trim()

/**
 * The beginning of a text, without empty lines; with searched words, the text around the first of them, and where they are in it
 * (as UTF-16 offsets).
 */
export function excerptOf(text: string, words: Words | undefined): Excerpt {
  const at = words?.size ? (foundIn(text, words).next().value?.from ?? 0) : 0
  const start = at > mostBefore ? wordEnd(text, at - mostBefore, at) : 0
  const line = squeezed(text.slice(start, at + mostBehind))
  const first = words?.size ? foundIn(line, words).next().value : undefined
  const begin = first && first.from > before ? wordEnd(line, first.from - before, first.from) : 0
  const rest = line.slice(begin)
  const end = rest.length > lengths.excerpt ? lastBreak(rest.slice(0, lengths.excerpt)) : rest.length
  const isCut = end < rest.length || /\S/.test(text.slice(at + mostBehind))
  const excerpt =
    `${begin + start > 0 ? '… ' : ''}${rest.slice(0, end).trim()}${isCut ? ' …' : ''}`.toWellFormed()
  return { excerpt, marks: marksIn(excerpt, words) }
}

/** The end of the first word behind a place, before another place, which it is where no word ends. */
const wordEnd = (line: string, at: number, last: number): number => {
  const space = line.slice(at, last).search(/\s/)
  return space < 0 ? at : at + space + 1
}
const lastBreak = (part: string): number => {
  const space = Math.max(part.lastIndexOf(' '), part.lastIndexOf('\n'))
  return space > part.length / 2 ? space : part.length
}

/** Where a text has words that begin with one of those searched, or these inside a run (as UTF-16 offsets). */
export const marksIn = (text: string, words: Words | undefined): Mark[] =>
  words?.size ? [...foundIn(text, words)] : []

const part = new RegExp(
  `(?<run>[${runLetters}][[${runLetters}]\\p{M}]*)|[${wordLetters}][[${wordLetters}]\\p{M}]*`,
  'gv',
)
const boundary = /[^\p{L}\p{N}\p{M}]/gu

/** The words of a text that are searched. */
function* foundIn(text: string, words: Words): Generator<Mark> {
  const { some, runs, beginnings } = wanted(words)
  for (let from = 0, to = 0; from < text.length; from = to) {
    boundary.lastIndex = from + pieceLength
    const end = boundary.exec(text)
    to = end ? end.index + end[0].length : text.length
    const piece = text.slice(from, to)
    if (!some.test(searchForm(piece))) continue
    for (const { 0: word, index, groups } of piece.matchAll(part)) {
      const at = from + index
      if (groups?.['run']) yield* insideRun(word, at, runs)
      else if ([...wordsOf(word)].some((form) => beginnings.some((one) => form.startsWith(one))))
        yield { from: at, to: at + word.length }
    }
  }
}

/** Where a run of a script without spaces has what is searched. What overlaps is one. */
function* insideRun(run: string, start: number, searched: readonly string[]): Generator<Mark> {
  let form = ''
  // The character of the run that each unit of its form comes from.
  const origins: Mark[] = []
  let at = start
  for (const character of run) {
    const from = at
    at += character.length
    const own = searchForm(character)
    const accented = origins.at(-1)
    if (own === '' && accented) accented.to = at
    const origin = { from, to: at }
    for (let unit = 0; unit < own.length; unit += 1) origins.push(origin)
    form += own
  }
  let last: Mark | undefined
  for (const { from, to } of places(form, searched, origins).toSorted((a, b) => a.from - b.from)) {
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else {
      if (last) yield last
      last = { from, to }
    }
  }
  if (last) yield last
}

function places(form: string, searched: readonly string[], origins: readonly Mark[]): Mark[] {
  return searched.flatMap((word) => {
    const found: Mark[] = []
    for (let at = form.indexOf(word); at >= 0; at = form.indexOf(word, at + word.length)) {
      const [from, to] = [origins[at]?.from, origins[at + word.length - 1]?.to]
      if (from !== undefined && to !== undefined) found.push({ from, to })
    }
    return found
  })
}
