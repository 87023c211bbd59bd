import { sql } from 'kysely'
import type { Db } from '../../../deps.ts'
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

/** The days on which a member has items of these marks. */
export async function daysOfMarks(
  db: Db,
  memberId: string,
  marks: readonly string[],
): Promise<Map<string, string>> {
  if (marks.length === 0) return new Map()
  const { rows } = await sql<{ date: string; mark: string }>`
    select note.date, substr(item ->> 'id', 16) as mark
    from daily_notes as note cross join jsonb_array_elements(note.items) as item
    where note.member_id = ${memberId} and substr(item ->> 'id', 16) = any(${[...marks]}::text[])`.execute(db)
  return new Map(rows.map(({ date, mark }) => [mark, date]))
}
