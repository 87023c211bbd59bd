import { sql } from 'kysely'
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

/**
 * The days on which a member has items of these marks, at most about a year from today, so that this costs the same for a
 * planner of many years.
 */
export async function daysOfMarks(
  db: Db,
  { memberId, now, zone }: Pick<About, 'memberId' | 'now' | 'zone'>,
  marks: readonly string[],
): Promise<Map<string, string>> {
  if (marks.length === 0) return new Map()
  const [from, to] = [-mostDaysAway, mostDaysAway].map((days) => today(now, zone).add({ days }).toString())
  const { rows } = await sql<{ date: string; mark: string }>`
    select note.date, substr(item ->> 'id', 16) as mark
    from daily_notes as note cross join jsonb_array_elements(note.items) as item
    where note.member_id = ${memberId} and note.date between ${from} and ${to}
      and substr(item ->> 'id', 16) = any(${[...marks]}::text[])`.execute(db)
  return new Map(rows.map(({ date, mark }) => [mark, date]))
}
