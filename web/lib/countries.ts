import { english } from '../../contract/texts.ts'
import { formatLocale } from './locale.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

let codes: Map<string, string> | undefined
/** The codes of countries by their English names, which the server stores. No browser lists them, so all are tried. */
function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames(english, { type: 'region', fallback: 'none' })
  codes ??= new Map(
    letters.flatMap((one) =>
      letters.flatMap((other): [string, string][] => {
        const name = names.of(one + other)
        return name ? [[name, one + other]] : []
      }),
    ),
  )
  return codes
}

/** A stored country in the language of the page. A name that no browser knows stays as it is. */
export function countryInWords(country: string): string {
  const { language } = new Intl.Locale(formatLocale())
  const code = language === english ? undefined : codesByName().get(country)
  return (code && new Intl.DisplayNames(language, { type: 'region' }).of(code)) ?? country
}
