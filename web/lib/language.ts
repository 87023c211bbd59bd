import { setLanguage, t } from '../../contract/t.ts'
import { type Catalogue, english } from '../../contract/texts.ts'
import { setLocale } from './locale.ts'

type Offered = { language: string; address: string }

/** The languages besides English, and where their texts are. The build defines it. */
function offered(): Offered[] {
  const content = document.querySelector<HTMLMetaElement>('meta[name=languages]')?.content
  return content ? JSON.parse(content) : []
}

/** A language's own name: 'Türkçe'. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The languages to choose from, as BCP 47 tags. English alone is no choice. */
export const languages = (): string[] => [english, ...offered().map(({ language }) => language)]

/**
 * Fetches the texts of the language that web/boot.js found for this browser, before anything is shown. Undefined for
 * English, which has nothing to fetch. When the fetch fails, English stands in.
 */
export function loadLanguage(): Promise<void> | undefined {
  const root = document.documentElement
  const own = offered().find(({ language }) => language === root.lang)
  if (!own) return undefined
  const load = async () => {
    try {
      const { default: catalogue }: { default: Catalogue } = await import(/* @vite-ignore */ own.address)
      setLanguage(own.language, catalogue)
      setLocale(own.language)
      document.title = `A-genda · ${t('Your mindful schedule')}`
    } catch {
      root.lang = english
      root.dir = 'ltr'
    }
  }
  return load()
}

/** The stored choice of this browser; null if nobody chose. */
export const readLanguage = (): string | null => localStorage.getItem('language')

/**
 * Stores the choice for this browser. When it is a new one, the page is loaded again, because the choice takes effect
 * on a load.
 */
export function storeLanguage(language: string | null): void {
  if (language === readLanguage()) return
  if (language === null) localStorage.removeItem('language')
  else localStorage.setItem('language', language)
  if (language !== document.documentElement.lang) window.location.reload()
}
