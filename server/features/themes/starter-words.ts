import { globSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { starterThemes } from '../../../content/library.ts'
import type { StarterTheme } from '../../../content/starter-theme.ts'
import type { ThemeTexts } from '../../../content/theme-texts.ts'
import type { StarterWords } from '../../deps.ts'
import { kindOf, type Worded, type Words, wordsOfTexts, wordsOfTheme } from './words.ts'

const folder = resolve(import.meta.dirname, '../../../content/themes')
const key = (kind: string, text: string) => `${kind}\n${text}`

/** The words of themes, as they were delivered, by the language and by the English that they are for. */
export function starterWordsIn(
  languages: Readonly<Record<string, readonly (readonly [StarterTheme, ThemeTexts])[]>>,
): StarterWords {
  const books = new Map(
    Object.entries(languages).map(([language, themes]) => {
      const book = new Map<string, string>()
      for (const [theme, texts] of themes) {
        const words = wordsOfTexts({ musicUrl: null, ...texts })
        for (const [place, english] of wordsOfTheme(theme)) {
          const own = words.get(place)
          if (own !== undefined) book.set(key(kindOf(place), english), own)
        }
      }
      return [language, book] as const
    }),
  )
  return {
    find: (language, kind, text) => books.get(language)?.get(key(kind, text)),
    speaks: (language) => books.has(language),
  }
}

/**
 * The words that the texts of a theme were delivered with. They hold for every theme with the English that they were
 * written for, field by field, also in a copy: what an administrator wrote otherwise is read as they wrote it.
 */
export function deliveredWords(starterWords: StarterWords, language: string, theme: Worded): Words {
  const found: Words = new Map()
  if (!starterWords.speaks(language)) return found
  for (const [place, english] of wordsOfTheme(theme)) {
    const own = starterWords.find(language, kindOf(place), english)
    if (own !== undefined) found.set(place, own)
  }
  return found
}

/** The words of this product: `content/themes/{language}/{slug}.ts`. */
export async function loadStarterWords(): Promise<StarterWords> {
  const bySlug = new Map(starterThemes.map((theme) => [theme.slug, theme]))
  const languages: Record<string, (readonly [StarterTheme, ThemeTexts])[]> = {}
  for (const file of globSync('*/*.ts', { cwd: folder }).sort()) {
    const theme = bySlug.get(basename(file, '.ts'))
    if (!theme) continue
    const module: { default: ThemeTexts } = await import(pathToFileURL(join(folder, file)).href)
    const language = dirname(file)
    languages[language] = [...(languages[language] ?? []), [theme, module.default]]
  }
  return starterWordsIn(languages)
}
