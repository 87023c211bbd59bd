import { queryOptions } from '@tanstack/react-query'
import { lengths } from '../../../contract/limits.ts'
import type { MoodEntry } from '../../../contract/mood.ts'
import { addDays } from '../../../contract/week.ts'
import { call } from '../../lib/api.ts'

/**
 * The last mood of each day in a range. The history comes newest first, a hundred at a time. So the first row of a day
 * is its last mood, and a full page is followed by the days before its oldest.
 */
async function lastMoods(from: string, to: string, signal: AbortSignal): Promise<Record<string, MoodEntry>> {
  const moods: Record<string, MoodEntry> = {}
  for (let until = to; until >= from; ) {
    const page = await call('GET /mood/history', {
      query: { from_date: from, to_date: until, limit: lengths.page },
      signal,
    })
    for (const entry of page) moods[entry.date] ??= entry
    const oldest = page.at(-1)
    if (!oldest || page.length < lengths.page) break
    until = addDays(oldest.date, -1)
  }
  return moods
}

/** The last mood of each day in a range, by day. */
export const dayMoods = (from: string, to: string) =>
  queryOptions({
    queryKey: ['mood', 'days', from, to],
    queryFn: ({ signal }) => lastMoods(from, to, signal),
  })
