import * as z from 'zod/mini'
import { list, words } from '../lenient.ts'

const whole = z.int()
/** The last moment that a date can hold. */
const latest = 8.64e15

/**
 * What is used of Daylio's `backup.daylio`. Entries are checked one by one, so that a strange one does not take the
 * others with it.
 */
export const backup = z.object({
  dayEntries: z.array(z.unknown()),
  customMoods: z.array(
    z.object({
      id: whole,
      custom_name: words,
      mood_group_id: whole,
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
  /** Milliseconds since 1970. */
  datetime: z.number().check(z.gte(-latest), z.lte(latest)),
  mood: whole,
  note: words,
  note_title: words,
  tags: list(whole),
  assets: list(whole),
})
export type DayEntry = z.output<typeof dayEntry>
