import { randomUUIDv7 } from 'node:crypto'
import { type Expression, type SqlBool, sql } from 'kysely'
import type * as z from 'zod/mini'
import type {
  Invitation,
  InvitedMember,
  invitationPage,
  newInvitation,
} from '../../../contract/invitations.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { newToken, tokenHash } from '../../kernel/token.ts'
import { writeAudit } from '../audit/queries.ts'
import { avatarOfMember } from './queries.ts'

/** Whether an account can be made with the row of `invitations`. */
const isUsable = (now: Temporal.Instant): Expression<SqlBool> =>
  sql<boolean>`invitations.revoked_at is null and invitations.ends_at > ${toStored(now)}
    and invitations.uses < invitations.most_uses`

/** Whether an account can be made with the link of a token. */
export async function isInvited(db: Db, token: string, now: Temporal.Instant): Promise<boolean> {
  const found = await db
    .selectFrom('invitations')
    .select('id')
    .where('token_hash', '=', tokenHash(token))
    .where(isUsable(now))
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Uses an invitation once; undefined if it is over. Of several who use the last one at the same time, one succeeds: the
 * others wait for its transaction, and then find no use left.
 */
export async function useInvitation(
  tx: Db,
  token: string,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const used = await tx
    .updateTable('invitations')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('token_hash', '=', tokenHash(token))
    .where(isUsable(now))
    .returning('id')
    .executeTakeFirst()
  return used?.id
}

/** Remembers by which invitation a member came. */
export async function saveInvited(
  tx: Db,
  memberId: string,
  invitationId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('invited_members')
    .values({ member_id: memberId, invitation_id: invitationId, at: toStored(now) })
    .execute()
}

const listed = (db: Db, now: Temporal.Instant) =>
  db
    .selectFrom('invitations')
    .leftJoin('members', 'members.id', 'invitations.made_by')
    .select(['invitations.id', 'invitations.name', 'made_at', 'ends_at', 'most_uses', 'uses'])
    .select([
      sql<Invitation['made_by']>`case when members.id is null then null
        else json_build_object('id', members.id, 'name', members.name) end`.as('made_by'),
      sql<
        Invitation['state']
      >`case when revoked_at is not null then 'revoked' when uses >= most_uses then 'used up'
        when ends_at <= ${toStored(now)} then 'ended' else 'usable' end`.as('state'),
    ])

/** The invitation links, newest first. */
export async function listInvitations(
  db: Db,
  { before, before_at, limit }: z.output<typeof invitationPage>,
  now: Temporal.Instant,
): Promise<Invitation[]> {
  let query = listed(db, now)
  if (before) {
    const at = before_at ?? (await timeOf(db, before))
    query = query.where((eb) => eb(eb.refTuple('made_at', 'invitations.id'), '<', eb.tuple(at, before)))
  }
  return query.orderBy('made_at', 'desc').orderBy('invitations.id', 'desc').limit(limit).execute()
}

async function timeOf(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('invitations').select('made_at').where('id', '=', id).executeTakeFirst()
  if (!row) throw refuse(409, 'The list has changed meanwhile. Please load it again.')
  return row.made_at
}

/**
 * Makes an invitation and returns it with its token, of which only the hash is stored. The same id again, of the same
 * administrator, gives it a new token; undefined if it is somebody else's, or revoked.
 */
export const makeInvitation = (
  db: Db,
  adminId: string,
  { id = randomUUIDv7(), name, days, most_uses }: z.output<typeof newInvitation>,
  now: Temporal.Instant,
): Promise<{ invitation: Invitation; token: string } | undefined> =>
  db.transaction().execute(async (tx) => {
    const token = newToken()
    const made = await tx
      .insertInto('invitations')
      .values({
        id,
        name,
        most_uses,
        made_by: adminId,
        token_hash: tokenHash(token),
        made_at: toStored(now),
        ends_at: toStored(now.add({ hours: 24 * days })),
      })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ token_hash: tokenHash(token) })
          .where('invitations.made_by', '=', adminId)
          .where('invitations.revoked_at', 'is', null),
      )
      .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
      .executeTakeFirst()
    if (!made) return undefined
    if (made.is_new)
      await writeAudit(tx, {
        at: now,
        kind: 'invitation-made',
        actor: { id: adminId },
        details: { title: name, days, uses: most_uses },
      })
    const invitation = await listed(tx, now).where('invitations.id', '=', id).executeTakeFirstOrThrow()
    return { invitation, token }
  })

/** Revokes an invitation; a second time changes nothing. False if there is none. */
export const revokeInvitation = (
  db: Db,
  adminId: string,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const revoked = await tx
      .updateTable('invitations')
      .set({ revoked_at: toStored(now) })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (revoked)
      await writeAudit(tx, {
        at: now,
        kind: 'invitation-revoked',
        actor: { id: adminId },
        details: { title: revoked.name },
      })
    const found = await tx.selectFrom('invitations').select('id').where('id', '=', id).executeTakeFirst()
    return found !== undefined
  })

/** Who made an account with an invitation and still has it, newest first. Whoever is leaving is among them. */
export const listInvited = (db: Db, invitationId: string): Promise<InvitedMember[]> =>
  db
    .selectFrom('invited_members')
    .innerJoin('members', 'members.id', 'invited_members.member_id')
    .select(['members.id', 'members.name', 'invited_members.at', avatarOfMember])
    .where('invitation_id', '=', invitationId)
    .orderBy('invited_members.at', 'desc')
    .orderBy('members.id', 'desc')
    .execute()
