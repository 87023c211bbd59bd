import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { linkOrNone } from './link.ts'
import { changedFields, id, text } from './values.ts'

const words = (most: number) => z._default(text(most), '')
const title = words(lengths.themeTitle)
const longText = words(lengths.themeText)
const lines = z._default(z.array(text(lengths.themeStep)).check(z.maxLength(lengths.themeList)), [])

/** The days of a menu. */
const mostDishes = 7

const fields = {
  title,
  description: longText,
  affirmation: longText,
  journalingPrompt: longText,
  tarotCard: z.object({ name: title, interpretation: longText }),
  musicUrl: z._default(linkOrNone, null),
  song: z.object({ title, artist: title, message: longText }),
  /** In the order of the theme's. The steps of one are read where they are as many as the theme's. */
  exercises: z.array(z.object({ title, steps: lines })).check(z.maxLength(lengths.themeList)),
  artActivity: z.object({ title, description: longText, materials: lines }),
  /** A dish for each day, Monday first. */
  menu: z.array(text(lengths.themeTitle)).check(z.maxLength(mostDishes)),
  recipe: z.object({ title, ingredients: lines, instructions: longText }),
}

/**
 * A theme's words in one language. A member who reads that language gets them; what is empty they get as the theme
 * itself says it. Pictures and times are the theme's own.
 */
export const themeTexts = z.object({ ...fields, musicUrl: z.nullable(z.string()) })
export type ThemeTexts = z.output<typeof themeTexts>

/** A theme's texts of another language, where they are read from a file. */
export const packedTexts = z.object(fields)

/** Any of the parts; those left out stay as they are. */
export const themeTextsChange = z.object(changedFields(fields))

/** A tag of a language, such as `de` or `pt-BR`. */
export const languageTag = text(100).check(
  z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, 'This is no language.'),
)

/** The words of a theme in one language, in an address. */
export const themeLanguage = z.object({ id, language: languageTag })

/** A theme's words by their language, with those that the starter library brought. */
export const themeTextsByLanguage = z.record(z.string(), themeTexts)
