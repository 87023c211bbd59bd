import { armOf, hasChoice, type Part, readMessage, type Values } from './message.ts'

/** A language's translations, by their English texts. Missing texts, and those without words, stay English. */
export type Catalogue = Readonly<Record<string, string>>

/** The English text and its values, as one text of one language. */
export type Translate = (text: string, values?: Values) => string

/** The languages that are written from right to left. */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?:-|$)/

/** Which way a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.test(language) ? 'rtl' : 'ltr')

/** The language of the texts in the sources. */
export const english = 'en'

declare const marked: unique symbol
/** An English text that {@link texts} has marked. */
export type Text = string & { readonly [marked]: true }
type Marked<T> = T extends string ? T & Text : { readonly [K in keyof T]: Marked<T[K]> }

/**
 * Marks English texts that are written apart from their call of `t`: one text, a list, or a table. scripts/texts.ts
 * collects them. A {@link Translate} gets them later.
 */
export const texts = <const T>(given: T): Marked<T> => given as Marked<T>

/**
 * What is read of an English text. Where one English text needs two in another language, what it means is written behind
 * it for translators: `End||of an event`.
 */
export function withoutMeaning(text: string): string {
  const at = text.indexOf('||')
  return at < 0 ? text : text.slice(0, at)
}

/**
 * Makes the `t` of one language. All members of that language can share it. `{name}` is replaced by `values.name`. A
 * placeholder without a value stays as written, so that the fault is visible.
 */
export function translator(language: string, catalogue: Catalogue = {}): Translate {
  const formats = new Map<'auto' | false, Intl.NumberFormat>()
  // Made when the first number is said: the first of Intl's formats takes a browser 15 ms.
  const format = (value: number, useGrouping: 'auto' | false) => {
    const known =
      formats.get(useGrouping) ?? new Intl.NumberFormat(language, { useGrouping, maximumFractionDigits: 20 })
    formats.set(useGrouping, known)
    return known.format(value)
  }
  const inWords = (value: string | number) =>
    typeof value === 'number' && language !== english ? format(value, false) : String(value)
  const read = new Map<string, readonly Part[]>()

  const said = (parts: readonly Part[], values: Values): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part
        if ('kind' in part) return said(armOf(part, values[part.name], language), values)
        const value = values[part.name] ?? `{${part.name}}`
        return part.grouped && typeof value === 'number' ? format(value, 'auto') : inWords(value)
      })
      .join('')

  return (text, values) => {
    const own = catalogue[text] || withoutMeaning(text)
    if (values === undefined) return own
    if (!hasChoice(own))
      return own.replace(/\{(\w+)\}/g, (placeholder, name: string) => inWords(values[name] ?? placeholder))
    const parts = read.get(own) ?? readMessage(own)
    read.set(own, parts)
    return said(parts, values)
  }
}

/** A text with its values, not yet translated. A value can be a wording itself. */
export type Wording = { text: string; values: Readonly<Record<string, string | number | Wording>> }
export const wording = (text: string, values: Wording['values'] = {}): Wording => ({ text, values })

/** Translates a wording with the `t` of a language. */
export const say = (translate: Translate, { text, values }: Wording): string =>
  translate(
    text,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'object' ? say(translate, value) : value,
      ]),
    ),
  )

/** What is made of texts, as a sentence: where it begins with the name of a field, that has a capital. */
export function sayAsSentence(translate: Translate, made: Wording, language = english): string {
  const said = say(translate, made)
  return said.charAt(0).toLocaleUpperCase(language) + said.slice(1)
}

const inEnglish = translator(english)
/** What a sentence was made of, by what it says in English; so many that no flood of them fills the memory. */
const made = new Map<string, Wording>()
const mostMade = 2000

/** A sentence in English. */
export const englishOf = (made: Wording): string => sayAsSentence(inEnglish, made)

/**
 * A sentence of several texts that has to be one string, such as the message of a schema: {@link wordingOf} finds again
 * what it is made of. For constants, and for what has few values.
 */
export function message(text: string, values: Values): string {
  const said = inEnglish(text, values)
  if (made.size < mostMade) made.set(said, { text, values })
  return said
}

/** What a {@link message} is made of; undefined for a text without values. */
export const wordingOf = (said: string): Wording | undefined => made.get(said)
