import { searchForm } from '../../kernel/search-text.ts'

/** The part of a word that is searched, in characters. */
const longestWord = 60
const longestTag = 300
/** A tsvector holds less than a megabyte. A text of 50,000 characters in which no word comes twice has less than this. */
const mostBytes = 900_000

/**
 * The letters of scripts that set no space between words, or, as Korean does, join words and endings: as the inside of a
 * class of a regular expression. What is searched in a run of them may stand anywhere in it.
 */
export const runLetters =
  '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Bopo}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}]&&\\p{L}'
/** The other letters, and numbers: those of words that are found by their beginnings. */
export const wordLetters = `[\\p{L}\\p{N}]--[${runLetters}]`

const parts = new RegExp(`[${runLetters}]+|[${wordLetters}]+`, 'gv')
const beginsRun = new RegExp(`^[${runLetters}]`, 'v')

/** Whether a word of {@link wordsOf} is a run of a script without spaces. */
export const isRun = (word: string): boolean => beginsRun.test(word)

/** The words of a text as a search compares them (see {@link searchForm}), each once. */
export function wordsOf(text: string): Set<string> {
  const words = searchForm(text).match(parts) ?? []
  return new Set(words.map((word) => (isRun(word) ? word : word.slice(0, longestWord).toWellFormed())))
}

/** A syllable of Korean, which {@link searchForm} takes apart, or any other letter. */
const runUnit = /[\u1100-\u115f\ua960-\ua97f][\u1160-\u11ff\ud7b0-\ud7ff]*|./gsu
/** Two Chinese characters or Korean syllables are rare enough to be looked up. Of other scripts it takes three letters. */
const isDense = /^[\p{sc=Han}\p{sc=Hang}]/u

/** The pieces of a run by which the index finds what is inside it: one for each letter, which it begins with. */
function* gramsOf(run: string): Generator<{ gram: string; isLast: boolean; isShort: boolean }> {
  const units = run.match(runUnit) ?? []
  for (const [at, unit] of units.entries()) {
    const end = at + (isDense.test(unit) ? 2 : 3)
    const gram = units.slice(at, end).join('')
    yield { gram, isLast: end >= units.length, isShort: end > units.length }
  }
}

/** What stands in the index for words: they themselves, and the pieces of runs. */
function formsOf(words: ReadonlySet<string>): Set<string> {
  const forms = new Set<string>()
  for (const word of words)
    if (isRun(word)) for (const { gram } of gramsOf(word)) forms.add(gram)
    else forms.add(word)
  return forms
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

/**
 * An entry's words and tags as a `tsvector`. The words are taken as they are: no dictionary and no locale touch them.
 * Weight A marks those that are in the title or the tags alone.
 */
export function searchVector(
  memberId: string,
  { title, body, tags }: { title: string; body: string; tags: readonly string[] },
): string {
  const owner = ownerOf(memberId)
  const ofBody = formsOf(wordsOf(body))
  const ofHead = formsOf(wordsOf(`${title}\n${tags.join('\n')}`))
  const forms = new Set([...tags.map((tag) => `#${tagForm(tag)}`), ...ofHead, ...ofBody])
  let bytes = 0
  const lexemes: string[] = []
  for (const form of forms) {
    const lexeme = owner + form
    bytes += Buffer.byteLength(lexeme) + 8
    if (bytes > mostBytes) break
    lexemes.push(ofBody.has(form) ? quoted(lexeme) : `${quoted(lexeme)}:1A`)
  }
  return lexemes.join(' ')
}

/** A shorter beginning is that of very many words. To unite their places costs more than to look into entries. */
const shortWord = 4

/**
 * What is searched, as a `tsquery`: `whole` says all of it, `found` the part by which the index finds it fast, and `inBody`
 * that a word of it is in the text itself; without words, it says nothing.
 */
export type Search = { whole: string; found: string; inBody: string }

/** What stands for a searched word in the index, and whether it is too short to be looked up there. */
function beginningsOf(word: string): { forms: string[]; isShort: boolean } {
  if (!isRun(word)) return { forms: [word], isShort: word.length < shortWord }
  const grams = [...gramsOf(word)]
  // What follows the first piece that reaches the end is the end of that piece.
  const needed = grams.slice(0, grams.findIndex(({ isLast }) => isLast) + 1)
  return {
    forms: [...new Set(needed.map(({ gram }) => gram))],
    isShort: needed.length === 1 && needed.every(({ isShort }) => isShort),
  }
}

/**
 * A search for entries that hold all these words, by their beginnings or inside runs, and the tag. Undefined if it asks for
 * nothing; null if nothing can be found, because no letter and no number is in it.
 */
export function searchOf(
  memberId: string,
  { words, tag }: { words: ReadonlySet<string> | undefined; tag: string | undefined },
): Search | undefined | null {
  if (words?.size === 0) return null
  const owner = ownerOf(memberId)
  const tags = tag === undefined ? [] : [quoted(`${owner}#${tagForm(tag)}`)]
  const all = [...(words ?? [])].toSorted((a, b) => b.length - a.length).map(beginningsOf)
  if (all.length + tags.length === 0) return undefined
  const query = (forms: readonly string[], weight = '') =>
    forms.map((form) => `${quoted(owner + form)}:*${weight}`)
  const beginnings = all.flatMap(({ forms }) => query(forms))
  const found = [...tags, ...all.filter(({ isShort }) => !isShort).flatMap(({ forms }) => query(forms))]
  return {
    whole: [...tags, ...beginnings].join(' & '),
    found: found.length > 0 ? found.join(' & ') : (beginnings[0] ?? ''),
    inBody: all.map(({ forms }) => `(${query(forms, 'D').join(' & ')})`).join(' | '),
  }
}

/** The searched words of a query; undefined if it asks for nothing. */
export const wordsOfQuery = (query: string | undefined): Set<string> | undefined =>
  query === undefined || query.trim() === '' ? undefined : wordsOf(query)
