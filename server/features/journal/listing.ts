import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'kysely'
import type { JournalEntry, JournalQuery, ListedEntry } from '../../../contract/journal.ts'
import { lengths } from '../../../contract/limits.ts'
import type { Db } from '../../deps.ts'
import { plannedLimit } from '../../kernel/database/prepared-statements.ts'
import { type EntriesQuery, entriesOf, getEntry } from './entries.ts'
import { excerptOf, marksIn } from './excerpts.ts'
import { type Search, searchOf, wordsOfQuery } from './words.ts'

/** As much of a text as an excerpt of its beginning can need: Markdown and white space are longer than what is shown. */
const mostRead = 4 * lengths.excerpt

type Row = Omit<ListedEntry, 'excerpt' | 'marks' | 'title_marks'> & { text: string }

const listed = (rows: Row[]): ListedEntry[] =>
  rows.map(({ text, ...entry }) => ({ ...entry, ...excerptOf(text, undefined) }))

/** {@link listed} with the searched words. Each text may be long, so that others get their turn between them. */
async function found(rows: Row[], words: ReadonlySet<string>): Promise<ListedEntry[]> {
  const entries: ListedEntry[] = []
  for (const { text, ...entry } of rows) {
    entries.push({ ...entry, ...excerptOf(text, words), title_marks: marksIn(entry.title, words) })
    await othersFirst()
  }
  return entries
}

const beginning = sql<string>`left(body, ${sql.lit(mostRead)})`.as('text')

/**
 * How many bytes of texts one answer is searched in for the places of words. The newest fit; of older ones the beginning is
 * shown. A page of 30 entries that are as long as a letter has a tenth of this.
 */
export const mostSearched = 400_000

/** The whole text where a searched word is in it, within {@link mostSearched}, else its beginning. */
const searchedText = (inBody: string) => {
  const isFound = sql`search @@ ${inBody}::tsquery`
  return sql<string>`case when ${isFound} and sum(case when ${isFound} then octet_length(body) else 0 end)
    over (order by date desc, created_at desc, id desc) <= ${sql.lit(mostSearched)}
    then body else left(body, ${sql.lit(mostRead)}) end`.as('text')
}

/**
 * How many entries a search looks into, the newest first, before it asks the index. A word of one entry in thirty has
 * filled a page by then. The index would have to sort all of its places.
 */
const lookedInto = 1000

/**
 * A member's entries, the newest day first and within a day the last one first. Reading on with the last id of each answer
 * as `before` neither skips nor repeats one, even if some are written meanwhile. 404 for an unknown `before`.
 */
export async function listEntries(db: Db, memberId: string, filter: JournalQuery): Promise<ListedEntry[]> {
  const words = wordsOfQuery(filter.query)
  const search = searchOf(memberId, { words, tag: filter.tag })
  if (search === null) return []
  const cursor = filter.before ? await getEntry(db, memberId, filter.before) : undefined
  const page = <O>(query: EntriesQuery<O>) => newestFirst(within(query, filter, cursor)).limit(filter.limit)
  const all = entriesOf(db, memberId)
    .$if(filter.bodies === 'true', (query) => query.select('body'))
    .where('deleted_at', 'is', null)
  if (search === undefined) return listed(await page(all.select(beginning)).execute())
  const ids = await newestWith(db, memberId, search, filter, cursor)
  if (ids.length === 0) return []
  const those = newestFirst(all.where('id', '=', sql<string>`any(${ids}::uuid[])`))
  if (!words) return listed(await those.select(beginning).execute())
  return found(await those.select(searchedText(search.inBody)).execute(), words)
}

/** The ids of the newest entries with what is searched. */
async function newestWith(
  db: Db,
  memberId: string,
  { whole, found }: Search,
  filter: JournalQuery,
  cursor: JournalEntry | undefined,
): Promise<string[]> {
  const own = db
    .selectFrom('journal_entries')
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
  const newest = newestFirst(within(own, filter, cursor)).select(['id', 'date', 'created_at', 'search'])
  const { looked, fitting } = await db
    .selectFrom(newest.limit(plannedLimit(lookedInto)).as('newest'))
    .select(({ fn }) => fn.countAll<number>().as('looked'))
    .select(
      sql<string[]>`coalesce(array_agg(id order by date desc, created_at desc, id desc)
        filter (where search @@ ${whole}::tsquery), '{}')`.as('fitting'),
    )
    .executeTakeFirstOrThrow()
  if (looked < lookedInto || fitting.length >= filter.limit) return fitting.slice(0, filter.limit)
  // Only the index of words can serve this. The member's own one, in the order of days, would look into every entry.
  // `coalesce` keeps short beginnings from the index.
  const indexed = db.with(
    (cte) => cte('journal_entries').materialized(),
    (all) =>
      all
        .selectFrom('journal_entries')
        .select(['member_id', 'id', 'date', 'created_at', 'starred', 'mood_id', 'deleted_at'])
        .where(sql<boolean>`search @@ ${found}::tsquery`)
        .where(sql<boolean>`coalesce(search, '') @@ ${whole}::tsquery`),
  ) as unknown as Pick<Db, 'selectFrom'>
  const rest = indexed
    .selectFrom('journal_entries')
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
  const rows = await newestFirst(within(rest, filter, cursor))
    .select('id')
    .limit(filter.limit)
    .execute()
  return rows.map(({ id }) => id)
}

const newestFirst = <O>(query: EntriesQuery<O>) =>
  query.orderBy('date', 'desc').orderBy('created_at', 'desc').orderBy('id', 'desc')

const lastOf = (month: string): string => {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month)
  return `${month}-${daysInMonth}`
}

function within<O>(
  query: EntriesQuery<O>,
  filter: JournalQuery,
  cursor: JournalEntry | undefined,
): EntriesQuery<O> {
  let narrowed = query
  if (cursor)
    narrowed = narrowed.where((eb) =>
      eb(eb.refTuple('date', 'created_at', 'id'), '<', eb.tuple(cursor.date, cursor.created_at, cursor.id)),
    )
  if (filter.from_date) narrowed = narrowed.where('date', '>=', filter.from_date)
  if (filter.to_date) narrowed = narrowed.where('date', '<=', filter.to_date)
  if (filter.month)
    narrowed = narrowed.where('date', '>=', `${filter.month}-01`).where('date', '<=', lastOf(filter.month))
  if (filter.starred) narrowed = narrowed.where('starred', '=', filter.starred === 'true')
  if (filter.mood_id) narrowed = narrowed.where('mood_id', '=', filter.mood_id)
  return narrowed
}

/** The entries of these days that are not in the bin, the newest day first. */
export const listEntriesOfDays = async (db: Db, memberId: string, days: string[]): Promise<ListedEntry[]> =>
  listed(
    await entriesOf(db, memberId)
      .select(beginning)
      .where('deleted_at', 'is', null)
      .where('date', '=', sql<string>`any(${days}::date[])`)
      .orderBy('date', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(lengths.page)
      .execute(),
  )

/** The entries in a member's bin, the last deleted first. 404 for an unknown `before`. */
export async function listBin(
  db: Db,
  memberId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<ListedEntry[]> {
  let query = entriesOf(db, memberId).select(beginning).where('deleted_at', 'is not', null)
  if (before) {
    const last = await getEntry(db, memberId, before)
    query = query.where((eb) =>
      eb(eb.refTuple('deleted_at', 'id'), '<', eb.tuple(last.deleted_at ?? last.updated_at, last.id)),
    )
  }
  return listed(await query.orderBy('deleted_at', 'desc').orderBy('id', 'desc').limit(limit).execute())
}
