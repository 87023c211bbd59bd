import * as z from 'zod/mini'
import { avatar } from './avatar.ts'
import { globalEvent } from './events.ts'
import { theme } from './themes.ts'
import { instant } from './values.ts'

/** How many weeks the overview looks at, the running one first: as many as the scheduler shows (specification, Admin 9). */
export const weeksLookedAt = 8

const overviewTheme = z.pick(theme, {
  id: true,
  title: true,
  coverImageUrl: true,
  coverSizes: true,
  coverLqip: true,
  coverNight: true,
})

/** A week and the theme that an administrator set for it; null if none is set. `turn` is what members see then. */
const overviewWeek = z.object({
  weekStartISO: z.string(),
  theme: z.nullable(overviewTheme),
  turn: z.nullable(overviewTheme),
})

/**
 * What an administrator sees first: what needs a hand, and what comes next. A moderator gets the reports of it, a curator
 * the themes and the next event.
 */
export const overview = z.object({
  /** Why members cannot save: the disk is full, or the database can only be read; null while they can. */
  stopped: z.optional(z.nullable(z.enum(['full', 'read-only']))),
  /** What members see this week: the theme set for it, or else the one whose turn it is; null in an empty library. */
  theme: z.optional(z.nullable(overviewTheme)),
  weeks: z.optional(z.array(overviewWeek)),
  /** What members reported and nobody has decided on. `hidden` of them are hidden by their reports. */
  reports: z.optional(z.object({ open: z.number(), hidden: z.number() })),
  /** What else waits for a moderator: what was flagged by its words and reported by nobody, and appeals. */
  waiting: z.optional(z.object({ flagged: z.number(), appeals: z.number() })),
  /** The next active event, and the first of those who go to it; null if there is none within a year. */
  nextEvent: z.optional(
    z.nullable(
      z.object({
        event: globalEvent,
        going: z.number(),
        waiting: z.number(),
        people: z.array(z.object({ id: z.string(), name: z.string(), avatar: z.optional(avatar) })),
      }),
    ),
  ),
  /** Letters that were given up in the last days, and those of which nobody knows whether they arrived. */
  letters: z.optional(z.object({ failed: z.number(), unsure: z.number() })),
  /** The newest backup of A-genda; null where the database server makes them. */
  backup: z.optional(
    z.nullable(
      z.object({
        at: z.nullable(instant),
        /** Whether a nightly backup should have been made since. */
        isOverdue: z.boolean(),
      }),
    ),
  ),
})
export type Overview = z.infer<typeof overview>
