import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { texts } from './texts.ts'
import { day, entryDay, id, instant, text, wholeNumber } from './values.ts'

/** The moods on offer (specification, Member 9). A client may send another one. It is shown with a generic emoji. */
export const moods = ['happy', 'calm', 'anxious', 'sad', 'energetic'] as const
export const emotionTags = texts([
  'grateful',
  'hopeful',
  'creative',
  'tired',
  'overwhelmed',
  'peaceful',
  'excited',
  'lonely',
  'content',
  'inspired',
])

const tags = z.array(text(lengths.tag)).check(z.maxLength(lengths.tags))

export const newMood = z.object({
  /** The sender makes the id. A save whose answer was lost can be sent again and stays one check-in. */
  id: z.optional(id),
  date: entryDay,
  mood: text(lengths.tag).check(z.minLength(1, 'Please select a mood')),
  emotion_tags: z._default(tags, []),
  note: z._default(z.nullable(text(lengths.moodNote)), null),
})

export const moodEntry = z.object({
  id,
  date: day,
  mood: z.string(),
  emotion_tags: z.array(z.string()),
  note: z.nullable(z.string()),
  created_at: instant,
})
export type MoodEntry = z.infer<typeof moodEntry>

export const moodRange = z.object({
  limit: z.optional(wholeNumber(1, lengths.page)),
  from_date: z.optional(day),
  to_date: z.optional(day),
  /** The id of a check-in: the answer continues behind it. */
  before: z.optional(id),
})
