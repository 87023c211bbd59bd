import { sql } from 'kysely'
import { type AdminNews, type NewsKind, newsKinds, newsOf } from '../../contract/admin-news.ts'
import { type Role, roles } from '../../contract/roles.ts'
import type { Db } from '../deps.ts'
import { toStored } from '../kernel/clock.ts'
import { tokenHash } from '../kernel/token.ts'

/** At most one letter of a kind goes to an administrator in this time. */
const quietHours = 24

/** Which kinds an administrator of a role is told of by mail. They are told of all until they say otherwise. */
export async function listNewsChoices(db: Db, memberId: string, role: Role): Promise<AdminNews['kinds']> {
  const rows = await db
    .selectFrom('admin_news')
    .select(['kind', 'by_mail'])
    .where('member_id', '=', memberId)
    .execute()
  const chosen = new Map(rows.map(({ kind, by_mail }) => [kind, by_mail]))
  return newsOf(role).map((kind) => ({ kind, byMail: chosen.get(kind) ?? true }))
}

/** Says whether an administrator is told of a kind by mail. */
export const chooseNews = async (
  db: Db,
  memberId: string,
  { kind, byMail }: { kind: NewsKind; byMail: boolean },
): Promise<void> => {
  await db
    .insertInto('admin_news')
    .values({ member_id: memberId, kind, by_mail: byMail })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet({ by_mail: byMail }))
    .execute()
}

/**
 * Marks these kinds as mailed now, for each administrator whose role gets them, who wants them and got none within a day.
 * Returns who gets what. Of several nodes at once, one does.
 */
export async function claimNews(
  tx: Db,
  kinds: readonly NewsKind[],
  now: Temporal.Instant,
): Promise<Map<string, NewsKind[]>> {
  const at = toStored(now)
  const told = roles.flatMap((role) =>
    newsOf(role)
      .filter((kind) => kinds.includes(kind))
      .map((kind) => [role, kind] as const),
  )
  const { rows } = await sql<{ member_id: string; kind: NewsKind }>`
    insert into admin_news as old (member_id, kind, told_at)
    select id, kind, ${at}
    from members join unnest(${told.map(([role]) => role)}::text[], ${told.map(([, kind]) => kind)}::text[])
      as told (to_role, kind) on to_role = role
    where suspended_at is null and leaves_at is null order by id, kind
    on conflict (member_id, kind) do update set told_at = excluded.told_at
      where old.by_mail
        and (old.told_at is null or old.told_at <= ${toStored(now.subtract({ hours: quietHours }))})
    returning member_id, kind`.execute(tx)
  return new Map(
    [...Map.groupBy(rows, ({ member_id }) => member_id)].map(([id, theirs]) => [
      id,
      newsKinds.filter((kind) => theirs.some((one) => one.kind === kind)),
    ]),
  )
}

/** Gives kinds of an administrator's news a new link that stops them, and ends the one of the letter before. */
export const setNewsTicket = async (
  db: Db,
  memberId: string,
  kinds: readonly NewsKind[],
  token: string,
): Promise<void> => {
  await db
    .updateTable('admin_news')
    .set({ ticket_hash: tokenHash(token) })
    .where('member_id', '=', memberId)
    .where('kind', 'in', [...kinds])
    .execute()
}

/** What the link of a letter stops, and in whose language; undefined if there is none, or it was used. */
export async function findNewsTicket(
  db: Db,
  token: string,
): Promise<{ kinds: NewsKind[]; language: string | null } | undefined> {
  const rows = await db
    .selectFrom('admin_news')
    .innerJoin('members', 'members.id', 'admin_news.member_id')
    .select(['kind', 'members.language'])
    .where('ticket_hash', '=', tokenHash(token))
    .execute()
  const stopped = rows.map(({ kind }) => kind)
  return rows[0] && { kinds: newsKinds.filter((kind) => stopped.includes(kind)), language: rows[0].language }
}

/** Stops what the link of a letter is for, once. */
export const useNewsTicket = async (db: Db, token: string): Promise<void> => {
  await db
    .updateTable('admin_news')
    .set({ by_mail: false, ticket_hash: null })
    .where('ticket_hash', '=', tokenHash(token))
    .execute()
}
