import type { PlannerItem, RepeatingItem } from '../../../../contract/planner.ts'
import type { Repeat } from '../../../../contract/repeat.ts'
import { addDays, weekdayOf } from '../../../../contract/week.ts'

export const rhythms = ['never', 'daily', 'weekdays', 'weekly', 'monthly', 'other'] as const
type Rhythm = (typeof rhythms)[number]

/** How something comes again, as the fields of a form say it. `interval` and `every` count for 'other', `days` for 'weekly'. */
export type RepeatFields = { rhythm: Rhythm; interval: string; every: Repeat['every']; days: number[] }

export const noRepeat: RepeatFields = { rhythm: 'never', interval: '2', every: 'day', days: [] }

const workdays = [1, 2, 3, 4, 5]
const alike = (one: readonly number[], other: readonly number[]) => one.join() === other.join()

/** The first day, from a day on, on which something comes that comes again so. */
export function firstOn({ weekdays }: Repeat, from: string): string {
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(from, ahead))
  return week.find((day) => !weekdays || weekdays.includes(weekdayOf(day))) ?? from
}

/** The rule that the fields stand for; undefined for something that does not come again. */
export function repeatOf({ rhythm, interval, every, days }: RepeatFields): Repeat | undefined {
  const chosen = days.length > 0 && { weekdays: days.toSorted() }
  switch (rhythm) {
    case 'never':
      return undefined
    case 'daily':
      return { every: 'day', interval: 1 }
    case 'weekdays':
      return { every: 'week', interval: 1, weekdays: workdays }
    case 'weekly':
      return { every: 'week', interval: 1, ...chosen }
    case 'monthly':
      return { every: 'month', interval: 1 }
    case 'other':
      return {
        every,
        interval: Math.min(99, Math.max(1, Math.round(Number(interval)) || 1)),
        ...(every === 'week' && chosen),
      }
  }
}

/** The fields that stand for a rule. */
export function repeatFields({ every, interval, weekdays = [] }: Repeat): RepeatFields {
  const fields = { ...noRepeat, every, days: weekdays }
  if (interval > 1) return { ...fields, rhythm: 'other', interval: String(interval) }
  if (every === 'day') return { ...fields, rhythm: 'daily' }
  if (every === 'month') return { ...fields, rhythm: 'monthly' }
  return { ...fields, rhythm: alike(weekdays, workdays) ? 'weekdays' : 'weekly' }
}

type Content = Partial<
  Pick<PlannerItem, 'text' | 'type' | 'time' | 'color' | 'reminder'> & {
    endTime: string | null
    repeat: Repeat
  }
>

/** What has to be sent so that a repeating item is as `change` says from a day on, and as it was before. */
export type FromHere = { change: Content } | { end: string; start: Omit<RepeatingItem, 'id' | 'skipped'> }

/**
 * A change of this occurrence and of all that come. From its first day on it is a change of the whole; later, the old
 * one ends the day before, and a new one begins. Where a short month moved the day, the whole changes: a new one would
 * stay on the earlier day of the month.
 */
export function changeFrom(rule: RepeatingItem, date: string, change: Content): FromHere {
  const isMoved = rule.repeat.every === 'month' && date.slice(8) !== rule.starts_on.slice(8)
  if (date <= rule.starts_on || isMoved) return { change }
  const { id: _, skipped: _days, ...before } = rule
  const repeat = change.repeat ?? before.repeat
  return { end: addDays(date, -1), start: { ...before, ...change, repeat, starts_on: date } }
}
