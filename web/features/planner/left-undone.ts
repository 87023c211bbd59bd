import type { PlannerItem } from '../../../contract/planner.ts'
import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'
import { plannerDays } from './queries.ts'
import { canComplete } from './rules.ts'

/** How many days back it is looked for what was not done. */
const daysBack = 14

/** The days before today in which it is looked for what was not done. */
export const daysBefore = (today: string) => plannerDays(addDays(today, -daysBack), addDays(today, -1))

/** What is told once they are on today. */
export const broughtInWords = (count: number): string =>
  t('{count, plural, one {One thing} other {# things}} brought to today', { count })

type Day = { date: string; notes: readonly PlannerItem[] }
type OfDay = { from: string; item: PlannerItem }

/** A thing that was not done: its last item, and the items of earlier days that say the same. */
export type LeftUndone = OfDay & { doubles: OfDay[] }

/** What says the same at the same time is one thing, on however many days it stands. */
const sameness = ({ text, time }: PlannerItem) => `${time ?? ''} ${text.trim().toLowerCase()}`

/**
 * What days before today left undone, the oldest first. What comes again by itself is not carried on, nor what stands on
 * today already.
 */
export function leftUndone(days: readonly Day[], today: Day): LeftUndone[] {
  const own = new Set(today.notes.map(sameness))
  const things = new Map<string, OfDay[]>()
  for (const { date: from, notes } of days.toSorted((a, b) => (a.date < b.date ? -1 : 1)))
    for (const item of notes) {
      const key = sameness(item)
      if (from >= today.date || own.has(key)) continue
      if (!canComplete(item) || item.completed || item.repeatId) continue
      things.set(key, [...(things.get(key) ?? []), { from, item }])
    }
  return [...things.values()].flatMap((items) => {
    const last = items.at(-1)
    return last ? [{ ...last, doubles: items.slice(0, -1) }] : []
  })
}

/** An item as it comes to today: without an hour that is over by `now`, an `HH:MM`. */
export const asBrought = (item: PlannerItem, now: string): PlannerItem =>
  item.time && item.time < now ? { ...item, time: null, endTime: null, reminder: false } : item
