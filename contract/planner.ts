import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { linkOrNone } from './link.ts'
import { repeat } from './repeat.ts'
import {
  changedFields,
  changesSomething,
  day,
  dayRangeOf,
  entryDay,
  entryTime,
  entryWeek,
  id,
  monday,
  text,
  timeOfDay,
  version,
  visibleText,
} from './values.ts'

export const itemTypes = ['note', 'task', 'reminder', 'event'] as const
/** Color labels and what they mean (specification, Member 3). Gray is the default. */
export const itemColors = ['red', 'blue', 'green', 'yellow', 'purple', 'pink', 'gray'] as const

/** What a member writes of an item. */
const itemFields = {
  text: visibleText(lengths.plannerText),
  type: z.enum(itemTypes),
  time: z._default(z.nullable(timeOfDay), null),
  endTime: z.optional(z.nullable(timeOfDay)),
  color: z._default(z.enum(itemColors), 'gray'),
  reminder: z._default(z.boolean(), false),
}

type Times = { time?: string | null | undefined; endTime?: string | null | undefined }
/** An item with an end has a beginning before it. */
export const endsAfterItBegins = z.refine<Times>(
  ({ time, endTime }) => !endTime || (!!time && endTime > time),
  {
    error: 'An end should be later than the time it begins.',
    path: ['endTime'],
  },
)

/** An item as it is stored, without the rule that it ends after it begins. */
export const storedItem = z.object({
  id: visibleText(64),
  ...itemFields,
  completed: z._default(z.boolean(), false),
  createdAt: entryTime,
  globalEventId: z.optional(z.nullable(text(64))),
  ticketUrl: z.optional(linkOrNone),
  location: z.optional(z.nullable(text(lengths.eventPlace))),
  /** The repeating item of which this is an occurrence. */
  repeatId: z.optional(z.nullable(id)),
})

/** One item of a day's planner. Those that came from an event keep where they came from. */
export const plannerItem = storedItem.check(endsAfterItBegins)
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
  version: z.optional(version),
})
const toldItem = z.extend(storedItem, { ticketUrl: z.optional(z.nullable(z.string())) })
export const dailyNotes = z.object({ date: day, notes: z.array(toldItem), version: z.number() })

export const dayCount = z.object({ date: day, count: z.number() })

export const goal = z.object({
  text: visibleText(lengths.plannerText),
  completed: z._default(z.boolean(), false),
})
/** Reminds at that time on each day of its week, or on those of `days` alone, from 1 for Monday to 7 for Sunday. */
export const weeklyReminder = z.object({
  text: visibleText(lengths.plannerText),
  time: timeOfDay,
  days: z.optional(
    z.nullable(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7))),
  ),
})

export const newGoals = z.object({
  week: entryWeek,
  goals: z.array(goal).check(z.maxLength(lengths.weekItems)),
  reminders: z.array(weeklyReminder).check(z.maxLength(lengths.weekItems)),
  version: z.optional(version),
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

export const plannerDays = dayRangeOf(lengths.plannerDays)
export const itemOfDay = z.object({ date: entryDay, id: text(64) })
export const itemDay = z.object({ date: entryDay })

/** A place in a list, counted from 0; beyond its end it is the end. */
const position = z.int().check(z.gte(0))

/** One item for a day's list, at its end unless said otherwise. An item with the same id is replaced where it stands. */
export const addedItem = z.extend(storedItem, { position: z.optional(position) }).check(endsAfterItBegins)

/**
 * What an item is changed to; what is left out stays as it is. With `version`, the one of its day that was seen, the
 * answer is 409 if another is stored by now.
 */
export const itemChange = z
  .object({
    ...changedFields(itemFields),
    completed: z.optional(z.boolean()),
    position: z.optional(position),
    version: z.optional(version),
  })
  .check(changesSomething)

/** Items that go to another day. */
export const itemMove = z.object({
  ids: z.array(text(64)).check(z.minLength(1), z.maxLength(lengths.plannerItems)),
  to: entryDay,
})
export const movedItems = z.object({ from: dailyNotes, to: dailyNotes })

export const goalsWeek = z.object({ weekStartDate: entryWeek })
/** A goal is named by its text; of goals alike `position` tells which one. */
export const goalTick = z.object({
  text: text(lengths.plannerText),
  position: z.optional(position),
  completed: z.boolean(),
})

const rule = { repeat, starts_on: entryDay, ends_on: z._default(z.nullable(entryDay), null) }

/** Something to come again. An item of its first day, `item_id`, becomes the first occurrence. */
export const newRepeatingItem = z
  .object({ id, ...itemFields, ...rule, item_id: z.optional(z.nullable(text(64))) })
  .check(endsAfterItBegins)
export const repeatingItemChange = z.object(changedFields({ ...itemFields, ...rule })).check(changesSomething)
export const repeatingItemId = z.object({ id })
export const repeatingItem = z.object({ id, ...itemFields, ...rule, skipped: z.array(day) })
export type RepeatingItem = z.output<typeof repeatingItem>
