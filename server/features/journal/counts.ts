import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { journalDay, monthCount, tagCount } from '../../../contract/journal.ts'
import type { Db } from '../../deps.ts'
import { listAsJson, type SerializedJson } from '../../kernel/database/serialized-json.ts'
import { tagForm } from './words.ts'

type TagCount = z.infer<typeof tagCount>
type MonthCount = z.infer<typeof monthCount>
type JournalDay = z.infer<typeof journalDay>

const own = (db: Db, memberId: string) =>
  db.selectFrom('journal_entries').where('member_id', '=', memberId).where('deleted_at', 'is', null)

/** The spellings of tags that are told, the most frequent ones. Nobody keeps so many by hand; an import can have any number. */
const mostTags = 2000

/** A member's tags, the most frequent first. Spellings of one tag count as the most frequent of them. */
export async function countTags(db: Db, memberId: string): Promise<TagCount[]> {
  const rows = await own(db, memberId)
    .select(sql<string>`unnest(tags)`.as('tag'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('tag')
    .orderBy('count', 'desc')
    .orderBy('tag')
    .limit(mostTags)
    .execute()
  const spellings = Map.groupBy(rows, ({ tag }) => tagForm(tag))
  return [...spellings.values()]
    .flatMap((same) => {
      const count = same.reduce((sum, one) => sum + one.count, 0)
      return same.slice(0, 1).map(({ tag }) => ({ tag, count }))
    })
    .sort((a, b) => b.count - a.count)
}

/** The months with entries, newest first. */
export const countMonths = (db: Db, memberId: string): Promise<SerializedJson<MonthCount[]>> =>
  listAsJson(
    db,
    db
      .selectFrom(
        own(db, memberId)
          .select('date')
          .select(({ fn }) => fn.countAll<number>().as('entries'))
          .groupBy('date')
          .as('days'),
      )
      .select(sql<string>`to_char(date, 'YYYY-MM')`.as('month'))
      .select(sql<number>`sum(entries)`.as('count'))
      .groupBy('month')
      .orderBy('month', 'desc'),
  )

/** The days of a range with entries. */
export const countDays = (
  db: Db,
  memberId: string,
  { from, to }: { from: string; to: string },
): Promise<SerializedJson<JournalDay[]>> =>
  listAsJson(
    db,
    own(db, memberId)
      .select('date')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('date', '>=', from)
      .where('date', '<=', to)
      .groupBy('date')
      .orderBy('date'),
  )
