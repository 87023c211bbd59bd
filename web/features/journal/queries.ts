import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { JournalEntry, JournalQuery } from '../../../contract/journal.ts'
import { call } from '../../lib/api.ts'

/** Entries of one page. */
const page = 30

/** The filters of a journal search. */
export type JournalFilter = Partial<Pick<JournalQuery, 'query' | 'tag' | 'month' | 'starred'>>

/** Entries, the newest day first, a page at a time. */
export const entries = (filter: JournalFilter) =>
  infiniteQueryOptions({
    queryKey: ['journal', 'list', filter],
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /journal', { query: { ...filter, before, limit: page }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < page ? undefined : last.at(-1)?.id),
  })

/** The entries of a day, the last one first. */
export const entriesOfDay = (day: string) =>
  queryOptions({
    queryKey: ['journal', 'of', day],
    queryFn: ({ signal }) => call('GET /journal', { query: { from_date: day, to_date: day }, signal }),
  })

export const entryOf = (id: string) =>
  queryOptions({
    queryKey: ['journal', 'entry', id],
    queryFn: ({ signal }) => call('GET /journal/{id}', { params: { id }, signal }),
  })

/** The entries in the bin, the last deleted first. */
export const bin = infiniteQueryOptions({
  queryKey: ['journal', 'bin'],
  queryFn: ({ pageParam: before, signal }) =>
    call('GET /journal/bin', { query: { before, limit: page }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last) => (last.length < page ? undefined : last.at(-1)?.id),
})

export const journalTags = queryOptions({
  queryKey: ['journal', 'tags'],
  queryFn: ({ signal }) => call('GET /journal/tags', { signal }),
})

export const journalMonths = queryOptions({
  queryKey: ['journal', 'months'],
  queryFn: ({ signal }) => call('GET /journal/months', { signal }),
})

/** How many entries each day of a range has. */
export const journalDays = (from: string, to: string) =>
  queryOptions({
    queryKey: ['journal', 'days', from, to],
    queryFn: ({ signal }) => call('GET /journal/days', { query: { from_date: from, to_date: to }, signal }),
  })

export const onThisDay = (date: string) =>
  queryOptions({
    queryKey: ['journal', 'on-this-day', date],
    queryFn: ({ signal }) => call('GET /journal/on-this-day', { query: { date }, signal }),
  })

/** Check-ins and items of the planner with these words, a part of the past at a time. */
export const elsewhere = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['journal', 'elsewhere', query],
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /journal/elsewhere', { query: { query, before }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.before ?? undefined,
  })

/** Takes over an entry as it is stored now; all that lists it is read again. */
export function showStored(client: QueryClient, entry: JournalEntry): void {
  const { queryKey } = entryOf(entry.id)
  client.setQueryData(queryKey, entry)
  void client.invalidateQueries({
    queryKey: ['journal'],
    predicate: ({ queryKey: [, kind] }) => kind !== 'entry' && kind !== 'image',
  })
}
