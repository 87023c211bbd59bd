import { sql } from 'kysely'
import type { MemberPage } from '../../../contract/member-page.ts'
import { opens } from '../../../contract/roles.ts'
import type { Db, Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { notFound } from '../../kernel/http/refusal.ts'
import { memberColumns } from '../auth/queries.ts'
import { findBannerOf } from '../banners/queries.ts'
import { reportCount, reportsOf } from './reports.ts'
import { commentsOf, postsOf, rsvpsOf } from './shared.ts'

/** The account of a member, and how much they share; undefined if there is none. */
async function findPage(db: Db, id: string): Promise<MemberPage | undefined> {
  const row = await db
    .selectFrom('members')
    .select(memberColumns)
    .select([
      'members.last_seen_on',
      sql<boolean>`exists (select from passkeys where passkeys.member_id = members.id)
        or exists (select from one_time_codes
          where one_time_codes.member_id = members.id and confirmed_at is not null)`.as('has_second_factor'),
      sql<number>`(select count(*)::integer from posts where posts.member_id = members.id)`.as('posts'),
      sql<number>`(select count(*)::integer from comments where comments.member_id = members.id)`.as(
        'comments',
      ),
      sql<number>`(select count(*)::integer from rsvps where rsvps.member_id = members.id)`.as('rsvps'),
      reportCount.as('reports'),
    ])
    .where('members.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { posts, comments, rsvps, reports, ...account } = row
  return { ...account, counts: { posts, comments, rsvps, reports }, banner: await findBannerOf(db, id) }
}

/** What moderation needs of an account: not how to write to it, nor when its member was here, nor where they go. */
function forModeration({
  email: _email,
  last_seen_on: _day,
  has_second_factor: _factor,
  counts,
  ...page
}: MemberPage): MemberPage {
  const { rsvps: _rsvps, ...shared } = counts
  return { ...page, counts: shared }
}

/** One member in the back office. */
export const memberPageHandlers = (_: Deps) =>
  handlers({
    'GET /admin/users/{id}': async ({ readDb, member, params }) => {
      const page = await findPage(readDb, params.id)
      if (!page) return notFound('User not found')
      return opens(member.role, 'admin') ? page : forModeration(page)
    },

    'GET /admin/users/{id}/posts': async ({ readDb, params, query }) => postsOf(readDb, params.id, query),

    'GET /admin/users/{id}/comments': async ({ readDb, params, query }) =>
      commentsOf(readDb, params.id, query),

    'GET /admin/users/{id}/reports': async ({ readDb, params }) => reportsOf(readDb, params.id),

    'GET /admin/users/{id}/rsvps': async ({ readDb, params, query }) => rsvpsOf(readDb, params.id, query),
  })
