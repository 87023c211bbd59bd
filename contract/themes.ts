import * as z from 'zod/mini'
import { imageAddress, imageAddressOrNone, imageFaults } from './images.ts'
import { lengths } from './limits.ts'
import { linkOrNone } from './link.ts'
import { texts } from './texts.ts'
import { changedFields, entryWeek, id, pageLimit, text, visibleText } from './values.ts'

const link = z.nullable(z.string())
/** Where a picture lies, as a page takes it: the path on this origin. */
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
texts(weekdays)
export const meal = z.object({ day: z.enum(weekdays), recipeTitle: z.string(), link })
export const recipe = z.object({
  title: z.string(),
  image_url: picture,
  ingredients: z.array(z.string()),
  instructions: z.string(),
})

/** A theme with all that the dashboard shows of its week (specification, Member 3, ruling 12). */
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
/** A search of the library: by title and description, capitals and accents aside, wildcards literal. */
export const librarySearch = z.object({ query: searched, limit: pageLimit })

/** The same search under the older name of its parameter. */
export const themeSearch = z.object({ search: searched, limit: pageLimit })

/** How often a member may choose another theme in one week (specification, Member 9). */
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
  weekStartISO: entryWeek,
  themeId: id,
  note: z._default(z.nullable(text(lengths.scheduleNote)), null),
})
export type ScheduleEntry = z.output<typeof scheduleEntry>
/** The same, with what the theme is called, wherever in the library it stands. */
export const scheduledWeek = z.extend(scheduleEntry, { themeTitle: z.string() })
export type ScheduledWeek = z.output<typeof scheduledWeek>

/** An upload as a theme tells it, by the whole path, in place of the path within the API. */
const toldUpload = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\/api\/uploads\//)),
    z.transform((address: string) => address.slice('/api'.length)),
  ),
  imageAddress,
)
/** One of the product's own pictures by its address, an upload, an outside address of which a copy is kept, or none. */
const themePicture = z._default(
  z.nullable(
    z.union([text(lengths.url).check(z.regex(/^\/art\/[\w/.-]+$/)), toldUpload, imageAddressOrNone], {
      error: imageFaults.address,
    }),
  ),
  null,
)
const themeLink = z._default(linkOrNone, null)
const words = (max: number) => z._default(text(max), '')
const lines = z._default(z.array(text(lengths.themeStep)).check(z.maxLength(lengths.themeList)), [])
const title = words(lengths.themeTitle)

const themeFields = {
  title: visibleText(lengths.themeTitle, 'Title and slug are required'),
  slug: text(lengths.slug).check(
    z.minLength(1, 'Title and slug are required'),
    z.regex(
      /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u,
      'A slug has letters and numbers, with single hyphens between them',
    ),
    z.toLowerCase(),
  ),
  description: words(lengths.themeText),
  coverImageUrl: themePicture,
  affirmation: words(lengths.themeText),
  journalingPrompt: words(lengths.themeText),
  tarotCard: z._default(
    z.nullable(z.object({ name: title, interpretation: words(lengths.themeText), imageUrl: themePicture })),
    null,
  ),
  musicUrl: themeLink,
  song: z._default(z.nullable(z.object({ title, artist: title, message: words(lengths.themeText) })), null),
  exercises: z._default(
    z
      .array(z.object({ title, steps: lines, imageUrl: themePicture, link: themeLink }))
      .check(z.maxLength(lengths.themeList)),
    [],
  ),
  artActivity: z._default(
    z.nullable(
      z.object({
        title,
        description: words(lengths.themeText),
        image_url: themePicture,
        materials: lines,
      }),
    ),
    null,
  ),
  menu: z._default(
    z.array(z.object({ day: z.enum(weekdays), recipeTitle: title, link: themeLink })).check(z.maxLength(7)),
    [],
  ),
  recipe: z._default(
    z.nullable(
      z.object({
        title,
        image_url: themePicture,
        ingredients: lines,
        instructions: words(lengths.themeText),
      }),
    ),
    null,
  ),
}

/** A theme as an administrator writes it (specification, Admin 3, ruling 12). Parts with nothing in them are dropped. */
const writtenTheme = z.object(themeFields)
export type NewTheme = z.output<typeof writtenTheme>
/** One for the library. The `id` its sender made keeps a theme that is sent again from being refused as its own double. */
export const newTheme = z.object({ ...themeFields, id: z.optional(id) })
/** The parts of a theme that have pictures. */
export type PicturedParts = Pick<
  NewTheme,
  'coverImageUrl' | 'tarotCard' | 'exercises' | 'artActivity' | 'recipe'
>
/** Any of the fields; those left out stay as they are. */
export const themeChange = z.object(changedFields(themeFields))
export const themeId = z.object({ id })
