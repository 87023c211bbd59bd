import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { id, monday, text, wholeNumber } from './values.ts'

const link = z.nullable(z.string())
const picture = z.nullable(z.string())

export const tarotCard = z.object({ name: z.string(), interpretation: z.string(), imageUrl: picture })
export const song = z.object({ title: z.string(), artist: z.string(), message: z.string() })
export const exercise = z.object({ title: z.string(), steps: z.array(z.string()), imageUrl: picture, link })
export const artActivity = z.object({
  title: z.string(),
  description: z.string(),
  image_url: picture,
  materials: z.array(z.string()),
})
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export const meal = z.object({ day: z.enum(weekdays), recipeTitle: z.string(), link })
export const recipe = z.object({
  title: z.string(),
  image_url: picture,
  ingredients: z.array(z.string()),
  instructions: z.string(),
})

/** A theme with all that the dashboard shows of its week (member.md section 3, ruling 12). */
export const theme = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  coverImageUrl: picture,
  /** The cover in each of its widths in pixels, widest first; empty for a picture from elsewhere. */
  coverSizes: z.array(z.object({ url: z.string(), width: z.number() })),
  /** A tiny picture to show while the cover loads, as a data URI. */
  coverLqip: picture,
  /** Hue of the week's accent in degrees of OKLCH. */
  hue: z.nullable(z.number()),
  affirmation: z.string(),
  journalingPrompt: z.string(),
  tarotCard: z.nullable(tarotCard),
  musicUrl: link,
  song: z.nullable(song),
  exercises: z.array(exercise),
  artActivity: z.nullable(artActivity),
  menu: z.array(meal),
  recipe: z.nullable(recipe),
})
export type Theme = z.infer<typeof theme>

/** The same week in the older snake_case naming (ruling 12). */
export const weeklyTheme = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  cover_image_url: picture,
  affirmation: z.string(),
  journal_prompt: z.string(),
  tarot_card: z.nullable(z.object({ name: z.string(), interpretation: z.string(), image_url: picture })),
  music_url: link,
  song: z.nullable(song),
  exercises: z.array(z.object({ title: z.string(), steps: z.array(z.string()), image_url: picture, link })),
  art_activity: z.nullable(artActivity),
  menu: z.array(z.object({ day: z.enum(weekdays), recipe_title: z.string(), link })),
  recipe: z.nullable(recipe),
})

const searched = z.optional(text(lengths.search))
const limit = z._default(wholeNumber(1, lengths.page), lengths.page)

/** A search of the library: by title and description, capitals and accents aside, wildcards literal. */
export const librarySearch = z.object({ query: searched, limit })

/** The same search under the older name of its parameter. */
export const themeSearch = z.object({ search: searched, limit })

/** How often a member may choose another theme in one week (member.md section 9). */
export const changesAWeek = 5

export const newOverride = z.object({
  themeId: id,
  reason: z._default(z.nullable(text(lengths.themeReason)), null),
})

/** Whether the member chose a theme of their own for this week (ruling 11). */
export const overrideStatus = z.object({
  hasOverride: z.boolean(),
  themeId: z.nullable(z.string()),
  /** How many changes are left this week, of {@link changesAWeek}. */
  changesLeft: z.number(),
})

/** A week and its theme; `weekStartISO` is its Monday. */
export const scheduleEntry = z.object({
  weekStartISO: monday,
  themeId: id,
  note: z._default(z.nullable(text(lengths.scheduleNote)), null),
})
export type ScheduleEntry = z.output<typeof scheduleEntry>
