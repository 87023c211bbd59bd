import type { Feed, FeedKind } from '../../contract/feeds.ts'
import { lengths } from '../../contract/limits.ts'
import type { Db } from '../deps.ts'
import { isShown, readingLanguage } from '../features/auth/queries.ts'
import { toStored } from '../kernel/clock.ts'
import { type Refusal, refuse } from '../kernel/http/refusal.ts'
import { newToken, tokenHash } from '../kernel/token.ts'

const columns = ['id', 'kind', 'made_at', 'last_read_at', 'last_reader'] as const
type Row = Omit<Feed, 'kind'> & { kind: string }
const told = (row: Row): Feed => ({ ...row, kind: row.kind as FeedKind })

/** A member's feeds, the oldest first. */
export const listFeeds = async (db: Db, memberId: string): Promise<Feed[]> =>
  (
    await db
      .selectFrom('feeds')
      .select(columns)
      .where('member_id', '=', memberId)
      .orderBy('made_at')
      .orderBy('id')
      .execute()
  ).map(told)

/**
 * Makes a feed, or gives one a new address, after which the one before is unknown. Returns it with the token of its
 * address, of which only the hash is stored. `also` is part of the transaction, and gets when the session began.
 */
export const makeFeed = (
  db: Db,
  { id: memberId, session }: { id: string; session: string },
  { id, kind }: { id: string; kind: FeedKind },
  now: Temporal.Instant,
  also: (tx: Db, sessionSince: string) => Promise<void>,
): Promise<{ feed: Feed; token: string } | Refusal> =>
  db.transaction().execute(async (tx) => {
    // One at a time of a member, so that two at once do not both find room.
    await tx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
    const since = await sessionStart(tx, session)
    // It ended while this call waited, and with it all feeds.
    if (!since) return refuse(401, 'Please sign in again.')
    const feeds = await listFeeds(tx, memberId)
    const known = feeds.find((feed) => feed.id === id)
    if (known && known.kind !== kind) return refuse(409, 'That calendar shows something else.')
    if (!known && feeds.length >= lengths.feeds)
      return refuse(409, 'You have five calendar addresses. Please end one of them first.')
    const token = newToken()
    const made = {
      kind,
      token_hash: tokenHash(token),
      made_at: toStored(now),
      last_read_at: null,
      last_reader: null,
    }
    const row = await tx
      .insertInto('feeds')
      .values({ member_id: memberId, id, ...made })
      .onConflict((conflict) => conflict.columns(['member_id', 'id']).doUpdateSet(made))
      .returning(columns)
      .executeTakeFirstOrThrow()
    await also(tx, since)
    return { feed: told(row), token }
  })

/** When a session began whose member is not leaving. Undefined if there is none. */
const sessionStart = async (tx: Db, token: string): Promise<string | undefined> =>
  (
    await tx
      .selectFrom('sessions')
      .innerJoin('members', 'members.id', 'sessions.member_id')
      .select('sessions.created_at')
      .where('token_hash', '=', tokenHash(token))
      .where(isShown)
      .executeTakeFirst()
  )?.created_at

/** Ends a feed; false if the member has no such feed. */
export const endFeed = async (db: Db, memberId: string, id: string): Promise<boolean> =>
  (await db.deleteFrom('feeds').where('member_id', '=', memberId).where('id', '=', id).executeTakeFirst())
    .numDeletedRows > 0

/** Whose feed it is, and how they read. */
export type Reader = { memberId: string; id: string; kind: FeedKind; zone: string; language: string | null }

/** The feed of an address; undefined for a token that is unknown, was ended, or whose member may not sign in. */
export async function findFeed(db: Db, token: string): Promise<Reader | undefined> {
  const row = await db
    .selectFrom('feeds')
    .innerJoin('members', 'members.id', 'feeds.member_id')
    .select(['member_id', 'feeds.id', 'kind', 'time_zone', readingLanguage.as('language')])
    .where('token_hash', '=', tokenHash(token))
    .where('suspended_at', 'is', null)
    .where(isShown)
    .executeTakeFirst()
  return (
    row && {
      memberId: row.member_id,
      id: row.id,
      kind: row.kind as FeedKind,
      zone: row.time_zone ?? 'UTC',
      language: row.language,
    }
  )
}

/** Every so often, because a calendar asks more often than anybody looks when it did. */
const noteEvery = { minutes: 5 }

/** Notes that a feed was read, and by which program. */
export async function noteReading(
  db: Db,
  { memberId, id }: Reader,
  program: string,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('feeds')
    .set({ last_read_at: toStored(now), last_reader: program })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where(({ or, eb }) =>
      or([
        eb('last_read_at', 'is', null),
        eb('last_read_at', '<', toStored(now.subtract(noteEvery))),
        eb('last_reader', 'is distinct from', program),
      ]),
    )
    .execute()
}
