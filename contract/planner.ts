import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { linkOrNone } from './link.ts'
import { message } from './texts.ts'
import { day, entryDay, entryWeek, monday, text, visibleText } from './values.ts'

export const itemTypes = ['note', 'task', 'reminder', 'event'] as const
/** Colour labels and what they mean (specification, Member 3). Gray is the default. */
export const itemColors = ['red', 'blue', 'green', 'yellow', 'purple', 'pink', 'gray'] as const

/** A time of day as `HH:MM`. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** One item of a day's planner. An item that was made from an event refers to it. */
export const plannerItem = z.object({
  id: visibleText(64),
  text: visibleText(lengths.plannerText),
  type: z.enum(itemTypes),
  time: z._default(z.nullable(timeOfDay), null),
  color: z._default(z.enum(itemColors), 'gray'),
  reminder: z._default(z.boolean(), false),
  completed: z._default(z.boolean(), false),
  createdAt: z.iso.datetime({ offset: true }),
  globalEventId: z.optional(z.nullable(text(64))),
  ticketUrl: z.optional(linkOrNone),
  location: z.optional(z.nullable(text(lengths.eventPlace))),
})
export type PlannerItem = z.output<typeof plannerItem>

/**
 * The whole list of a day. `version` is the version that was read before. If another device has saved since, the answer
 * is 409 and nothing is lost. Without `version`, the list replaces the stored one.
 */
export const newDailyNotes = z.object({
  date: entryDay,
  notes: z.array(plannerItem).check(
    z.maxLength(lengths.plannerItems),
    z.refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
      error: 'Two items have the same id.',
    }),
  ),
  version: z.optional(z.int().check(z.gte(0))),
})
const toldItem = z.extend(plannerItem, { ticketUrl: z.optional(z.nullable(z.string())) })
export const dailyNotes = z.object({ date: day, notes: z.array(toldItem), version: z.number() })

const daysBetween = (range: { from_date: string; to_date: string }): number =>
  (Date.parse(range.to_date) - Date.parse(range.from_date)) / 86_400_000

/** Days with items between two days, a year apart at the most. */
export const dayRange = z.object({ from_date: day, to_date: day }).check(
  z.refine((range) => daysBetween(range) >= 0, {
    error: 'The range should end on its first day or later.',
    path: ['to_date'],
  }),
  z.refine((range) => daysBetween(range) < lengths.rangeDays, {
    error: message('A range holds at most {max, plural, other {# days}}.', { max: lengths.rangeDays }),
    path: ['to_date'],
  }),
)
export const dayCount = z.object({ date: day, count: z.number() })

export const goal = z.object({
  text: visibleText(lengths.plannerText),
  completed: z._default(z.boolean(), false),
})
/** Reminds on each day of its week at that time. */
export const weeklyReminder = z.object({ text: visibleText(lengths.plannerText), time: timeOfDay })

export const newGoals = z.object({
  week: entryWeek,
  goals: z.array(goal).check(z.maxLength(lengths.weekItems)),
  reminders: z.array(weeklyReminder).check(z.maxLength(lengths.weekItems)),
  version: z.optional(z.int().check(z.gte(0))),
})
export const goals = z.object({
  week: day,
  goals: z.array(goal),
  reminders: z.array(weeklyReminder),
  version: z.number(),
})

/** An item of the planner that wants to be reminded of. */
export const plannerReminder = z.object({ date: day, id: z.string(), text: z.string(), time: timeOfDay })

export const planDay = z.object({ date: day })
export const planWeek = z.object({ weekStartDate: monday })
