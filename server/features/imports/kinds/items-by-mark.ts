import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../deps.ts'
import { today } from '../../../kernel/clock.ts'
import { idFromSource, markOf } from '../ids.ts'
import type { About } from '../importer.ts'

/** An item as a source names it. */
type Named = { source_id?: string | undefined; other_source_ids: readonly string[] }

/** What tells an item of a source apart, whatever its day: of its names, as made here and in earlier accounts. */
export const marksOf = (
  { memberId, earlierMembers, source }: About,
  { source_id, other_source_ids }: Named,
): string[] =>
  [source_id ?? [], other_source_ids]
    .flat()
    .flatMap((name) =>
      [memberId, ...earlierMembers].map((member) =>
        markOf(idFromSource(member, { source, kind: 'plan', name, date: '1970-01-01' })),
      ),
    )

/** Days around today in which an item may have been moved: what calendars bring in reaches a year ahead. */
const mostDaysAway = 400

/** The day on which a file has an item, with what tells it apart. */
type Sought = { date: string; marks: readonly string[] }

/**
 * Returns the days on which a member has items that are not on their day in the file, by their marks: at most about a year
 * from today, so that this costs the same for a planner of many years. Most items are new, or on their day, for which the
 * year is not looked through.
 */
export async function daysOfMarks(
  db: Db,
  about: Pick<About, 'memberId' | 'earlierMembers' | 'source' | 'importId' | 'now' | 'zone'>,
  sought: readonly Sought[],
): Promise<Map<string, string>> {
  const named = sought.filter(({ marks }) => marks.length > 0)
  if (named.length === 0 || !(await hasEarlier(db, about))) return new Map()
  const { memberId, now, zone } = about
  const dates = [...new Set(named.map(({ date }) => date))]
  const all = named.flatMap(({ marks }) => marks)
  const onDates = await daysWith(db, memberId, all, sql`note.date = any(${dates}::date[])`)
  const here = new Set(onDates.map(({ date, mark }) => `${date} ${mark}`))
  const missing = named.filter(({ date, marks }) => !marks.some((mark) => here.has(`${date} ${mark}`)))
  if (missing.length === 0) return new Map()
  const [from, to] = [-mostDaysAway, mostDaysAway].map((days) => today(now, zone).add({ days }).toString())
  const marks = missing.flatMap((one) => one.marks)
  const elsewhere = await daysWith(db, memberId, marks, sql`note.date between ${from} and ${to}`)
  return new Map(elsewhere.map(({ date, mark }) => [mark, date]))
}

/** Whether items of a source may be here already: from another import of it, or from an earlier account. */
async function hasEarlier(
  db: Db,
  {
    memberId,
    earlierMembers,
    source,
    importId,
  }: Pick<About, 'memberId' | 'earlierMembers' | 'source' | 'importId'>,
): Promise<boolean> {
  if (earlierMembers.length > 0) return true
  const earlier = await db
    .selectFrom('imports')
    .select('id')
    .where('member_id', '=', memberId)
    .where('source', '=', source)
    .where('id', 'is distinct from', importId ?? null)
    .executeTakeFirst()
  return earlier !== undefined
}

async function daysWith(
  db: Db,
  memberId: string,
  marks: readonly string[],
  within: RawBuilder<unknown>,
): Promise<{ date: string; mark: string }[]> {
  const { rows } = await sql<{ date: string; mark: string }>`
    select note.date, substr(item ->> 'id', 16) as mark
    from daily_notes as note cross join jsonb_array_elements(note.items) as item
    where note.member_id = ${memberId} and ${within}
      and substr(item ->> 'id', 16) = any(${[...marks]}::text[])`.execute(db)
  return rows
}
