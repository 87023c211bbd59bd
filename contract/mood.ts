import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import {
  changedFields,
  changesSomething,
  day,
  entryDay,
  id,
  instant,
  text,
  version,
  wholeNumber,
} from './values.ts'

const said = {
  mood: text(lengths.tag).check(z.minLength(1, 'Please select a mood')),
  emotion_tags: z._default(z.array(text(lengths.tag)).check(z.maxLength(lengths.tags)), []),
  note: z._default(z.nullable(text(lengths.moodNote)), null),
}
/** The moment of a check-in, now or earlier. It lies in its day, in whatever zone that was. */
const moment = z.optional(z.iso.datetime({ offset: true }).check(z.maxLength(40)))

export const newMood = z.object({
  /** The sender makes the id. A save whose answer was lost can be sent again and stays one check-in. */
  id: z.optional(id),
  date: entryDay,
  ...said,
  created_at: moment,
})

/**
 * What a check-in is changed to; what is left out stays as it is. A new day takes its moment with it. With `version`, the
 * one that was seen, the answer is 409 if another is stored by now.
 */
export const moodChange = z
  .object({
    date: z.optional(entryDay),
    ...changedFields(said),
    created_at: moment,
    version: z.optional(version),
  })
  .check(changesSomething)
export const moodId = z.object({ id })

export const moodEntry = z.object({
  id,
  date: day,
  mood: z.string(),
  emotion_tags: z.array(z.string()),
  note: z.nullable(z.string()),
  created_at: instant,
  /** Files of a member's own data have none. */
  version: z.optional(version),
})
export type MoodEntry = z.infer<typeof moodEntry>

/** The moods of a day, the first one first; each once. */
export const moodDay = z.object({ date: day, moods: z.array(z.string()) })

export const moodRange = z.object({
  limit: z.optional(wholeNumber(1, lengths.page)),
  from_date: z.optional(day),
  to_date: z.optional(day),
  /** The id of a check-in: the answer continues behind it. */
  before: z.optional(id),
})
