import type { Selectable } from 'kysely'
import type { Passkey } from '../../../../contract/second-factor.ts'
import type { Db } from '../../../deps.ts'
import { toStored } from '../../../kernel/clock.ts'
import type { Tables } from '../../../tables.ts'

type Row = Selectable<Tables['passkeys']>

/** A passkey as its member sees it, at an address with this host. */
export const toPasskey = (row: Row, rpId: string): Passkey => ({
  id: row.id,
  name: row.name,
  madeAt: row.made_at,
  lastUsedAt: row.last_used_at,
  backedUp: row.backed_up,
  elsewhere: row.rp_id !== rpId,
})

/** A member's passkeys, oldest first. */
export const listPasskeys = (db: Db, memberId: string): Promise<Row[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('made_at')
    .orderBy('id')
    .execute()

/** Whoever's passkey has this id. */
export const findPasskey = (db: Db, id: string): Promise<Row | undefined> =>
  db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()

/** Keeps a passkey; undefined if there is one with this id. */
export const addPasskey = (tx: Db, row: Row): Promise<Row | undefined> =>
  tx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/** Notes that a passkey was used. False if it was removed meanwhile. */
export async function notePasskeyUse(
  tx: Db,
  { id }: Pick<Row, 'id'>,
  { counter, backedUp }: { counter: number; backedUp: boolean },
  now: Temporal.Instant,
): Promise<boolean> {
  const used = await tx
    .updateTable('passkeys')
    .set({ counter, backed_up: backedUp, last_used_at: toStored(now) })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Renames a member's own passkey; undefined if there is none. */
export const renamePasskey = (db: Db, memberId: string, id: string, name: string): Promise<Row | undefined> =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Removes a member's own passkey. Whether there was one. */
export async function removePasskey(tx: Db, memberId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('passkeys')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
