import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { HealthEntry } from '../../../contract/health.ts'
import type { JournalEntry, ListedEntry } from '../../../contract/journal.ts'
import { lengths } from '../../../contract/limits.ts'
import type { MoodEntry } from '../../../contract/mood.ts'
import type { User } from '../../../contract/profile.ts'
import { addDays, weekOf } from '../../../contract/week.ts'
import { ownBanner } from '../../features/banners/queries.ts'
import {
  coordinatesOf,
  eventsBetween,
  myDateRsvps,
  myDatesAhead,
  myRsvps,
  myWaitingList,
} from '../../features/events/queries.ts'
import { journalMonths, journalTags } from '../../features/journal/queries.ts'
import { moodDays } from '../../features/mood/queries.ts'
import type { DayNotes } from '../../features/planner/fetched-days.ts'
import { repeatingItems, weekGoals } from '../../features/planner/queries.ts'
import { newestPractice } from '../../features/practice/queries.ts'
import { ownRecords, ownStorage } from '../../features/profile/queries.ts'
import { plannerReminders } from '../../features/reminders/queries.ts'
import { currentTheme, overrideStatus } from '../../features/themes/queries.ts'
import { call } from '../../lib/api.ts'
import { noonOf } from '../../lib/time/days.ts'

/** Entries, and check-ins, that are kept. */
export const keptCount = 200
/** Days of health that are kept. */
const healthDays = 60
/** Bytes of the journal, so that it does not push everything else out. */
const journalBytes = 3_000_000

/** The newest of the member's lists, from which the screens' own queries are answered (./answers.ts). */
export type Newest<Row> = { rows: Row[]; isAll: boolean }
export type KeptDays = { from: string; to: string; days: DayNotes[] }
export type KeptHealth = { from: string; rows: HealthEntry[] }
export type KeptEntry = ListedEntry & Pick<JournalEntry, 'body'>

/** The newest rows of a list that is told in pages. */
async function newest<Row extends { id: string }>(
  page: (before: string | undefined) => Promise<Row[]>,
): Promise<Newest<Row>> {
  const rows: Row[] = []
  while (rows.length < keptCount) {
    const next = await page(rows.at(-1)?.id)
    rows.push(...next)
    if (next.length < lengths.page) return { rows, isAll: true }
  }
  return { rows, isAll: false }
}

export const keptCheckIns = {
  queryKey: ['mood', 'kept'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    newest<MoodEntry>((before) =>
      call('GET /mood/history', { query: { limit: lengths.page, before }, signal }),
    ),
}

export const keptHealth = (today: string) => ({
  queryKey: ['health', 'kept'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<KeptHealth> => {
    const from = addDays(today, -healthDays)
    return { from, rows: await call('GET /health', { query: { from_date: from, to_date: today }, signal }) }
  },
})

/** By a key of its own: it would else be among the ranges in which the planner looks for a day. */
export const keptDays = (from: string) => ({
  queryKey: ['planner', 'kept'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<KeptDays> => {
    const to = addDays(from, lengths.plannerDays - 1)
    const days = await call('GET /planner/days', { query: { from_date: from, to_date: to }, signal })
    return { from, to, days }
  },
})

export const keptJournal = {
  queryKey: ['journal', 'kept'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Newest<KeptEntry>> => {
    const { rows, isAll } = await newest((before) =>
      call('GET /journal', { query: { limit: lengths.page, before, bodies: 'true' }, signal }),
    )
    let bytes = 0
    const fitting = rows.flatMap((row): KeptEntry[] => {
      bytes += row.body === undefined ? journalBytes : JSON.stringify(row).length
      return row.body === undefined || bytes > journalBytes ? [] : [{ ...row, body: row.body }]
    })
    return { rows: fitting, isAll: isAll && fitting.length === rows.length }
  },
}

/** Something to keep. `load` fetches it unless it was fetched within so many milliseconds. */
export type OfflineQuery = {
  queryKey: QueryKey
  load: (client: QueryClient, staleTime: number) => Promise<unknown>
}

const offline = <Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
): OfflineQuery => ({
  queryKey: options.queryKey,
  load: (client, staleTime) =>
    client.fetchQuery({ ...options, staleTime, gcTime: Number.POSITIVE_INFINITY, retry: false }),
})

const earlier = (a: string, b: string) => (a < b ? a : b)
const later = (a: string, b: string) => (a > b ? a : b)

/**
 * All that is kept of a member for reading without a connection, the most needed first: the list that the decision 0025
 * allows. The planner's two months and the events reach over the calendar's page of this month.
 */
export function offlineQueries(user: User, today: string): OfflineQuery[] {
  const [week, month] = [weekOf(today), `${today.slice(0, 7)}-01`]
  const planned = earlier(addDays(month, -7), addDays(today, -14))
  const [from, to] = [addDays(month, -10), later(addDays(month, 45), addDays(today, 33))]
  return [
    offline(currentTheme(week)),
    offline(keptDays(planned)),
    ...[week, addDays(week, 7), addDays(week, -7)].map((monday) => offline(weekGoals(monday))),
    offline(repeatingItems),
    offline(plannerReminders(addDays(today, -1), addDays(today, 7))),
    offline(keptCheckIns),
    offline(moodDays(addDays(today, -364), today)),
    offline(newestPractice),
    offline(keptHealth(today)),
    offline(keptJournal),
    offline(journalTags),
    offline(journalMonths),
    offline(eventsBetween(noonOf(from), noonOf(to), coordinatesOf(user))),
    offline(myRsvps),
    offline(myDateRsvps),
    offline(myWaitingList),
    offline(myDatesAhead),
    offline(overrideStatus),
    offline(ownBanner),
    offline(ownRecords),
    offline(ownStorage),
  ]
}
