import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { theme } from './themes.ts'
import { entryWeek, id, text, wholeNumber } from './values.ts'

/** How often a member may choose another theme in one week (specification, Member 9). */
export const changesAWeek = 5

/** The running week that shows a theme, and what it shows next if the theme is deleted without a choice. */
export const runningWeek = z.object({
  /** Its Monday; null if no running week shows the theme. */
  week: z.nullable(z.string()),
  next: z.nullable(theme),
})

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

/** A week and its theme. `weekStartISO` is its Monday. */
export const scheduleEntry = z.object({
  weekStartISO: entryWeek,
  themeId: id,
  note: z._default(z.nullable(text(lengths.scheduleNote)), null),
})
export type ScheduleEntry = z.output<typeof scheduleEntry>
/** A week of the schedule, with the title of its theme. */
export const scheduledWeek = z.extend(scheduleEntry, { themeTitle: z.string() })
export type ScheduledWeek = z.output<typeof scheduledWeek>

/** Weeks that the scheduler tells of: half a year. */
export const weeksAhead = 26
/** A theme that ran less than so many weeks before is pointed out. */
export const weeksApart = 8

const weekCount = z._default(wholeNumber(1, weeksAhead), weeksAhead)
/** Weeks in a row; without `from`, from the running one on. */
export const weekRange = z.object({ from: z.optional(entryWeek), weeks: weekCount })
/** What the cards of a scheduler show of a theme. */
const shelved = {
  id: theme.shape.id,
  title: theme.shape.title,
  coverImageUrl: theme.shape.coverImageUrl,
  coverSizes: theme.shape.coverSizes,
  coverLqip: theme.shape.coverLqip,
  coverNight: theme.shape.coverNight,
  hue: theme.shape.hue,
}
/** A week as members see it, or will see it as things stand. */
export const plannedWeek = z.object({
  weekStartISO: z.string(),
  /** Null where the library is empty, and for a past week that nobody looked at. */
  theme: z.nullable(z.object(shelved)),
  /** Why: an administrator's choice, what was written down when the week began, or its turn in the library. */
  why: z.nullable(z.enum(['scheduled', 'decided', 'turn'])),
  note: z.nullable(z.string()),
  /** How many weeks before it the same theme last ran, if they are fewer than {@link weeksApart}. */
  weeksSince: z.nullable(z.number()),
})
export type PlannedWeek = z.output<typeof plannedWeek>
/** A week by its Monday, in an address. */
export const scheduledWeekName = z.object({ week: entryWeek })
/** The weeks of which the empty ones get a theme. */
export const weeksToFill = z.object({ from: entryWeek, weeks: z.int().check(z.gte(1), z.lte(weeksAhead)) })
/** Weeks to empty, each only if it still has this theme. */
export const weeksToEmpty = z.object({
  weeks: z
    .array(z.object({ weekStartISO: entryWeek, themeId: id }))
    .check(z.minLength(1), z.maxLength(weeksAhead)),
})

/** How often a theme was a week's, and when last; of weeks that have begun. */
export const themeUse = z.object({ themeId: z.string(), weeks: z.number(), lastWeekISO: z.string() })
export type ThemeUse = z.output<typeof themeUse>
