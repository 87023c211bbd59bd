import { type ExportKind, ticketMinutes } from '../../../contract/export.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { type Refusal, refuse } from '../../kernel/http/refusal.ts'
import { newToken, tokenHash } from '../../kernel/token.ts'

/** How long a download counts as running after it was last seen to go on. */
const grace = { minutes: 3 }

/** The refusal of a second download beside the first: one member must not take every turn. */
export const alreadyRunning = (): Refusal =>
  refuse(409, 'Your data is being downloaded already. Please wait until that has ended.')

/** A live link's member, and the kinds that it is for; null for everything. */
export type Ticket = { memberId: string; kinds: ExportKind[] | null }

/**
 * Makes a link to a member's data and returns its token. Only the token's hash is stored. The link ends with the session
 * that asks for it. Undefined if that has just ended.
 */
export const makeTicket = (
  db: Db,
  {
    memberId,
    session,
    kinds,
  }: { memberId: string; session: string; kinds?: readonly ExportKind[] | undefined },
  now: Temporal.Instant,
): Promise<{ token: string; expires: string } | undefined> =>
  db.transaction().execute(async (tx) => {
    const session_hash = tokenHash(session)
    const isOpen = await tx
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', session_hash)
      .forKeyShare()
      .executeTakeFirst()
    if (!isOpen) return undefined
    const token = newToken()
    const expires = toStored(now.add({ minutes: ticketMinutes }))
    await tx
      .insertInto('download_tickets')
      .values({
        token_hash: tokenHash(token),
        member_id: memberId,
        session_hash,
        kinds: kinds ? [...kinds] : null,
        expires_at: expires,
      })
      .execute()
    return { token, expires }
  })

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

/**
 * Uses a link up. Undefined if it cannot begin a download; of several at once one gets it. A refusal if another download
 * of the member is running; then the link stays good. From now on its time is that of the download: see
 * {@link keepTicket}.
 */
export async function redeemTicket(
  db: Db,
  token: string,
  now: Temporal.Instant,
): Promise<Ticket | Refusal | undefined> {
  return db.transaction().execute(async (tx) => {
    // One at a time of a member, so that two links of theirs do not both find that nothing is running.
    const owner = await tx
      .selectFrom('members')
      .select('id')
      .where(
        'id',
        'in',
        tx.selectFrom('download_tickets').select('member_id').where('token_hash', '=', tokenHash(token)),
      )
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!owner || !(await isLive(tx, token, now))) return undefined
    if ((await findDownload(tx, owner.id, now)) === 'running') return alreadyRunning()
    const row = await tx
      .updateTable('download_tickets')
      .set({ used_at: toStored(now), expires_at: toStored(now.add(grace)) })
      .where('token_hash', '=', tokenHash(token))
      .returning(['member_id', 'kinds'])
      .executeTakeFirst()
    return row && { memberId: row.member_id, kinds: row.kinds as ExportKind[] | null }
  })
}

/**
 * Says that a download goes on. Without this it does not count as running for long, whatever became of its process. False
 * if its link is gone: the session in which it was made has ended.
 */
export async function keepTicket(db: Db, token: string, now: Temporal.Instant): Promise<boolean> {
  const kept = await db
    .updateTable('download_tickets')
    .set({ expires_at: toStored(now.add(grace)) })
    .where('token_hash', '=', tokenHash(token))
    .returning('token_hash')
    .executeTakeFirst()
  return kept !== undefined
}

/** Forgets a link whose download broke off. */
export async function dropTicket(db: Db, token: string): Promise<void> {
  await db.deleteFrom('download_tickets').where('token_hash', '=', tokenHash(token)).execute()
}

/** Whether a download of a member is running, else whether a link waits to be opened. */
export async function findDownload(
  db: Db,
  memberId: string,
  now: Temporal.Instant,
): Promise<'waiting' | 'running' | null> {
  const link = await db
    .selectFrom('download_tickets')
    .select('used_at')
    .where('member_id', '=', memberId)
    .where('finished_at', 'is', null)
    .where('expires_at', '>', toStored(now))
    .orderBy('used_at', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst()
  return link ? (link.used_at ? 'running' : 'waiting') : null
}

/** Remembers that all of a download was sent, from now on independent of any session. */
export async function finishTicket(db: Db, token: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('download_tickets')
    .set({ finished_at: toStored(now), session_hash: null })
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
