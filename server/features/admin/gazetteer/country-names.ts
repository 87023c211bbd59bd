import { rawTimeZones } from '@vvo/tzdb'
import { searchForm } from '../../../kernel/search-text.ts'

/** Common names that are neither a code nor the country's name in English or in its own language. */
const everyday: Record<string, string> = {
  UK: 'GB',
  'GREAT BRITAIN': 'GB',
  ENGLAND: 'GB',
  SCOTLAND: 'GB',
  WALES: 'GB',
  'NORTHERN IRELAND': 'GB',
  USA: 'US',
  'U.S.A.': 'US',
  'U.S.': 'US',
  AMERICA: 'US',
  HOLLAND: 'NL',
  'CZECH REPUBLIC': 'CZ',
}

const english = new Intl.DisplayNames('en', { type: 'region' })

/** A country's English name by its code. */
export const countryName = (code: string): string => english.of(code) ?? code

/** In some of the languages that many people write. */
const languages = ['ar', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru', 'tr']
const foreign = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }))

/** In the language of most people there. */
function ownName(code: string): string {
  const language = new Intl.Locale(`und-${code}`).maximize().language
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

/** The codes of countries by each of their names, in search form: Türkiye, Turkey and TR are one country. */
export function codesByCountry(codes: Iterable<string>): Map<string, string> {
  const found = new Map(Object.entries(everyday))
  for (const { countryName: name, countryCode } of rawTimeZones) found.set(searchForm(name), countryCode)
  for (const code of codes)
    for (const name of [
      ...foreign.map((names) => names.of(code) ?? code),
      code,
      countryName(code),
      ownName(code),
    ])
      found.set(searchForm(name), code)
  return found
}
