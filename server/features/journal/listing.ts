import { sql } from 'kysely'
import type { JournalQuery, ListedEntry } from '../../../contract/journal.ts'
import { lengths } from '../../../contract/limits.ts'
import type { Db } from '../../deps.ts'
import { type EntriesQuery, entriesOf, getEntry } from './entries.ts'
import { excerptOf, searchQuery, wordsOfQuery } from './words.ts'

/** As much of a text as an excerpt of its beginning can need: Markdown and white space are longer than what is shown. */
const mostRead = 4 * lengths.excerpt

type Row = Omit<ListedEntry, 'excerpt' | 'marks'> & { text: string }

const listed = (rows: Row[], words?: ReadonlySet<string>): ListedEntry[] =>
  rows.map(({ text, ...entry }) => ({ ...entry, ...excerptOf(text, words) }))

const beginning = sql<string>`left(body, ${sql.lit(mostRead)})`.as('text')

/**
 * A member's entries, the newest day first and within a day the last one first. Reading on with the last id of each answer
 * as `before` neither skips nor repeats one, even if some are written meanwhile. 404 for an unknown `before`.
 */
export async function listEntries(db: Db, memberId: string, wish: JournalQuery): Promise<ListedEntry[]> {
  const words = wordsOfQuery(wish.query)
  const search = searchQuery(memberId, { words, tag: wish.tag })
  if (search === null) return []
  let query = within(entriesOf(db, memberId), wish).where('deleted_at', 'is', null)
  if (search !== undefined) query = query.where(sql<boolean>`search @@ ${search}::tsquery`)
  if (wish.before) {
    const { date, created_at, id } = await getEntry(db, memberId, wish.before)
    query = query.where((eb) =>
      eb(eb.refTuple('date', 'created_at', 'id'), '<', eb.tuple(date, created_at, id)),
    )
  }
  const rows = await query
    .select(words ? sql<string>`body`.as('text') : beginning)
    .orderBy('date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wish.limit)
    .execute()
  return listed(rows, words)
}

const lastOf = (month: string): string => {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month)
  return `${month}-${daysInMonth}`
}

function within<O>(query: EntriesQuery<O>, wish: JournalQuery): EntriesQuery<O> {
  let narrowed = query
  if (wish.from_date) narrowed = narrowed.where('date', '>=', wish.from_date)
  if (wish.to_date) narrowed = narrowed.where('date', '<=', wish.to_date)
  if (wish.month)
    narrowed = narrowed.where('date', '>=', `${wish.month}-01`).where('date', '<=', lastOf(wish.month))
  if (wish.starred) narrowed = narrowed.where('starred', '=', wish.starred === 'true')
  if (wish.mood_id) narrowed = narrowed.where('mood_id', '=', wish.mood_id)
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
