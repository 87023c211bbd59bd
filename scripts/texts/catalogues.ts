/** Compares the catalogues of `content/texts` with the texts of the sources. */
import { differences } from '../../contract/text-faults.ts'
import type { Catalogue } from '../../contract/texts.ts'

/** The texts that a catalogue has no words for, in the order of the sources. An empty line is one to fill in. */
export const missingIn = (catalogue: Catalogue, texts: Iterable<string>): string[] =>
  [...texts].filter((text) => !Object.hasOwn(catalogue, text) || catalogue[text] === '')

/**
 * What is wrong with a language's catalogue. A missing text is no fault, because English stands in for it: a change of
 * an English text waits for no translator.
 */
export function faultsOf(language: string, catalogue: Catalogue, texts: ReadonlySet<string>): string[] {
  return Object.entries(catalogue).flatMap(([text, words]) => {
    if (words === '') return []
    if (!texts.has(text))
      return [`has words for “${text}”, which nobody says: run node scripts/texts.ts --set-aside.`]
    if (words.trim() === '') return [`says nothing for “${text}”.`]
    return differences(text, words, language).map((fault) => `${fault}, in “${words}” for “${text}”.`)
  })
}
