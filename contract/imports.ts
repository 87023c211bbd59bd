import * as z from 'zod/mini'
import { newHealthEntry, newHealthGoals } from './health.ts'
import { journalSettings, newEntry } from './journal.ts'
import { lengths } from './limits.ts'
import { newMood } from './mood.ts'
import { endsAfterItBegins, newGoals, repeatingItem, storedItem } from './planner.ts'
import { languageChange, monthChange } from './profile.ts'
import { problem } from './row.ts'
import { changedFields, day, entryDay, entryTime, id, instant, text, visibleText } from './values.ts'

/** The source of rows that were taken out of this product, here or elsewhere. They keep their ids. */
export const ownSource = 'a-genda'

/** Where rows come from, such as `daylio`. It is part of the ids that are made for them. */
const source = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'A source is named in small letters, such as daylio.'))

/** The kinds of rows that can be brought in, in the order in which they are best sent. */
export const importKinds = [
  'settings',
  'mood',
  'health',
  'plan',
  'repeating-item',
  'goals',
  'journal',
  'post',
] as const
export type ImportKind = (typeof importKinds)[number]

/** The sender makes the id. An import that is begun again with its id goes on. */
export const newImport = z.object({
  id,
  source,
  file_name: text(lengths.fileName),
  /**
   * Of an export: the accounts in which its ids were made. What other sources brought in there is known again here by
   * them.
   */
  earlier_members: z._default(z.array(id).check(z.maxLength(lengths.earlierMembers)), []),
})
export const importId = z.object({ id })

const sentRows = {
  kind: z.enum(importKinds),
  /** Rows of that kind: see {@link importedRow}. Each is taken or refused by itself. */
  rows: z
    .array(z.record(z.string(), z.unknown()))
    .check(z.minLength(1, 'Send at least one row.'), z.maxLength(lengths.importRows)),
  /** Which of two values counts where both sides have one. */
  wins: z._default(z.enum(['here', 'file']), 'here'),
}
export const importRows = z.object(sentRows)
/** What importing these rows would do. Nothing is written. */
export const importPreview = z.object({ source, ...sentRows })

/**
 * A row has an id of its own, or the name that its source gives it, of which the same id is made each time. So what is
 * sent twice, or imported again next year, is one thing.
 */
const named = { id: z.optional(id), source_id: z.optional(text(lengths.sourceId).check(z.minLength(1))) }
const isNamed = z.refine<{ id?: string | undefined; source_id?: string | undefined }>(
  (row) => row.id !== undefined || row.source_id !== undefined,
  { error: 'A row needs its id, or the one that its source gives it.' },
)

const { dateISO: _, ...healthFields } = newHealthEntry.shape
const { version: _goalsVersion, ...goals } = newGoals.shape

const image = z.object({ ...named, alt: z._default(text(lengths.journalAlt), '') }).check(isNamed)

const plannerItem = z
  .extend(storedItem, {
    id: z.optional(storedItem.shape.id),
    source_id: named.source_id,
    /** Names under which an earlier import may have brought it in. */
    other_source_ids: z._default(
      z.array(text(lengths.sourceId).check(z.minLength(1))).check(z.maxLength(lengths.otherSourceIds)),
      [],
    ),
  })
  .check(endsAfterItBegins, isNamed)
const itemsOfDay = z.array(plannerItem).check(
  z.maxLength(lengths.plannerItems),
  z.refine((items) => new Set(items.map(({ id, source_id }) => id ?? source_id)).size === items.length, {
    error: 'Two items have the same id.',
  }),
)

/** A row of each kind. */
export const importedRow = {
  /** A check-in. Without `created_at` it is of noon, UTC. */
  mood: z.extend(newMood, named).check(isNamed),
  /** Fields of a day. A field that is left out, null or empty changes nothing. */
  health: z.object({ dateISO: entryDay, ...changedFields(healthFields) }),
  /**
   * Items of a day. They join those that are there; an item with the same id or name is the same item, also where it is on
   * another day by now.
   */
  plan: z.object({
    date: entryDay,
    notes: itemsOfDay,
    /** Items of that day to remove: an earlier import of this source added them, and its export no longer has them. */
    removed: z._default(z.array(id).check(z.maxLength(lengths.plannerItems)), []),
  }),
  'repeating-item': z
    .extend(repeatingItem, {
      ...named,
      skipped: z._default(z.array(day).check(z.maxLength(lengths.skippedDays)), []),
      createdAt: z.optional(entryTime),
    })
    .check(isNamed),
  /** Goals and reminders of a week. They join those that are there; the same words are the same goal. */
  goals: z.object(goals),
  /** Daily goals, language, place, memories. What is left out changes nothing. */
  settings: z.object({
    healthGoals: z.optional(newHealthGoals),
    language: z.optional(languageChange.shape.language),
    month_starts_on: z.optional(monthChange.shape.month_starts_on),
    location: z.optional(
      z.object({
        city: z.nullable(text(lengths.eventPlace)),
        country: z.nullable(text(lengths.eventPlace)),
        lat: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
        lng: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
      }),
    ),
    on_this_day: z.optional(journalSettings.shape.on_this_day),
  }),
  /** An entry. `![words](image:SOURCE_ID)` in its text leads to the picture with that `source_id`. */
  journal: z
    .extend(newEntry, {
      ...named,
      updated_at: z.optional(entryTime),
      /** The `source_id` of the check-in of the same day after which it was written. */
      mood_source_id: named.source_id,
      images: z._default(z.array(image).check(z.maxLength(lengths.journalImages)), []),
    })
    .check(isNamed),
  /**
   * A post of the member's own. It is not posted again, where it would be new for everybody: it becomes an entry of the
   * journal with the tag `community`, unless the post is still there.
   */
  post: z
    .object({
      ...named,
      date: entryDay,
      content: visibleText(lengths.post),
      created_at: entryTime,
      image: z._default(z.nullable(image), null),
    })
    .check(isNamed),
} as const satisfies Record<ImportKind, z.ZodMiniType>
export type ImportedRow<K extends ImportKind> = z.output<(typeof importedRow)[K]>

/**
 * `new`: it was not here. `same`: it is here as in the file. `changed`: what was missing here, or wins, was written.
 * `differs`: both sides have values, and what is here is kept. `refused`: it cannot be taken.
 */
export const importOutcomes = ['new', 'same', 'changed', 'differs', 'refused'] as const
const wantedImage = z.object({ id, source_id: z.optional(z.string()), position: z.number(), alt: z.string() })
/** A value of a field, as it is told: a long text in part. */
const toldValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])
const difference = z.object({
  /** Which item, goal or reminder of the row. */
  of: z.optional(z.string()),
  field: z.string(),
  here: toldValue,
  file: toldValue,
})
const outcome = z.object({
  /** Which of the sent rows, counted from 0. */
  row: z.number(),
  outcome: z.enum(importOutcomes),
  /** The id of the entry of the journal. */
  id: z.optional(z.string()),
  /** The fields in which both sides differ. */
  fields: z.optional(z.array(z.string())),
  /** Of one that differs: what is here and what the file says, field by field. */
  differences: z.optional(z.array(difference)),
  /** The pictures of the entry that are not here yet. `POST /imports/{id}/image` takes each. */
  images: z.optional(z.array(wantedImage)),
  /** Of a plan: the ids that those of its items have here, or would have, which have no id of their own. */
  items: z.optional(z.array(id)),
  /** Why it was refused. */
  problem: z.optional(problem),
})
export type ImportOutcome = z.infer<typeof outcome>
export const importOutcome = z.object({ rows: z.array(outcome) })

/** The items that a calendar holds, by their ids as the previews of its rows answered them. */
export const heldItems = z.object({ source, items: z.array(id).check(z.maxLength(lengths.importRows)) })
/** Items from today on, by day, that an earlier import of the same calendar added and that it no longer has. */
export const noLonger = z.object({ items: z.array(z.object({ id, date: day, text: z.string() })) })

/** A picture of an entry that this import brought in, as its row's answer named it. */
export const importedImage = z.object({
  image: id,
  entry: id,
  position: z._default(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\d{1,2}$/))]),
      z.pipe(z.transform(Number), z.int().check(z.gte(0), z.lt(lengths.journalImages))),
    ),
    0,
  ),
  alt: z._default(text(lengths.journalAlt), ''),
})

/** How many things of each kind were made, and how many were changed. */
const counts = z.record(z.string(), z.object({ new: z.number(), changed: z.number() }))
export const importInfo = z.object({
  id,
  source: z.string(),
  file_name: z.string(),
  begun_at: instant,
  finished_at: z.nullable(instant),
  undone_at: z.nullable(instant),
  /** Until when it can be undone. */
  undo_until: instant,
  /** How many of its rows an undo that was broken off left. */
  left_to_undo: z.number(),
  counts,
})
export type ImportInfo = z.infer<typeof importInfo>

/**
 * What an undo took back, and what it left as it is because it was edited since. `left` is the number of rows that are
 * still to be undone: the call is made again until it is 0.
 */
export const undoneImport = z.object({
  undone: z.number(),
  kept: z.array(z.object({ kind: z.string(), target: z.string() })),
  left: z.number(),
})
