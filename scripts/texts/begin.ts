/** The lines that a translator fills in. */
import type { Catalogue } from '../../contract/texts.ts'
import { suggestionFor } from './set-aside.ts'

/** A tag of a language as browsers know it: `fr`, `pt-BR`, `zh-Hant`. English is the language of the sources. */
export function isLanguage(tag: string): boolean {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag)
    return (
      canonical === tag && /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(tag) && tag !== 'en'
    )
  } catch {
    return false
  }
}

/** A string as it is quoted in the sources. */
export const quoted = (text: string): string => {
  const written = JSON.stringify(text)
  if (text.includes("'")) return written
  return `'${written.slice(1, -1).replaceAll('\\"', '"')}'`
}

/** A line for each text, with the place where it is said, and with the words of a text that it may have been before. */
export function linesFor(
  missing: readonly string[],
  places: ReadonlyMap<string, readonly string[]>,
  lost: Catalogue,
): string[] {
  return missing.flatMap((text) => {
    const line = `${quoted(text)}: '', // ${places.get(text)?.[0] ?? ''}`
    const before = suggestionFor(text, lost)
    return before ? [`// It was ${quoted(before.text)}: ${quoted(before.words)}`, line] : [line]
  })
}

/** The catalogue of a new language: every text, in the order of the sources, without words. */
export const beginCatalogue = (places: ReadonlyMap<string, readonly string[]>): string =>
  [
    "import type { Catalogue } from '../../contract/texts.ts'",
    '',
    '/** An empty line is shown in English. docs/translating.md says how texts are written. */',
    'export default {',
    ...linesFor([...places.keys()], places, {}).map((line) => `  ${line}`),
    '} satisfies Catalogue',
    '',
  ].join('\n')
