import * as z from 'zod/mini'
import { list, whole, words } from '../lenient.ts'

/** The last moment that a date can hold. */
const latest = 8.64e15

/**
 * What is used of Daylio's `backup.daylio`. Entries are checked one by one, so that a strange one does not take the
 * others with it.
 */
export const backup = z.object({
  dayEntries: z.array(z.unknown()),
  customMoods: list(
    z.object({
      id: whole,
      custom_name: words,
      mood_group_id: z.catch(z.optional(whole), undefined),
      predefined_name_id: z.catch(whole, -1),
    }),
  ),
  tags: list(z.object({ id: whole, name: z.string() })),
  assets: list(z.object({ id: whole, checksum: z.string(), type: z.catch(whole, 1) })),
})
export type Backup = z.output<typeof backup>

export const dayEntry = z.object({
  id: whole,
  minute: whole.check(z.gte(0), z.lte(59)),
  hour: whole.check(z.gte(0), z.lte(23)),
  day: whole.check(z.gte(1), z.lte(31)),
  /** From 0. */
  month: whole.check(z.gte(0), z.lte(11)),
  year: whole,
  /** Milliseconds since 1970; null where the clock of the entry has to do. */
  datetime: z.catch(z.nullable(z.number().check(z.gte(-latest), z.lte(latest))), null),
  /** Null for an entry without one. */
  mood: z.catch(z.nullable(whole), null),
  note: words,
  note_title: words,
  tags: list(whole),
  assets: list(whole),
})
export type DayEntry = z.output<typeof dayEntry>

/** The day on the person's own clock. */
export const dayOf = ({ year, month, day }: DayEntry): string =>
  `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
