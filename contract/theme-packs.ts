import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { mapPictures } from './theme-pictures.ts'
import { languageTag, packedTexts, type ThemeTexts } from './theme-texts.ts'
import { type NewTheme, newTheme } from './themes.ts'
import { id } from './values.ts'

/** The format that a theme pack names. */
export const packFormat = 'a-genda-themes'

/** What a theme pack may hold: a library of a year and more, with all its pictures. */
export const packLimits = {
  themes: 100,
  /** Files of the ZIP. */
  files: 2000,
  /** Languages in which a theme has words of its own. */
  languages: 20,
  /** Bytes of `themes.json`. */
  words: 8 * 1024 * 1024,
} as const

/** The file of a pack with its themes. Each picture in it is the path of a file beside it. */
export const packedThemes = 'themes.json'

/** The head of a pack. Its themes are read one by one, so that one that is not understood leaves the others. */
export const themePack = z.object({
  format: z.literal(packFormat),
  version: z.int(),
  themes: z.array(z.unknown()).check(z.maxLength(packLimits.themes)),
})

/** The themes of a pack that is asked for, in an address. */
export const themePackRequest = z.object({
  themes: z.pipe(
    z.string(),
    z.pipe(
      z.transform((ids: string) => ids.split(',')),
      z.array(id).check(z.minLength(1), z.maxLength(packLimits.themes)),
    ),
  ),
})

/** A theme of a pack: what is written of it, with the paths of its pictures in their places. */
export type PackedTheme = Omit<NewTheme, 'isDraft'> & {
  /** What was written for it in other languages. */
  texts?: Record<string, ThemeTexts>
}

/** The folder of a pack with the product's own pictures, named as their addresses are. */
const ownPictures = 'pictures/art/'

/** The path of one of the product's own pictures in a pack, by its address. */
export const pathOfArt = (address: string): string => ownPictures + address.slice('/art/'.length)
/** The address of one of the product's own pictures, by its path in a pack; undefined for another picture. */
export const artAt = (path: string): string | undefined =>
  path.startsWith(ownPictures) ? `/art/${path.slice(ownPictures.length)}` : undefined

/** An address that no server has, which a picture's path becomes part of while its theme is checked. */
const standIn = 'https://pack.invalid/'

/** The paths of the pictures of a theme of a pack, each once. */
export function picturesOf(theme: PackedTheme): string[] {
  const paths = new Set<string>()
  mapPictures(theme, (path) => {
    paths.add(path)
    return path
  })
  return [...paths]
}

/** The words of a theme in other languages, those that are understood; undefined if there are none. */
function readTexts(read: unknown): Record<string, ThemeTexts> | undefined {
  if (typeof read !== 'object' || read === null) return undefined
  const found = Object.entries(read).flatMap(([language, given]) => {
    const { data } = packedTexts.safeParse(given)
    return data && languageTag.safeParse(language).success ? [[language, data] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found.slice(0, packLimits.languages)) : undefined
}

/** A theme as it was read from a pack, checked; undefined if it is not understood. */
export function readPackedTheme(read: unknown): PackedTheme | undefined {
  try {
    const named = mapPictures(read as NewTheme, (path) => {
      // What was read may have anything in a picture's place.
      if (typeof path !== 'string') return null
      if (!/^pictures\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*$/.test(path))
        throw new TypeError('That is no path of a picture.')
      return standIn + path
    })
    const { data } = newTheme.safeParse(named)
    if (!data) return undefined
    const { id: _, isDraft: __, ...theme } = data
    const texts = readTexts((read as { texts?: unknown }).texts)
    return {
      ...mapPictures(theme, (address) => address.slice(standIn.length)),
      ...(texts && { texts }),
    }
  } catch {
    return undefined
  }
}

type Named = Pick<NewTheme, 'slug' | 'title'>

/** The slug and title of which a copy was made, whose number stands behind both: 'Still Water (2)' is 'Still Water'. */
function withoutNumber({ slug, title }: Named): Named {
  const [behind, number] = / \((\d{1,3})\)$/.exec(title) ?? []
  return behind && slug.endsWith(`-${number}`) && title.length > behind.length
    ? { slug: slug.slice(0, -`-${number}`.length), title: title.slice(0, -behind.length) }
    : { slug, title }
}

/**
 * The slug and title of a copy beside others: with the first number behind both with which the slug is free. What is a copy
 * already gets another number, not a second one.
 */
export function besideOthers(theme: Named, isTaken: (slug: string) => boolean): Named {
  const { slug, title } = withoutNumber(theme)
  for (let number = 2; ; number += 1) {
    const numbered = `${slug.slice(0, lengths.slug - 6).replace(/-$/, '')}-${number}`
    if (!isTaken(numbered))
      return { slug: numbered, title: `${title.slice(0, lengths.themeTitle - 8).toWellFormed()} (${number})` }
  }
}
