import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type {
  MemberComment,
  MemberPost,
  MemberRsvp,
  memberCommentsPage,
  memberPostsPage,
  memberRsvpsPage,
} from '../../../contract/member-page.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { fileAddress } from '../images/queries.ts'

/*
 * What a member shares with others, for administrators. Nothing that only its member reads is read in this folder; a test
 * holds it to that.
 */

const stateOf = ({ hidden_at, removed_at }: { hidden_at: string | null; removed_at: string | null }) =>
  removed_at !== null ? 'removed' : hidden_at !== null ? 'hidden' : 'shown'

const changed = () => refuse(409, 'The list has changed meanwhile. Please load it again.')

/** What a member posted, newest first. */
export async function postsOf(
  db: Db,
  memberId: string,
  { before, before_at, limit }: z.output<typeof memberPostsPage>,
): Promise<MemberPost[]> {
  let query = db
    .selectFrom('posts')
    .leftJoin('images', 'images.hash', 'posts.image_hash')
    .select(['posts.id', 'post_type', 'content', 'likes', 'comments', 'posts.created_at'])
    .select(['image_hash', 'images.width', 'hidden_at', 'removed_at'])
    .where('member_id', '=', memberId)
  if (before) {
    const at = before_at ?? (await timeOf(db, 'posts', before))
    query = query.where((eb) => eb(eb.refTuple('posts.created_at', 'posts.id'), '<', eb.tuple(at, before)))
  }
  const rows = await query
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ image_hash, width, hidden_at, removed_at, ...post }) => ({
    ...post,
    state: stateOf({ hidden_at, removed_at }),
    image_url: image_hash !== null && width !== null ? fileAddress(image_hash, width) : null,
  }))
}

/** What a member commented, newest first. */
export async function commentsOf(
  db: Db,
  memberId: string,
  { before, before_at, limit }: z.output<typeof memberCommentsPage>,
): Promise<MemberComment[]> {
  let query = db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .innerJoin('members', 'members.id', 'posts.member_id')
    .select(['comments.id', 'comments.post_id', 'comments.content', 'comments.created_at'])
    .select(['comments.hidden_at', 'comments.removed_at', 'members.name as post_by'])
    .where('comments.member_id', '=', memberId)
  if (before) {
    const at = before_at ?? (await timeOf(db, 'comments', before))
    query = query.where((eb) =>
      eb(eb.refTuple('comments.created_at', 'comments.id'), '<', eb.tuple(at, before)),
    )
  }
  const rows = await query
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ hidden_at, removed_at, ...comment }) => ({
    ...comment,
    state: stateOf({ hidden_at, removed_at }),
  }))
}

async function timeOf(db: Db, table: 'posts' | 'comments', id: string): Promise<string> {
  const row = await db.selectFrom(table).select('created_at').where('id', '=', id).executeTakeFirst()
  if (!row) throw changed()
  return row.created_at
}

/** To which events a member answered, newest answer first. */
export async function rsvpsOf(
  db: Db,
  memberId: string,
  page: z.output<typeof memberRsvpsPage>,
): Promise<MemberRsvp[]> {
  const { before, before_at: at, before_occurrence, limit } = page
  if (before && !at) throw changed()
  const occurrence = before_occurrence ? toStored(Temporal.Instant.from(before_occurrence)) : '-infinity'
  let query = db
    .selectFrom('rsvps')
    .innerJoin('events', 'events.id', 'rsvps.event_id')
    .select([
      'rsvps.event_id',
      'events.title',
      'events.tags',
      'rsvps.status',
      'rsvps.updated_at as answered_at',
    ])
    .select(['events.all_day as allDay', 'events.time_zone as timezone'])
    .select([
      sql<string | null>`nullif(rsvps.occurrence, '-infinity')`.as('occurrenceStart'),
      sql<string>`case when rsvps.occurrence = '-infinity' then events.starts_at else rsvps.occurrence end`.as(
        'start',
      ),
      sql<string>`case when rsvps.occurrence = '-infinity' then events.ends_at else rsvps.occurrence + (events.ends_at - events.starts_at) end`.as(
        'end',
      ),
      sql<boolean>`events.recurrence is not null`.as('isSeries'),
    ])
    .where('rsvps.member_id', '=', memberId)
  if (before && at)
    query = query.where((eb) =>
      eb(
        eb.refTuple('rsvps.updated_at', 'rsvps.event_id', 'rsvps.occurrence'),
        '<',
        eb.tuple(at, before, occurrence),
      ),
    )
  return query
    .orderBy('rsvps.updated_at', 'desc')
    .orderBy('rsvps.event_id', 'desc')
    .orderBy('rsvps.occurrence', 'desc')
    .limit(limit)
    .execute()
}
