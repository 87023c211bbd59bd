import { hash } from 'node:crypto'
import { english } from '../../../contract/texts.ts'

const longest = 280

/** 32 bits that stand for a text. */
const bitsOf = (text: string): number => hash('sha256', text, 'buffer').readInt32LE(0)

/** Spreads 32 bits over all numbers of 32 bits, each to another one (the finalizer of MurmurHash3). */
function spread(bits: number): number {
  let mixed = bits
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** The bits of a collection's texts. There is one for each language, and every visit of home asks. */
const known = new WeakMap<readonly string[], readonly number[]>()

/**
 * The written affirmation of a member's day. Each member goes through the collection in an order of their own and sees
 * all of it before any text comes again. A text that is added later does not change the order of the others.
 */
export function writtenAffirmation(collection: readonly string[], memberId: string, day: string): string {
  const bits = known.get(collection) ?? collection.map(bitsOf)
  known.set(collection, bits)
  const own = bitsOf(memberId)
  const places = bits.map((ofText) => spread(ofText ^ own))
  const days = Temporal.PlainDate.from('1970-01-01').until(day, { largestUnit: 'day' }).days
  const place = places.toSorted((a, b) => a - b)[days % places.length]
  return collection[places.indexOf(place ?? 0)] ?? ''
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
