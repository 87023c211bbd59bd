import { addWords, setLanguage, t } from '../../contract/t.ts'
import { type Catalogue, english } from '../../contract/texts.ts'
import { safeStorage } from './device/safe-storage.ts'
import { setLocale } from './locale.ts'

type Offered = { language: string; address: string; office?: string }

/** The languages besides English, and where their texts are. The build writes it into the page; without one, none. */
function offered(): Offered[] {
  const content = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=languages]')?.content
  return content ? JSON.parse(content) : []
}

/** A language's own name: 'Türkçe'. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The languages to choose from, as BCP 47 tags. English alone is no choice. */
export const languages = (): string[] => [english, ...offered().map(({ language }) => language)]

/** Where this community's own words for a language are, if it has some. The server tells it. */
function ownTexts(language: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name=own-texts]')?.content
  return content ? JSON.parse(content)[language] : undefined
}

async function fetchTexts(address: string): Promise<Catalogue> {
  const module: { default: Catalogue } = await import(/* @vite-ignore */ address)
  return module.default
}

/**
 * Fetches the texts of the language that web/boot.js found for this browser, before anything is shown, with this
 * community's own laid over them. Undefined for English without own ones, which has nothing to fetch. When the fetch
 * fails, English stands in; when that of the own ones fails, ours do.
 */
export function loadLanguage(): Promise<void> | undefined {
  const root = document.documentElement
  const language = root.lang
  const address = offered().find((one) => one.language === language)?.address
  const own = address || language === english ? ownTexts(language) : undefined
  if (!address && !own) return undefined
  const load = async () => {
    const laidOver = own ? fetchTexts(own).catch(() => ({})) : {}
    try {
      setLanguage(language, { ...(address && (await fetchTexts(address))), ...(await laidOver) })
      setLocale(language)
      document.title = `A-genda · ${t('Your mindful schedule')}`
    } catch {
      root.lang = english
      root.dir = 'ltr'
    }
  }
  return load()
}

let officeTexts: Promise<void> | undefined

/**
 * Fetches what only the back office says, in the language of the page: its parts are shown after that. When the fetch
 * fails, English stands in until the next part is fetched.
 */
export function loadOfficeTexts(): Promise<void> {
  const address = offered().find((one) => one.language === document.documentElement.lang)?.office
  if (!address) return Promise.resolve()
  officeTexts ??= fetchTexts(address).then(addWords, () => {
    officeTexts = undefined
  })
  return officeTexts
}

/** The stored choice of this browser; null if nobody chose. */
export const readLanguage = (): string | null => safeStorage.getItem('language')

/**
 * Stores the choice for this browser. When it is a new one, the page is loaded again, because the choice takes effect
 * on a load.
 */
export function storeLanguage(language: string | null): void {
  if (language === readLanguage()) return
  if (language === null) safeStorage.removeItem('language')
  // Loaded again, the page would not know it.
  else if (!safeStorage.setItem('language', language)) return
  if (language !== document.documentElement.lang) window.location.reload()
}
