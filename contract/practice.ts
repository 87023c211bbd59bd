import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { id, instant, text, visibleText, wholeNumber } from './values.ts'

/**
 * Something that was practiced to its end, or for a while. The sender makes the id: what is sent twice is stored once,
 * as it was first.
 */
export const newPractice = z.object({
  id,
  /** The theme of its week; null for the built-in one. */
  theme_id: z._default(z.nullable(id), null),
  /** What was practiced, as the member saw it: the exercise's title. */
  exercise: visibleText(lengths.themeTitle),
  /** How long it took, without pauses. */
  seconds: z.int().check(z.gte(0), z.lte(lengths.practiceSeconds)),
  /** When it ended; not in the future. Without it, now. */
  at: z.optional(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
})

export const practice = z.object({
  id,
  theme_id: z.nullable(id),
  exercise: text(lengths.themeTitle),
  seconds: z.number(),
  at: instant,
})
export type Practice = z.infer<typeof practice>

export const practicePage = z.object({
  limit: z.optional(wholeNumber(1, lengths.page)),
  /** The id of a practice: the answer continues behind it. */
  before: z.optional(id),
})
