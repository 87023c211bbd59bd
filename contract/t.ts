import type { Values } from './message.ts'
import {
  type Catalogue,
  english,
  sayAsSentence,
  type Text,
  translator,
  type Wording,
  wordingOf,
} from './texts.ts'

let language = english
let words: Catalogue = {}
let current = translator(english)

/**
 * The language of every later {@link t}, as a BCP 47 tag. For a browser, where one person reads; called once, before the
 * first screen renders. A server has a `t` for each reader (server/texts.ts).
 */
export function setLanguage(tag: string, catalogue: Catalogue = {}): void {
  language = tag
  words = catalogue
  current = translator(tag, catalogue)
}

/** Adds words to those of {@link setLanguage}, which stay as they are. */
export const addWords = (more: Catalogue): void => setLanguage(language, { ...more, ...words })

/** What {@link setLanguage} was told. */
export const currentLanguage = (): string => language

/**
 * Every text a person reads goes through here, written out where it is said. Returns it in the current language with
 * its values filled in: `{name}`, and choices such as `{count, plural, one {# day} other {# days}}`.
 */
export const t = (text: string, values?: Values): string => current(text, values)

/** A text in the reader's language that `texts(…)` has marked elsewhere. */
export const translate = (text: Text, values?: Values): string => current(text, values)

/**
 * In the reader's language, data that may be one of our texts, of a list that is marked where it stands: the tags of a
 * mood, days of a week, a sentence of a schema. Everything else is returned as it is.
 */
export function translateData(data: string): string {
  const made = wordingOf(data)
  return made ? translateWording(made) : current(data)
}

/** A sentence by what it is made of. */
export const translateWording = (made: Wording): string => sayAsSentence(current, made, language)
