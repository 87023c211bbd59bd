import { hashKey, type QueryKey } from '@tanstack/react-query'
import type { GlobalEvent } from '../../../contract/events.ts'
import type { MoodEntry } from '../../../contract/mood.ts'
import { addDays } from '../../../contract/week.ts'
import type { JournalFilter } from '../../features/journal/queries.ts'
import type { KeptDays, KeptEntry, KeptHealth, Newest } from './offline-queries.ts'
import type { KeptQuery } from './store.ts'

/** An answer out of what is kept, and when the server gave it (milliseconds). */
export type KeptAnswer = { data: unknown; at: number }
type Source = KeptAnswer & { key: QueryKey }

const dayMs = 86_400_000
const pageOf = { mood: 100, journal: 30 }

/** The pages of an infinite query. */
function inPages<Row extends { id: string }>(rows: readonly Row[], size: number) {
  const pages = Array.from({ length: Math.max(1, Math.ceil(rows.length / size)) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  )
  return { pages, pageParams: pages.map((_, at) => (at === 0 ? undefined : pages[at - 1]?.at(-1)?.id)) }
}

const within = (day: string, from: unknown, to: unknown) => String(from) <= day && day <= String(to)

/** Whether the newest rows hold all of a day. Those of the oldest day among them may be cut. */
const holds = ({ rows, isAll }: Newest<{ date: string }>, day: unknown) =>
  isAll || String(day) > (rows.at(-1)?.date ?? '9')

function fits(entry: KeptEntry, { tag, month, starred }: JournalFilter): boolean {
  return (
    (!tag || entry.tags.includes(tag)) &&
    (!month || entry.date.startsWith(month)) &&
    (!starred || entry.starred === (starred === 'true'))
  )
}

function countByDay(entries: readonly KeptEntry[]): { date: string; count: number }[] {
  const days = Map.groupBy(entries, ({ date }) => date)
  return [...days]
    .map(([date, of]) => ({ date, count: of.length }))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** Each event once, at its next occurrence. */
function atNext(events: readonly GlobalEvent[], now: number): GlobalEvent[] {
  const coming = events.filter(({ end }) => Date.parse(end) >= now)
  return [...Map.groupBy(coming, ({ id }) => id).values()].flatMap(([first]) => (first ? [first] : []))
}

/** How a query of the screens is answered from what is kept; undefined if it does not hold the answer. */
type Reader = (key: QueryKey, find: Find, now: number) => KeptAnswer | undefined
type Find = (feature: string, kind: string, fits?: (key: QueryKey) => boolean) => Source | undefined

/** Answers with what `read` makes of a kept answer. */
function reader<Data>(
  feature: string,
  kind: string,
  read: (data: Data, key: QueryKey, now: number) => unknown,
): Reader {
  return (key, find, now) => {
    const source = find(feature, kind)
    const data = source && read(source.data as Data, key, now)
    return source && data !== undefined ? { data, at: source.at } : undefined
  }
}
const mood = (read: (kept: Newest<MoodEntry>, key: QueryKey) => unknown) => reader('mood', 'kept', read)
const health = (read: (kept: KeptHealth, key: QueryKey) => unknown) => reader('health', 'kept', read)
const journal = (read: (kept: Newest<KeptEntry>, key: QueryKey) => unknown) => reader('journal', 'kept', read)
const events = (read: (events: GlobalEvent[], key: QueryKey, now: number) => unknown) =>
  reader('events', 'between', read)

type Day = { date: string }
const planner = (read: (kept: KeptDays, key: QueryKey) => unknown) => reader('planner', 'kept', read)

const readers: Record<string, Reader> = {
  'mood history': mood(({ rows }) => inPages(rows, pageOf.mood)),
  'mood of': mood((kept, [, , day]) =>
    holds(kept, day) ? kept.rows.filter(({ date }) => date === day) : undefined,
  ),
  'mood last': mood((kept, [, , day]) =>
    holds(kept, day) ? (kept.rows.find(({ date }) => date === day) ?? null) : undefined,
  ),
  // Days before are left out, as days without a check-in are.
  'mood days': reader<Day[]>('mood', 'days', (days, [, , from, to]) =>
    days.filter(({ date }) => within(date, from, to)),
  ),
  'health day': health(({ from, rows }, [, , day]) =>
    String(day) >= from ? (rows.find(({ dateISO }) => dateISO === day) ?? null) : undefined,
  ),
  'health history': health(({ rows }, [, , today, span]) =>
    rows.filter(({ dateISO }) => within(dateISO, addDays(String(today), -Number(span)), today)),
  ),
  'planner range': planner(({ from, to, days }, key) =>
    [key[2], key[3]].every((day) => within(String(day), from, to))
      ? days.filter(({ date }) => within(date, key[2], key[3]))
      : undefined,
  ),
  'planner day': planner(({ from, to, days }, [, , day]) =>
    within(String(day), from, to)
      ? (days.find(({ date }) => date === day) ?? { date: day, notes: [], version: 0 })
      : undefined,
  ),
  'planner reminders': (key, find) => {
    const source = find('planner', 'reminders', ([, , from, to]) =>
      [key[2], key[3]].every((day) => within(String(day), from, to)),
    )
    const reminders = (source?.data as Day[] | undefined)?.filter(({ date }) => within(date, key[2], key[3]))
    return source && reminders && { data: reminders, at: source.at }
  },
  'planner weekly-reminders': ([, , monday], find) => find('planner', 'week', (key) => key[2] === monday),
  'journal list': journal(({ rows }, [, , filter]) => {
    const wanted = filter as JournalFilter
    return wanted.query
      ? undefined
      : inPages(
          rows.filter((entry) => fits(entry, wanted)),
          pageOf.journal,
        )
  }),
  'journal of': journal((kept, [, , day]) =>
    holds(kept, day) ? kept.rows.filter(({ date }) => date === day) : undefined,
  ),
  'journal entry': journal(({ rows }, [, , id]) => rows.find((entry) => entry.id === id)),
  'journal days': journal((kept, [, , from, to]) =>
    holds(kept, from) ? countByDay(kept.rows.filter(({ date }) => within(date, from, to))) : undefined,
  ),
  'events between': (key, find) => {
    const [from, to] = [String(key[2]), String(key[3])]
    const source = find('events', 'between', (kept) => String(kept[2]) <= from && to <= String(kept[3]))
    const overlapping = (source?.data as GlobalEvent[] | undefined)?.filter(
      ({ start, end }) => Date.parse(start) < Date.parse(to) && Date.parse(end) > Date.parse(from),
    )
    return source && overlapping && { data: overlapping, at: source.at }
  },
  'events ahead': events((all, [, , days], now) =>
    all.filter(({ start, end }) => Date.parse(end) >= now && Date.parse(start) < now + Number(days) * dayMs),
  ),
  'events all': events((all, [, , , query], now) => (query ? undefined : atNext(all, now))),
  'events dates': events((all, [, , id], now) =>
    all.filter((event) => event.id === id && Date.parse(event.end) >= now),
  ),
  'events mine': reader<GlobalEvent[]>('events', 'mine', (all, [, , , from, to]) =>
    all.filter(
      ({ start, end }) =>
        Date.parse(start) < Date.parse(String(to)) && Date.parse(end) > Date.parse(String(from)),
    ),
  ),
  'events one': events((all, [, , id], now) => atNext(all, now).find((event) => event.id === id)),
}

/**
 * What is kept for a query of the screens: its own answer, or one made of a wider one that was kept for it. A range of
 * days that is kept in part is not answered, because what is missing would look as if it were not there.
 */
export function answerFor(
  key: QueryKey,
  kept: readonly KeptQuery[],
  now = Date.now(),
): KeptAnswer | undefined {
  const hash = hashKey(key)
  const sources = kept.map(({ queryHash, queryKey, state }) => ({
    hash: queryHash,
    key: queryKey,
    data: state.data as unknown,
    at: state.dataUpdatedAt,
  }))
  const own = sources.find((source) => source.hash === hash)
  if (own) return own
  return readers[`${key[0]} ${key[1]}`]?.(
    key,
    (feature, kind, isRight = () => true) =>
      sources
        .filter((source) => source.key[0] === feature && source.key[1] === kind && isRight(source.key))
        .toSorted((a, b) => b.at - a.at)[0],
    now,
  )
}
