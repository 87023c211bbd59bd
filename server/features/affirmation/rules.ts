import { hash } from 'node:crypto'

const longest = 280

/**
 * The written affirmation of a member's day: each member goes through the collection in an order of their own,
 * and sees all of it before any comes again. A text that is added later keeps the order of the others.
 */
export function writtenAffirmation(collection: readonly string[], memberId: string, day: string): string {
  const ordered = collection
    .map((text) => ({ text, place: hash('sha256', `${memberId} ${text}`) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
  const days = Temporal.PlainDate.from('1970-01-01').until(day, { largestUnit: 'day' }).days
  return ordered[days % ordered.length]?.text ?? ''
}

/** More is no affirmation any more, and would take the patterns below too long. */
const looked = 2000
/** Reasoning models put this between what they think and what they say. */
const endOfThought = '</think>'
/** Control and format characters, save the two joiners that some scripts and emoji are written with. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu
/** How models set a sentence off: quotation marks, and the emphasis, headings and bullets of Markdown. */
const dressing = /^[\s"“”„«»'‘’*_`#>~-]+|[\s"“”„«»'‘’*_`~]+$/gu
/** What no affirmation needs and a page or a reader could be misled by. */
const suspicious = /[<>{}[\]\\|]|https?:|www\.|javascript:/i

/**
 * What a service wrote, as one line of at most 280 characters that is nothing but text; undefined when it is no
 * such thing. Of a longer one, the first whole sentences stay.
 */
export function fitAffirmation(answer: string): string | undefined {
  const thought = answer.lastIndexOf(endOfThought)
  const line = answer
    .slice(thought === -1 ? 0 : thought + endOfThought.length)
    .slice(0, looked)
    .toWellFormed()
    .replace(/\s/gu, ' ')
    .replace(unseen, '')
    .replace(/ {2,}/g, ' ')
    .replace(dressing, '')
    .replace(/\*+|__+|`+/g, '')
  if (suspicious.test(line) || !/\p{L}/u.test(line)) return undefined
  let fitting = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line)) {
    if ((fitting + segment).trimEnd().length > longest) break
    fitting += segment
  }
  return fitting.trimEnd() || undefined
}
