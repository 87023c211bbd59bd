import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarCheck, CalendarHeart, type LucideIcon, NotebookPen, Smile } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Api } from '../../../contract/api.ts'
import type { ListedEntry } from '../../../contract/journal.ts'
import type { Response } from '../../../contract/row.ts'
import { t } from '../../../contract/t.ts'
import { allEvents, coordinatesOf } from '../../features/events/queries.ts'
import { piecesOf } from '../../features/journal/excerpt.ts'
import { nameOf } from '../../features/journal/name-of.ts'
import { call } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { dayInWords, dayOf, today } from '../../lib/time/days.ts'
import { useSettled } from '../../lib/use-settled.ts'
import type { Command } from './command.ts'

/** As many of each kind as leave room for the others. */
const most = 4
/** Letters from which it is searched: fewer are in everything. */
const fewest = 2

const drawn = (Icon: LucideIcon) => <Icon className="size-5" aria-hidden="true" />
const words = (of: Pick<ListedEntry, 'excerpt' | 'marks'>) =>
  piecesOf(of)
    .map(({ text }) => text)
    .join('')

/** Today and what comes next before what has been, the nearest first. */
const nextFirst = (now: string) => (one: { date: string }, other: { date: string }) => {
  const [isPast, isOtherPast] = [one.date < now, other.date < now]
  if (isPast !== isOtherPast) return isPast ? 1 : -1
  return isPast ? other.date.localeCompare(one.date) : one.date.localeCompare(other.date)
}

type Found = { entries: ListedEntry[]; elsewhere: Response<Api['GET /journal/elsewhere']>['found'] }

/** What is searched is the member's own; a part that cannot be searched right now is left out. */
async function search(query: string, signal: AbortSignal): Promise<Found> {
  const [entries, elsewhere] = await Promise.allSettled([
    call('GET /journal', { query: { query, limit: most }, signal }),
    call('GET /journal/elsewhere', { query: { query }, signal }),
  ])
  return {
    entries: entries.status === 'fulfilled' ? entries.value : [],
    elsewhere: elsewhere.status === 'fulfilled' ? elsewhere.value.found : [],
  }
}

/** The member's own items, check-ins and entries, and the community's events, with the words that were typed. */
export function useOwnFound(typed: string): { found: Command[]; isSearching: boolean } {
  const navigate = useNavigate()
  const user = useUser()
  const query = useSettled(typed)
  const enabled = query.length >= fewest
  const own = useQuery({
    queryKey: ['journal', 'palette', query],
    queryFn: ({ signal }) => search(query, signal),
    placeholderData: keepPreviousData,
    enabled,
  })
  const events = useQuery({
    ...allEvents(coordinatesOf(user), query),
    placeholderData: keepPreviousData,
    enabled,
  })
  if (typed.length < fewest || !enabled) return { found: [], isSearching: typed.length >= fewest }

  const { entries = [], elsewhere = [] } = own.data ?? {}
  const now = today()
  const elsewhereOf = (wanted: 'item' | 'mood') =>
    [
      ...Map.groupBy(
        elsewhere.filter(({ kind }) => kind === wanted).toSorted(nextFirst(now)),
        words,
      ).entries(),
    ]
      .slice(0, most)
      .flatMap(([label, [next, ...more]]) => (next ? [{ ...next, label, more: more.length }] : []))
      .map(({ kind, id, date, label, more }) => ({
        id: `${kind}-${id}-${date}`,
        label,
        detail:
          more > 0 ? t('{day} · {count} more', { day: dayInWords(date), count: more }) : dayInWords(date),
        drawing: drawn(kind === 'mood' ? Smile : CalendarCheck),
        run: () => void navigate(`/calendar?tab=day&date=${date}`),
      }))
  const found: Omit<Command, 'kind'>[] = [
    ...elsewhereOf('item'),
    ...(events.data ?? []).slice(0, most).map(({ id, title, start }) => ({
      id: `event-${id}`,
      label: title,
      detail: dayInWords(dayOf(new Date(start))),
      drawing: drawn(CalendarHeart),
      run: () => void navigate(`/events?event=${id}`),
    })),
    ...entries.map((entry) => ({
      id: `entry-${entry.id}`,
      label: entry.title.trim() || words(entry) || nameOf(entry),
      detail: dayInWords(entry.date),
      drawing: drawn(NotebookPen),
      run: () => void navigate(`/journal/${entry.id}`),
    })),
    ...elsewhereOf('mood'),
  ]
  return {
    found: found.map((command) => ({ ...command, kind: 'found' })),
    isSearching: query !== typed || own.isFetching || events.isFetching,
  }
}
