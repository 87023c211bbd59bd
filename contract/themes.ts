import * as z from 'zod/mini'
import { bodyFields, nullableObject, responseFields } from './fields.ts'
import { imageAddress, imageAddressOrNone, imageFaults } from './images.ts'
import { lengths } from './limits.ts'
import { linkOrNone } from './link.ts'
import { seasons } from './seasons.ts'
import { changedFields, id, pageLimit, text, visibleText } from './values.ts'
import { weekdays } from './week.ts'

const link = { body: z._default(linkOrNone, null), response: z.nullable(z.string()) }

/** The full path of an upload, as a theme answers it. A body may send it back in place of the path within the API. */
const answeredUpload = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\/api\/uploads\//)),
    z.transform((address: string) => address.slice('/api'.length)),
  ),
  imageAddress,
)
/**
 * A body holds the address of one of the product's own pictures, an upload, an outside address of which a copy is
 * stored, or none. A response holds the path on this origin.
 */
const picture = {
  body: z._default(
    z.nullable(
      z.union([text(lengths.url).check(z.regex(/^\/art\/[\w/.-]+$/)), answeredUpload, imageAddressOrNone], {
        error: imageFaults.address,
      }),
    ),
    null,
  ),
  response: z.nullable(z.string()),
}
const words = (max: number) => ({ body: z._default(text(max), ''), response: z.string() })
const title = words(lengths.themeTitle)
const longText = words(lengths.themeText)
const lines = {
  body: z._default(z.array(text(lengths.themeStep)).check(z.maxLength(lengths.themeList)), []),
  response: z.array(z.string()),
}
const weekday = { body: z.enum(weekdays), response: z.enum(weekdays) }

const added = { response: z.optional(z.string()) }
/** A picture in each of its widths in pixels, widest first. */
const sizes = z.array(z.object({ url: z.string(), width: z.number() }))
/** A tiny picture to show while the one beside it loads, as a data URI; in an answer of a single theme. */
const lqip = added
/** The picture beside it once more, for where it fills the screen; in an answer of a single theme. */
const large = added
/**
 * The picture beside it in its night palette, if it is one of the product's own; in an answer of a single theme. `large` is
 * the wider one.
 */
const night = {
  response: z.optional(z.object({ url: z.string(), lqip: z.string(), large: z.optional(z.string()) })),
}
/** A field that may be left out, and is then not answered. */
const optionalField = <S extends z.ZodMiniType>(schema: S) => ({
  body: z.optional(schema),
  response: z.optional(schema),
})
const breathSeconds = (least: number) => z.int().check(z.gte(least), z.lte(lengths.breathSeconds))
/** Seconds of a breath: in, held, out, and at rest before the next. */
const breath = z.object({
  in: breathSeconds(1),
  hold: z._default(breathSeconds(0), 0),
  out: breathSeconds(1),
  rest: z._default(breathSeconds(0), 0),
})
export type Breath = z.output<typeof breath>
const exerciseFields = {
  title,
  steps: lines,
  imageUrl: picture,
  imageLqip: lqip,
  imageLargeUrl: large,
  link,
  imageNight: night,
  /** About how long it takes. */
  minutes: optionalField(z.int().check(z.gte(1), z.lte(lengths.exerciseMinutes))),
  /** How one breathes in it. Its steps with seconds are then breathed for so long. */
  breath: optionalField(breath),
  /** How long each step takes, in the order of the steps; 0, and what is missing at the end, has no clock. */
  stepSeconds: optionalField(
    z.array(z.int().check(z.gte(0), z.lte(lengths.stepSeconds))).check(z.maxLength(lengths.themeList)),
  ),
}
const mealFields = { day: weekday, recipeTitle: title, link }

/** Every field of a theme, once: what an administrator may write and what is answered (ruling 12). */
const themeFields = {
  title: {
    body: visibleText(lengths.themeTitle, 'Title and slug are required'),
    response: z.string(),
  },
  slug: {
    body: text(lengths.slug).check(
      z.minLength(1, 'Title and slug are required'),
      z.regex(
        /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u,
        'A slug has letters and numbers, with single hyphens between them',
      ),
      z.toLowerCase(),
    ),
    response: z.string(),
  },
  description: longText,
  coverImageUrl: picture,
  /** The cover in each of its widths in pixels, widest first; empty for a picture from elsewhere. */
  coverSizes: { response: sizes },
  /** The cover as AVIF, if it is one of the product's own; in an answer of a single theme. */
  coverAvif: { response: z.optional(sizes) },
  /** A tiny picture to show while the cover loads, as a data URI. */
  coverLqip: { response: z.nullable(z.string()) },
  /** The cover in its night palette, if it is one of the product's own; `avif` in an answer of a single theme. */
  coverNight: { response: z.optional(z.object({ sizes, avif: z.optional(sizes), lqip: z.string() })) },
  /**
   * A cover that moves: the scene that it is, and its parts, bottom first, by day and by night; in an answer of a single
   * theme. `box` is where a part lies on the cover: left, top, width and height in its 1600 by 1000 units.
   */
  coverScene: {
    response: z.optional(
      z.object({
        name: z.string(),
        layers: z.array(z.object({ name: z.string(), box: z.array(z.number()), day: sizes, night: sizes })),
      }),
    ),
  },
  /** Hue of the week's accent in degrees of OKLCH. */
  hue: { response: z.nullable(z.number()) },
  affirmation: longText,
  journalingPrompt: longText,
  tarotCard: nullableObject({
    name: title,
    interpretation: longText,
    imageUrl: picture,
    imageLqip: lqip,
    imageNight: night,
    /** The back of the deck, for a card that lies face down; in an answer of a single theme whose card has a picture. */
    backUrl: added,
    backLqip: lqip,
    backNight: night,
  }),
  musicUrl: link,
  song: nullableObject({ title, artist: title, message: longText }),
  exercises: {
    body: z._default(z.array(z.object(bodyFields(exerciseFields))).check(z.maxLength(lengths.themeList)), []),
    response: z.array(z.object(responseFields(exerciseFields))),
  },
  artActivity: nullableObject({
    ...{
      title,
      description: longText,
      image_url: picture,
      image_lqip: lqip,
      image_large_url: large,
      image_night: night,
      materials: lines,
    },
  }),
  menu: {
    body: z._default(z.array(z.object(bodyFields(mealFields))).check(z.maxLength(7)), []),
    response: z.array(z.object(responseFields(mealFields))),
  },
  recipe: nullableObject({
    title,
    image_url: picture,
    image_night: night,
    ingredients: lines,
    instructions: longText,
  }),
  /** When in the year it is best shown, if that matters. */
  season: {
    body: z._default(z.nullable(z.enum(seasons)), null),
    response: z.optional(z.enum(seasons)),
  },
  /** Whether it is not ready: no member sees it, it takes no turn, and no week can be given to it. */
  isDraft: { body: z._default(z.boolean(), false), response: z.optional(z.boolean()) },
}

const writable = bodyFields(themeFields)
/** A theme as an administrator writes it (specification, Admin 3, ruling 12). Empty parts are dropped. */
const writtenTheme = z.object(writable)
export type NewTheme = z.output<typeof writtenTheme>
/**
 * A theme for the library. The sender makes the `id`, so that a theme that is sent again is not refused as a duplicate
 * of itself.
 */
export const newTheme = z.object({ ...writable, id: z.optional(id) })
/** The parts of a theme that have pictures. */
export type PicturedParts = Pick<
  NewTheme,
  'coverImageUrl' | 'tarotCard' | 'exercises' | 'artActivity' | 'recipe'
>
/** Any of the fields; those left out stay as they are. */
export const themeChange = z.object(changedFields(writable))
export const themeId = z.object({ id })

const { slug, ...answered } = responseFields(themeFields)
/** A theme with all that the dashboard shows of its week (specification, Member 3, ruling 12). */
export const theme = z.object({ id: z.string(), slug, ...answered })
export type Theme = z.infer<typeof theme>

/** A week's theme in the older snake_case naming (ruling 12). */
export const weeklyTheme = z.object({
  id: z.string(),
  title: answered.title,
  description: answered.description,
  cover_image_url: answered.coverImageUrl,
  affirmation: answered.affirmation,
  journal_prompt: answered.journalingPrompt,
  tarot_card: z.nullable(
    z.object({ name: z.string(), interpretation: z.string(), image_url: picture.response }),
  ),
  music_url: answered.musicUrl,
  song: answered.song,
  exercises: z.array(
    z.object({
      title: z.string(),
      steps: lines.response,
      image_url: picture.response,
      link: link.response,
      minutes: exerciseFields.minutes.response,
      breath: exerciseFields.breath.response,
      step_seconds: exerciseFields.stepSeconds.response,
    }),
  ),
  art_activity: answered.artActivity,
  menu: z.array(z.object({ day: weekday.response, recipe_title: z.string(), link: link.response })),
  recipe: answered.recipe,
})

const searched = z.optional(text(lengths.search))
/** A search of the library: by title and description, capitals and accents aside, wildcards literal. */
export const librarySearch = z.object({ query: searched, limit: pageLimit })

/** A search of the library under the older name of its parameter. */
export const themeSearch = z.object({ search: searched, limit: pageLimit })

/** What comes instead of a deleted theme in the running week, if it is that week's. */
export const themeDeletion = z.object({ instead: z.optional(id) })

/** Puts a theme before another, or at the end. */
export const themePosition = z.object({ before: z.nullable(id) })

/** The sender makes the `id` of the copy, so that one that is asked for again is not made twice. */
export const themeCopy = z.object({ id: z.optional(id) })
