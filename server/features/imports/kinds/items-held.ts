import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { noLonger } from '../../../../contract/imports.ts'
import { lengths } from '../../../../contract/limits.ts'
import type { Db } from '../../../deps.ts'

type NoLonger = z.output<typeof noLonger>
type Held = { id: string; date: string; text: string; import_id: string }

/** Writes down which items an import holds. The latest import of an item counts. */
export async function rememberHeld(
  tx: Db,
  { memberId, importId }: { memberId: string; importId: string },
  items: readonly string[],
): Promise<void> {
  if (items.length === 0) return
  await tx
    .insertInto('imported_items')
    .values(
      [...new Set(items)].sort().map((item_id) => ({ member_id: memberId, item_id, import_id: importId })),
    )
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'item_id']).doUpdateSet({ import_id: sql.ref('excluded.import_id') }),
    )
    .execute()
}

/** Returns those of some items that imports of a source held. Nothing else can be removed by an import. */
export async function heldAmong(
  tx: Db,
  { memberId, source }: { memberId: string; source: string },
  items: readonly string[],
): Promise<Set<string>> {
  if (items.length === 0) return new Set()
  const { rows } = await sql<{ item_id: string }>`
    select held.item_id from imported_items as held
    join imports on imports.member_id = held.member_id and imports.id = held.import_id
    where held.member_id = ${memberId} and imports.source = ${source}
      and held.item_id = any(${[...items]}::uuid[])`.execute(tx)
  return new Set(rows.map(({ item_id }) => item_id))
}

/**
 * Returns the items from a day on that earlier imports of the same calendar held and a new export of it does not. An
 * import is of the same calendar if the new export holds at least half of its items that are still to come: file names
 * change, and many calendars are called `basic.ics`.
 */
export async function itemsNoLongerIn(
  db: Db,
  { memberId, source, today }: { memberId: string; source: string; today: string },
  items: readonly string[],
): Promise<NoLonger> {
  const { rows } = await sql<Held>`
    select item ->> 'id' as id, note.date, item ->> 'text' as text, held.import_id
    from daily_notes as note cross join jsonb_array_elements(note.items) as item
    join imported_items as held on held.member_id = note.member_id and held.item_id::text = item ->> 'id'
    join imports on imports.member_id = held.member_id and imports.id = held.import_id
    where note.member_id = ${memberId} and note.date between ${today} and ${today}::date + 400
      and imports.source = ${source}
    order by note.date, id`.execute(db)
  const here = new Set(items)
  const missing = [...Map.groupBy(rows, ({ import_id }) => import_id).values()].flatMap((held) => {
    const gone = held.filter(({ id }) => !here.has(id))
    return gone.length * 2 <= held.length ? gone : []
  })
  return {
    items: missing
      .map(({ id, date, text }) => ({ id, date, text }))
      .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
      .slice(0, lengths.importRows),
  }
}
