import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import {
  id as anyId,
  changedFields,
  day,
  entryDay,
  entryTime,
  instant,
  text,
  version,
  visibleText,
  wholeNumber,
} from './values.ts'

/** An id in the spelling in which it is stored, so that it can be compared. */
const id = anyId.check(z.toLowerCase())

/** A month as `YYYY-MM`. */
const month = z.string().check(z.regex(/^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/))

/** A picture of an entry, at its place in the list. */
const placedImage = z.object({ id, alt: z._default(text(lengths.journalAlt), '') })

const images = z.array(placedImage).check(
  z.maxLength(lengths.journalImages),
  z.refine((list) => new Set(list.map((image) => image.id)).size === list.length, {
    error: 'A picture is in the list twice.',
  }),
)

const entryFields = {
  date: entryDay,
  title: z._default(text(lengths.journalTitle), ''),
  /** Markdown. `![words](image:ID)` shows a picture of the list where it stands; others are shown below the text. */
  body: z._default(text(lengths.journalBody), ''),
  /** Tags that differ in capitals or accents alone are one. */
  tags: z._default(z.array(visibleText(lengths.tag)).check(z.maxLength(lengths.tags)), []),
  starred: z._default(z.boolean(), false),
  /** The check-in after which it was written. It may be deleted since. */
  mood_id: z._default(z.nullable(id), null),
  /** Pictures that were uploaded before. A picture may be in several entries, such as the two versions of two devices. */
  images: z._default(images, []),
}

/**
 * A new entry. The sender makes the id. What is sent twice is one entry. An id that is known with another content is
 * answered like a change of an old version (see {@link entryChange}).
 */
export const newEntry = z.object({
  id,
  ...entryFields,
  /** The week's theme and prompt, as the member saw them. They stay as they are when the theme is changed or deleted. */
  theme_id: z._default(z.nullable(id), null),
  theme_title: z._default(z.nullable(text(lengths.themeTitle)), null),
  prompt: z._default(z.nullable(text(lengths.themeText)), null),
  /** The entry of which this is another device's version. */
  copy_of: z._default(z.nullable(id), null),
  /** When it was written, if not just now. Not in the future. */
  created_at: z.optional(entryTime),
})
export type NewEntry = z.output<typeof newEntry>

/**
 * A change of an entry; what is left out stays as it is. `version` is the version that the sender saw.
 *
 * - 200: it is saved, or was saved before with an answer that was lost.
 * - 409: the entry has another version, and nothing is changed. `fields` hold `{name, mine, theirs}` for `version`, for
 *   each sent field that differs from the stored one, and for `deleted_at` if the entry is in the bin.
 * - 404: it is deleted for good.
 *
 * What the sender does about each is in decision 24.
 */
export const entryChange = z
  .object({ version: version.check(z.gte(1)), ...changedFields(entryFields) })
  .check(
    z.refine(({ version: _, ...change }) => Object.values(change).some((value) => value !== undefined), {
      error: 'Say what should change.',
    }),
  )
export type EntryChange = z.output<typeof entryChange>
export const entryId = z.object({ id })

/** A private picture. `GET /api/journal/images/{id}?width=400` sends it to its owner's token alone, as WebP. */
export const journalImage = z.object({
  id,
  /** Pixels of the widest file. */
  width: z.number(),
  height: z.number(),
  /** Widths in pixels that there are, widest first. Without `width`, the widest is sent; else the next wider one. */
  widths: z.array(z.number()),
})
/** The sender makes the id of an upload, so that one that is sent again is one picture. */
export const newImage = z.object({ id })

const shownImage = z.extend(journalImage, { alt: z.string() })

const told = {
  id,
  date: day,
  title: z.string(),
  tags: z.array(z.string()),
  starred: z.boolean(),
  mood_id: z.nullable(id),
  theme_id: z.nullable(id),
  theme_title: z.nullable(z.string()),
  prompt: z.nullable(z.string()),
  copy_of: z.nullable(id),
  images: z.array(shownImage),
  /** Counts the changes, from 1. */
  version: z.number(),
  created_at: instant,
  updated_at: instant,
  /** When it was put into the bin; null if it is not there. */
  deleted_at: z.nullable(instant),
}

export const journalEntry = z.object({ ...told, body: z.string() })
export type JournalEntry = z.infer<typeof journalEntry>

/** Where a searched word is in an excerpt or title: from a place up to before another, in UTF-16 units. */
const mark = z.object({ from: z.number(), to: z.number() })
const found = {
  /** The beginning of the text in one line, with its Markdown; in a search, the text around the first word found. */
  excerpt: z.string(),
  marks: z.array(mark),
}
/** `title_marks` are those of a search. `body` is the whole text, if it was asked for. */
export const listedEntry = z.object({
  ...told,
  ...found,
  title_marks: z.optional(z.array(mark)),
  body: z.optional(z.string()),
})
export type ListedEntry = z.infer<typeof listedEntry>

const limit = z._default(wholeNumber(1, lengths.page), 30)

/** Which entries: all that is said has to fit. Words are found by their beginnings, without accents and capitals. */
export const journalQuery = z.object({
  query: z.optional(text(lengths.search)),
  tag: z.optional(text(lengths.tag)),
  from_date: z.optional(day),
  to_date: z.optional(day),
  month: z.optional(month),
  starred: z.optional(z.enum(['true', 'false'])),
  mood_id: z.optional(id),
  /** The id of an entry: the answer continues behind it. */
  before: z.optional(id),
  /** With 'true' each entry has its whole text besides: for a device that keeps the last ones. */
  bodies: z.optional(z.enum(['true', 'false'])),
  limit,
})
export type JournalQuery = z.output<typeof journalQuery>
export const binPage = z.object({ before: z.optional(id), limit })

/** A tag as it is written most often, and the number of entries with it. */
export const tagCount = z.object({ tag: z.string(), count: z.number() })
export const monthCount = z.object({ month, count: z.number() })
export const journalDay = z.object({ date: day, count: z.number() })

/**
 * Whether the member wants to be shown entries of earlier years: not at all, those of days with pleasant check-ins, or
 * all.
 */
const memories = z.enum(['off', 'pleasant', 'all'])
export const journalSettings = z.object({ on_this_day: memories })
/** The day that is today for the member. */
export const onThisDayQuery = z.object({ date: day })
export const onThisDay = z.object({ on_this_day: memories, entries: z.array(listedEntry) })

export const elsewhereQuery = z.object({
  query: text(lengths.search).check(z.minLength(1)),
  /** A day: only what is older is looked at. */
  before: z.optional(day),
})
/** A check-in or an item of the planner whose words were searched. */
const elsewhere = z.object({ kind: z.enum(['mood', 'item']), id: z.string(), date: day, ...found })
export const foundElsewhere = z.object({
  found: z.array(elsewhere),
  /** Where to continue, as `before`; null if all was looked at. */
  before: z.nullable(day),
})
