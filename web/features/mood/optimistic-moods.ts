import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { MoodEntry, moodDay } from '../../../contract/mood.ts'

/** `isWaiting`: a check-in of it is on this device alone. */
export type MoodDay = z.output<typeof moodDay> & { isWaiting?: boolean }

/** The last one first: by day, and within a day by its moment. */
const lastFirst = (a: MoodEntry, b: MoodEntry) =>
  a.date === b.date ? (a.created_at < b.created_at ? 1 : -1) : a.date < b.date ? 1 : -1

/** A list of check-ins with one more, or with a changed one, or without one. */
const withEntry = (list: readonly MoodEntry[], id: string, entry: MoodEntry | undefined) =>
  [...list.filter((one) => one.id !== id), ...(entry ? [entry] : [])].toSorted(lastFirst)

function inPages(data: InfiniteData<MoodEntry[]>, id: string, entry: MoodEntry | undefined) {
  const without = data.pages.map((page) => page.filter((one) => one.id !== id))
  if (!entry) return { ...data, pages: without }
  const at = without.findIndex((page) => page.some((one) => lastFirst(entry, one) < 0))
  const place = at < 0 ? without.length - 1 : at
  return { ...data, pages: without.map((page, nth) => (nth === place ? withEntry(page, id, entry) : page)) }
}

function inDays(
  days: readonly MoodDay[],
  before: MoodEntry | undefined,
  after: MoodEntry | undefined,
  isWaiting: boolean,
) {
  const mark = isWaiting && { isWaiting }
  const changed = days.map((day) => {
    if (day.date !== before?.date || before.mood === after?.mood) return day
    return { ...day, moods: day.moods.filter((mood) => mood !== before.mood) }
  })
  const day = changed.find(({ date }) => date === after?.date)
  if (after && day) {
    const moods = day.moods.includes(after.mood) ? day.moods : [...day.moods, after.mood]
    changed[changed.indexOf(day)] = { ...day, moods, ...mark }
  }
  if (after && !day) changed.push({ date: after.date, moods: [after.mood], ...mark })
  return changed
    .filter(({ moods }) => moods.length > 0)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

/**
 * What was fetched of check-ins with one that was made (no `before`), changed, or deleted (no `after`). Of a day's moods
 * alone nobody knows how often each was told: one that is deleted is gone from them until they are read again.
 * `isWaiting`: the server does not have it yet.
 */
export function applyMood(
  data: unknown,
  [room, what, from, to]: QueryKey,
  before: MoodEntry | undefined,
  after: MoodEntry | undefined,
  isWaiting = false,
): unknown {
  const { id = '' } = after ?? before ?? {}
  if (room !== 'mood') return data
  if (what === 'history') return inPages(data as InfiniteData<MoodEntry[]>, id, after)
  if (what === 'of') return withEntry(data as MoodEntry[], id, after?.date === from ? after : undefined)
  if (what === 'days') {
    const isShown = after && String(from) <= after.date && after.date <= String(to)
    return inDays(data as MoodDay[], before, isShown ? after : undefined, isWaiting)
  }
  if (what !== 'last') return data
  const last = data as MoodEntry | null
  const isOfDay = after?.date === from
  if (last?.id === id) return isOfDay ? after : null
  return after && isOfDay && (!last || lastFirst(after, last) < 0) ? after : last
}
