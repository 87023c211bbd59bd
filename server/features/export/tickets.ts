import type { ExportKind } from '../../../contract/export.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { newToken, tokenHash } from '../../kernel/token.ts'

/** How long a link may wait for its download to begin. */
const life = { minutes: 10 }

/** A live link's member, and the kinds that it is for; null for everything. */
export type Ticket = { memberId: string; kinds: ExportKind[] | null }

/** Makes a link to a member's data and returns its token. Only the token's hash is stored. */
export async function makeTicket(
  db: Db,
  memberId: string,
  kinds: readonly ExportKind[] | undefined,
  now: Temporal.Instant,
): Promise<{ token: string; expires: string }> {
  const token = newToken()
  const expires = toStored(now.add(life))
  await db
    .insertInto('download_tickets')
    .values({
      token_hash: tokenHash(token),
      member_id: memberId,
      kinds: kinds ? [...kinds] : null,
      expires_at: expires,
    })
    .execute()
  return { token, expires }
}

/** The links that can begin a download: not used, not too old, of a member who is not suspended. */
const live = (db: Db, token: string, now: Temporal.Instant) =>
  db
    .selectFrom('download_tickets')
    .innerJoin('members', 'members.id', 'download_tickets.member_id')
    .select('download_tickets.token_hash')
    .where('download_tickets.token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', toStored(now))
    .where('suspended_at', 'is', null)

/** Whether a link can begin a download. */
export const isLive = async (db: Db, token: string, now: Temporal.Instant): Promise<boolean> =>
  (await live(db, token, now).executeTakeFirst()) !== undefined

/** Uses a link up. Undefined if it cannot begin a download; of several at once one gets it. */
export async function useTicket(db: Db, token: string, now: Temporal.Instant): Promise<Ticket | undefined> {
  const row = await db
    .updateTable('download_tickets')
    .set({ used_at: toStored(now) })
    .where('token_hash', 'in', live(db, token, now))
    // Whoever waited for the other's lock reads this again.
    .where('used_at', 'is', null)
    .returning(['member_id', 'kinds'])
    .executeTakeFirst()
  return row && { memberId: row.member_id, kinds: row.kinds as ExportKind[] | null }
}

/** Remembers that all of a download was sent. */
export async function finishTicket(db: Db, token: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('download_tickets')
    .set({ finished_at: toStored(now) })
    .where('token_hash', '=', tokenHash(token))
    .execute()
}

/** When all of an export was last sent to a member. */
export async function findLastExport(db: Db, memberId: string): Promise<string | null> {
  const { last } = await db
    .selectFrom('download_tickets')
    .select(({ fn }) => fn.max('finished_at').as('last'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return last
}

/** Deletes links that are of no use any more. The last one of each member with which all was sent stays. */
export async function sweepTickets(db: Db, now: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('download_tickets as old')
    .where('expires_at', '<', toStored(now.subtract({ hours: 24 })))
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('finished_at', 'is', null),
        exists(
          selectFrom('download_tickets as later')
            .select('later.member_id')
            .whereRef('later.member_id', '=', 'old.member_id')
            .whereRef('later.finished_at', '>', 'old.finished_at'),
        ),
      ]),
    )
    .execute()
}
