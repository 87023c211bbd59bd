import { sql } from 'kysely'
import type { Db } from '../../deps.ts'
import { idFromSource } from './ids.ts'
import type { About } from './importer.ts'

/** A thing by the name that its source gives it. */
type Named = { source_id?: string | undefined; date: string }

const tables = { mood: 'moods', journal: 'journal_entries', 'repeating-item': 'repeating_items' } as const

/**
 * Tells in which account the id of a thing was made: in one from which the member moved here, where the thing is stored
 * under the id of then, else in the member's own. So a file that was brought in there is known again here.
 */
export async function makersOf(
  tx: Db,
  { memberId, source, earlierMembers }: About,
  kind: keyof typeof tables,
  things: readonly Named[],
): Promise<(thing: Named) => string> {
  const idIn = (member: string, { source_id: name = '', date }: Named) =>
    idFromSource(member, { source, kind, name, date })
  const possible = new Map(
    things
      .filter(({ source_id }) => source_id !== undefined)
      .flatMap((thing) =>
        earlierMembers.map(
          (member) => [idIn(member, thing), { member, own: idIn(memberId, thing) }] as const,
        ),
      ),
  )
  if (possible.size === 0) return () => memberId
  const rows = await tx
    .selectFrom(tables[kind])
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', sql<string>`any(${[...possible.keys()]}::uuid[])`)
    .execute()
  const makers = new Map(
    rows.flatMap(({ id }) => {
      const found = possible.get(id)
      return found ? [[found.own, found.member] as const] : []
    }),
  )
  return (thing) => makers.get(idIn(memberId, thing)) ?? memberId
}
