import { sql } from 'kysely'
import type { Db } from '../deps.ts'
import { type Actor, writeAudit } from '../features/audit/queries.ts'
import type { LedgerContents } from '../ledger.ts'
import { deleteRows, saveDeletion } from './delete-account.ts'
import { eraseRows, saveErasure } from './erase-kind.ts'

/** When a deletion is repeated, and who does it. */
type Repeated = { now: Temporal.Instant; actor: Actor }

/** A line without the member: who has the receipt finds it. */
const auditLine = (of: 'account' | 'kind', receipt: string, { now, actor }: Repeated) =>
  ({ at: now, kind: 'deletion-repeated', actor, details: { of, receipt } }) as const

/**
 * Deletes every account again that the ledger says was deleted, and lets those leave that were leaving. Returns how many
 * were deleted. An account has the same id for ever, so an id of the ledger that is there came back with a backup. Each
 * deletion is in the audit log by its receipt, as done by `actor`. The images are removed by the sweep.
 */
export async function repeatDeletions(
  db: Db,
  { deleted, leaving }: LedgerContents,
  { now, actor }: Repeated,
): Promise<number> {
  const lines = new Map(deleted.map((line) => [line.member_id, line]))
  const back = await db
    .selectFrom('members')
    .select(['id', 'email'])
    .where('id', '=', sql<string>`any(${[...lines.keys()]}::uuid[])`)
    .execute()
  for (const member of back)
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('members').select('id').where('id', '=', member.id).forUpdate().execute()
      await deleteRows(tx, member, now)
      const line = lines.get(member.id)
      if (!line) return
      await saveDeletion(tx, line)
      await writeAudit(tx, auditLine('account', line.receipt, { now, actor }))
    })
  await sql`update members set leaves_at = said.leaves_at
    from unnest(${[...leaving.keys()]}::uuid[], ${[...leaving.values()]}::timestamptz[]) as said (id, leaves_at)
    where members.id = said.id and members.leaves_at is distinct from said.leaves_at`.execute(db)
  await sql`delete from feeds using members where members.id = feeds.member_id
    and members.leaves_at is not null`.execute(db)
  return back.length
}

/**
 * Deletes every kind again that the ledger says a member deleted, and that this database knows nothing of. Returns how
 * many. Each is in the audit log by its receipt alone. Only after a restore: it deletes what was saved since as well.
 */
export async function repeatErasures(
  db: Db,
  { erased }: LedgerContents,
  { now, actor }: Repeated,
): Promise<number> {
  const { rows } = await sql<{ receipt: string }>`select said.receipt
    from unnest(${erased.map(({ member_id }) => member_id)}::uuid[], ${erased.map(({ receipt }) => receipt)}::text[])
      as said (member_id, receipt)
    join members on members.id = said.member_id
    where not exists (select from erasures where erasures.receipt = said.receipt
      and erasures.member_id = said.member_id)`.execute(db)
  const unknown = new Set(rows.map(({ receipt }) => receipt))
  const again = erased.filter(({ receipt }) => unknown.has(receipt))
  for (const { member_id, at, kind, counts, receipt } of again)
    await db.transaction().execute(async (tx) => {
      await eraseRows[kind](tx, member_id, now)
      await saveErasure(tx, { member_id, at, kind, counts, receipt })
      await writeAudit(tx, auditLine('kind', receipt, { now, actor }))
    })
  return again.length
}
