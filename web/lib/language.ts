import { setLanguage } from '../../contract/t.ts'
import { type Catalogue, english } from '../../contract/texts.ts'
import { setLocale } from './locale.ts'

type Offered = { language: string; address: string }

/** The languages that there are beside English, and where their texts lie; the build tells it. */
function offered(): Offered[] {
  const content = document.querySelector<HTMLMetaElement>('meta[name=languages]')?.content
  return content ? JSON.parse(content) : []
}

/** The languages to choose from, as BCP 47 tags. English alone is no choice. */
export const languages = (): string[] => [english, ...offered().map(({ language }) => language)]

/**
 * Fetches the texts of the language that web/boot.js found for this browser, before anything is shown. English needs
 * none; it also stands in when they cannot be had.
 */
export async function loadLanguage(): Promise<void> {
  const root = document.documentElement
  const own = offered().find(({ language }) => language === root.lang)
  try {
    if (own) {
      const { default: catalogue }: { default: Catalogue } = await import(/* @vite-ignore */ own.address)
      setLanguage(own.language, catalogue)
    }
  } catch {
    root.lang = english
    root.dir = 'ltr'
  }
  setLocale(root.lang)
}

/** What this browser was told; null unless somebody chose. */
export const readLanguage = (): string | null => localStorage.getItem('language')

/** Keeps the choice for this browser. It is seen when the page is loaded again, which this does where it is another one. */
export function keepLanguage(language: string | null): void {
  if (language === readLanguage()) return
  if (language === null) localStorage.removeItem('language')
  else localStorage.setItem('language', language)
  if (language !== document.documentElement.lang) window.location.reload()
}
