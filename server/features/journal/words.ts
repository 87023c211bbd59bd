import { lengths } from '../../../contract/limits.ts'
import { searchForm } from '../../kernel/search-text.ts'

/** The part of a word that is searched, in characters. */
const longestWord = 60
const longestTag = 300
/** A tsvector holds less than a megabyte. A text of 50,000 characters in which no word comes twice has less than this. */
const mostBytes = 900_000

/** The words of a text as a search compares them (see {@link searchForm}), each once. */
export function wordsOf(text: string): Set<string> {
  const words = searchForm(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.map((word) => word.slice(0, longestWord).toWellFormed()))
}

/** Two tags are one if this is equal. */
export const tagForm = (tag: string): string =>
  searchForm(tag).trim().replace(/\s+/g, ' ').slice(0, longestTag).toWellFormed()

/** Leaves out tags that are the same as an earlier one. */
export const withoutDoubles = (tags: readonly string[]): string[] =>
  [...new Map(tags.toReversed().map((tag) => [tagForm(tag), tag])).values()].toReversed()

/**
 * What every word of a member begins with in the index, so that a search reads that member's words alone. It is the
 * random end of the id. Two members with the same one would cost time and show nothing.
 */
const ownerOf = (memberId: string): string => memberId.slice(-12)

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** An entry's words and tags as a `tsvector`. The words are taken as they are: no dictionary and no locale touch them. */
export function searchVector(
  memberId: string,
  { title, body, tags }: { title: string; body: string; tags: readonly string[] },
): string {
  const owner = ownerOf(memberId)
  const forms = new Set([
    ...tags.map((tag) => `#${tagForm(tag)}`),
    ...wordsOf(`${title}\n${tags.join('\n')}\n${body}`),
  ])
  let bytes = 0
  const lexemes: string[] = []
  for (const form of forms) {
    const lexeme = owner + form
    bytes += Buffer.byteLength(lexeme) + 4
    if (bytes > mostBytes) break
    lexemes.push(quoted(lexeme))
  }
  return lexemes.join(' ')
}

/** A shorter beginning is that of very many words. To unite their places costs more than to look into entries. */
const shortWord = 4

/** What is searched, twice as a `tsquery`: `whole` says all of it, `found` the part by which the index finds it fast. */
export type Search = { whole: string; found: string }

/**
 * A search for entries that hold all these words, by their beginnings, and the tag. Undefined if it asks for nothing; null
 * if nothing can be found, because no letter and no number is in it.
 */
export function searchOf(
  memberId: string,
  { words, tag }: { words: ReadonlySet<string> | undefined; tag: string | undefined },
): Search | undefined | null {
  if (words?.size === 0) return null
  const owner = ownerOf(memberId)
  const byLength = [...(words ?? [])].toSorted((a, b) => b.length - a.length)
  const tags = tag === undefined ? [] : [quoted(`${owner}#${tagForm(tag)}`)]
  const beginnings = byLength.map((word) => `${quoted(owner + word)}:*`)
  if (beginnings.length + tags.length === 0) return undefined
  const long = beginnings.filter((_, at) => (byLength[at] ?? '').length >= shortWord)
  const found = [...tags, ...long]
  return {
    whole: [...tags, ...beginnings].join(' & '),
    found: found.length > 0 ? found.join(' & ') : (beginnings[0] ?? ''),
  }
}

export type Excerpt = { excerpt: string; marks: { from: number; to: number }[] }

/** How much of the text stands before the first word found. */
const before = 60

/**
 * The beginning of a text, without empty lines; with searched words, the text around the first of them, and where they are in it
 * (as UTF-16 offsets).
 */
export function excerptOf(text: string, words: ReadonlySet<string> | undefined): Excerpt {
  const line = text.replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' ')).trim()
  const first = words?.size ? foundIn(line, words).next().value : undefined
  const begin = first && first.from > before ? wordEnd(line, first.from - before) : 0
  const rest = line.slice(begin)
  const end = rest.length > lengths.excerpt ? lastBreak(rest.slice(0, lengths.excerpt)) : rest.length
  const excerpt =
    `${begin > 0 ? '… ' : ''}${rest.slice(0, end).trim()}${end < rest.length ? ' …' : ''}`.toWellFormed()
  return { excerpt, marks: marksIn(excerpt, words) }
}

const wordEnd = (line: string, at: number): number => {
  const space = line.slice(at, at + before + 1).search(/\s/)
  return space < 0 ? at : at + space + 1
}
const lastBreak = (part: string): number => {
  const space = Math.max(part.lastIndexOf(' '), part.lastIndexOf('\n'))
  return space > part.length / 2 ? space : part.length
}

/** Where a text has words that begin with one of those searched (as UTF-16 offsets). */
export const marksIn = (text: string, words: ReadonlySet<string> | undefined): Excerpt['marks'] =>
  words?.size ? [...foundIn(text, words)] : []

/** The words of a text that begin with one of those searched. */
function* foundIn(text: string, words: ReadonlySet<string>): Generator<{ from: number; to: number }> {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const forms = [...wordsOf(word)]
    if (forms.some((form) => [...words].some((wanted) => form.startsWith(wanted))))
      yield { from: index, to: index + word.length }
  }
}

/** The searched words of a query; undefined if it asks for nothing. */
export const wordsOfQuery = (query: string | undefined): Set<string> | undefined =>
  query === undefined || query.trim() === '' ? undefined : wordsOf(query)
