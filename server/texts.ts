import { globSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import Negotiator from 'negotiator'
import { type Catalogue, english, type Translate, translator } from '../contract/texts.ts'
import { readOwnTexts } from './own-texts.ts'

/** Words for English texts, by language. */
export type OwnTexts = Readonly<Record<string, Catalogue>>

/** A `t` of one language, and which it is. */
export type LanguageTexts = { language: string; t: Translate }

/** The languages of this product. A server has readers of all of them at once, so it has no `t` of its own. */
export type Texts = {
  /** The words that this community says in its own way, by language. They are in the others already. */
  own: OwnTexts
  /** As BCP 47 tags, English first. */
  languages: readonly string[]
  /** The texts in the first of the languages that there is, else in English. */
  in(...languages: (string | null | undefined)[]): LanguageTexts
  /**
   * The language that an `Accept-Language` header asks for (RFC 9110 section 12.5.4), English where there is none of
   * those; undefined if it asks for none.
   */
  accepted(header: string | undefined): string | undefined
  /**
   * The language of a caller: what their `Accept-Language` header asks for, which is the page's in a browser; without one,
   * the language they chose, else English.
   */
  reader(header: string | undefined, chosen: string | null | undefined): string
}

/** A header that any language fits, as programs send it. */
const saysNothing = (header: string | undefined): header is undefined =>
  header === undefined || header.trim() === '*'

/** The texts in English and in the languages of the catalogues, with a community's own words laid over them. */
export function textsIn(catalogues: Readonly<Record<string, Catalogue>>, own: OwnTexts = {}): Texts {
  const readerOf = (language: string): LanguageTexts => ({
    language,
    t: translator(language, { ...catalogues[language], ...own[language] }),
  })
  const inEnglish = readerOf(english)
  const others = Object.keys(catalogues).filter((language) => language !== english)
  const readers = new Map([inEnglish, ...others.map(readerOf)].map((reader) => [reader.language, reader]))
  const languages = [...readers.keys()]
  const texts: Texts = {
    own,
    languages,
    in: (...wanted) => wanted.map((language) => readers.get(language ?? '')).find(Boolean) ?? inEnglish,
    accepted: (header) =>
      saysNothing(header)
        ? undefined
        : (new Negotiator({ headers: { 'accept-language': header.slice(0, 300) } }).language(languages) ??
          english),
    reader: (header, chosen) => texts.accepted(header) ?? texts.in(chosen).language,
  }
  return texts
}

/** The catalogues of this product: each file of `content/texts` is a language. */
export async function loadCatalogues(): Promise<Record<string, Catalogue>> {
  const folder = resolve(import.meta.dirname, '../content/texts')
  const files = globSync('*.ts', { cwd: folder }).sort()
  const catalogues = files.map(async (file) => {
    const module: { default: Catalogue } = await import(pathToFileURL(join(folder, file)).href)
    return [basename(file, '.ts'), module.default] as const
  })
  return Object.fromEntries(await Promise.all(catalogues))
}

/** The texts of this product, as the community of a data folder says them. Faults in its own are left out. */
export async function loadTexts(dataDir: string): Promise<Texts> {
  const catalogues = await loadCatalogues()
  const { own } = await readOwnTexts(dataDir, catalogues)
  return textsIn(catalogues, own)
}
