import { sql } from 'kysely'
import type { ImportInfo, ImportKind } from '../../../contract/imports.ts'
import { lengths } from '../../../contract/limits.ts'
import { texts } from '../../../contract/texts.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { notFound, refuse } from '../../kernel/http/refusal.ts'

const columns = ['id', 'source', 'file_name', 'begun_at', 'finished_at', 'undone_at', 'counts'] as const
const leftToUndo = sql<number>`case when undone_at is null then 0 else (
  select count(*) from import_rows as row where row.member_id = imports.member_id and row.import_id = imports.id
) end`.as('left_to_undo')

type Row = Omit<ImportInfo, 'undo_until' | 'counts'> & { counts: unknown }

const undoUntil = (begun: string) =>
  toStored(Temporal.Instant.from(begun).add({ hours: 24 * lengths.undoDays }))
const toInfo = (row: Row): ImportInfo => ({
  ...row,
  counts: row.counts as ImportInfo['counts'],
  undo_until: undoUntil(row.begun_at),
})

/** Begins an import. The same id once more goes on with it; 409 if its source is another. */
export async function beginImport(
  db: Db,
  memberId: string,
  begun: { id: string; source: string; file_name: string; earlier_members: string[] },
  now: Temporal.Instant,
): Promise<ImportInfo> {
  await db
    .insertInto('imports')
    .values({ ...begun, member_id: memberId, begun_at: toStored(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const info = await getImport(db, memberId, begun.id)
  if (info.source !== begun.source) throw refuse(409, texts('This import was begun with another source.'))
  return info
}

/** One import of a member; 404 when it is absent or somebody else's. */
export async function getImport(db: Db, memberId: string, id: string): Promise<ImportInfo> {
  const row = await db
    .selectFrom('imports')
    .select([...columns, leftToUndo])
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return toInfo(row)
}

/** A member's imports, the latest first. */
export async function listImports(db: Db, memberId: string): Promise<ImportInfo[]> {
  const rows = await db
    .selectFrom('imports')
    .select([...columns, leftToUndo])
    .where('member_id', '=', memberId)
    .orderBy('begun_at', 'desc')
    .orderBy('id')
    .limit(lengths.imports)
    .execute()
  return rows.map(toInfo)
}

/**
 * The accounts from which a member moved here by exports, the latest first. The ids of what came with them were made
 * there.
 */
export async function earlierMembersOf(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ member: string }>`
    select earlier.member from imports cross join unnest(earlier_members) as earlier(member)
    where member_id = ${memberId} and earlier.member <> ${memberId}
    group by earlier.member order by max(begun_at) desc, earlier.member limit ${lengths.earlierMembers}`.execute(
    db,
  )
  return rows.map(({ member }) => member)
}

/** Closes an import and counts what it made and changed. A second time changes nothing. */
export async function finishImport(
  db: Db,
  memberId: string,
  id: string,
  now: Temporal.Instant,
): Promise<ImportInfo> {
  const { rows } = await sql<{ kind: string; made: number; changed: number }>`
    select kind, count(*) filter (where before is null) as made, count(*) filter (where before is not null) as changed
    from import_rows where member_id = ${memberId} and import_id = ${id} group by kind`.execute(db)
  const counts = Object.fromEntries(rows.map(({ kind, made, changed }) => [kind, { new: made, changed }]))
  await db
    .updateTable('imports')
    .set({ finished_at: toStored(now), counts: JSON.stringify(counts) })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where('undone_at', 'is', null)
    .execute()
  return getImport(db, memberId, id)
}

/** Forgets what stood before imports that cannot be undone any more. */
export async function sweepImportRows(db: Db, now: Temporal.Instant): Promise<void> {
  const oldest = toStored(now.subtract({ hours: 24 * lengths.undoDays }))
  await sql`delete from import_rows as row using imports
    where imports.member_id = row.member_id and imports.id = row.import_id and imports.begun_at < ${oldest}`.execute(
    db,
  )
}

/**
 * Forgets which items old imports held. They reach a year ahead, so by then all of them are in the past.
 */
export async function sweepImportedItems(db: Db, now: Temporal.Instant): Promise<void> {
  const oldest = toStored(now.subtract({ hours: 24 * 400 }))
  await sql`delete from imported_items as held using imports
    where imports.member_id = held.member_id and imports.id = held.import_id and imports.begun_at < ${oldest}`.execute(
    db,
  )
}

/** Forgets what stood before imports of these kinds, because the member deleted all that is of them. */
export async function forgetImported(tx: Db, memberId: string, kinds: readonly ImportKind[]): Promise<void> {
  await tx.deleteFrom('import_rows').where('member_id', '=', memberId).where('kind', 'in', kinds).execute()
  if (kinds.includes('plan'))
    await tx.deleteFrom('imported_items').where('member_id', '=', memberId).execute()
}
