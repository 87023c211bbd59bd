import { sql } from 'kysely'
import type { TicketKind } from '../../../contract/notices.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { newToken, tokenHash } from '../../kernel/token.ts'

/** How long a notification can be answered. */
const ticketHours = 12

/** What a ticket allows, once. */
export type Ticket = { memberId: string; kind: TicketKind; key: string; date: string }

/** Makes tickets and returns their tokens, in the same order. Only hashes are stored. */
export async function makeTickets(
  db: Db,
  wanted: readonly Ticket[],
  now: Temporal.Instant,
): Promise<string[]> {
  if (wanted.length === 0) return []
  const tokens = wanted.map(newToken)
  const expires = toStored(now.add({ hours: ticketHours }))
  await sql`insert into notice_tickets (token_hash, member_id, kind, key, date, expires_at)
    select decode(hash, 'hex'), member_id, kind, key, date, ${expires} from unnest(
      ${tokens.map((token) => tokenHash(token).toString('hex'))}::text[],
      ${wanted.map(({ memberId }) => memberId)}::uuid[],
      ${wanted.map(({ kind }) => kind)}::text[],
      ${wanted.map(({ key }) => key)}::text[],
      ${wanted.map(({ date }) => date)}::date[]) as new (hash, member_id, kind, key, date)`.execute(db)
  return tokens
}

/**
 * Uses a ticket up. Undefined for one that is unknown, used or too old, and where its member is suspended or leaving. Of
 * several uses at once one gets it.
 */
export async function redeemTicket(
  tx: Db,
  token: string,
  now: Temporal.Instant,
): Promise<Ticket | undefined> {
  const row = await tx
    .deleteFrom('notice_tickets')
    .using('members')
    .whereRef('members.id', '=', 'notice_tickets.member_id')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', toStored(now))
    .where('suspended_at', 'is', null)
    .where('leaves_at', 'is', null)
    .returning(['member_id as memberId', 'kind', 'key', 'date'])
    .executeTakeFirst()
  return row
}
