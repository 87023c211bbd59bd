import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../../contract/api.ts'
import type { Response } from '../../../contract/row.ts'
import { dayNotes } from './queries.ts'

/** The list of a day with its version. */
export type DayNotes = Response<Api['GET /daily-notes/{date}']>

/** The list of a day as it was fetched, alone or in a range. */
export function fetchedDay(client: QueryClient, date: string): DayNotes | undefined {
  const alone = client.getQueryData(dayNotes(date).queryKey)
  if (alone) return alone
  const ranges = client.getQueriesData<DayNotes[]>({ queryKey: ['planner', 'range'] })
  for (const [key, days] of ranges)
    if (days && spans(key, date))
      return days.find((day) => day.date === date) ?? { date, notes: [], version: 0 }
  return undefined
}

const spans = (key: readonly unknown[], date: string) => String(key[2]) <= date && date <= String(key[3])

/** Puts a day's list wherever the screens show it. */
export function putDay(client: QueryClient, day: DayNotes): void {
  client.setQueryData(dayNotes(day.date).queryKey, day)
  for (const [key, days] of client.getQueriesData<DayNotes[]>({ queryKey: ['planner', 'range'] })) {
    if (!days || !spans(key, day.date)) continue
    const others = days.filter(({ date }) => date !== day.date)
    const next = day.notes.length > 0 ? [...others, day] : others
    client.setQueryData(
      key,
      next.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    )
  }
}
