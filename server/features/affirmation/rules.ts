import { hash } from 'node:crypto'
import { english } from '../../../contract/texts.ts'

const longest = 280

/**
 * The written affirmation of a member's day. Each member goes through the collection in an order of their own and sees
 * all of it before any text comes again. A text that is added later does not change the order of the others.
 */
export function writtenAffirmation(collection: readonly string[], memberId: string, day: string): string {
  const ordered = collection
    .map((text) => ({ text, place: hash('sha256', `${memberId} ${text}`) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
  const days = Temporal.PlainDate.from('1970-01-01').until(day, { largestUnit: 'day' }).days
  return ordered[days % ordered.length]?.text ?? ''
}

/** A longer text is no affirmation, and the patterns below would take too long. */
const looked = 2000
/** Reasoning models put this between their reasoning and their answer. */
const endOfThought = '</think>'
/** Control and format characters, save the two joiners that some scripts and emoji are written with. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu
/** How models set a sentence off: quotation marks, and the emphasis, headings and bullets of Markdown. */
const dressing = /^[\s"“”„«»'‘’*_`#>~-]+|[\s"“”„«»'‘’*_`~]+$/gu
/** Characters that no affirmation needs and that could mislead a page or a screen reader. */
const suspicious = /[<>{}[\]\\|]|https?:|www\.|javascript:/i

/**
 * The service's answer as one line of plain text with at most 280 characters; undefined if it is not one. A longer
 * answer is cut after its last whole sentence that fits.
 */
export function fitAffirmation(answer: string, language = english): string | undefined {
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
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)) {
    if ((fitting + segment).trimEnd().length > longest) break
    fitting += segment
  }
  return fitting.trimEnd() || undefined
}
