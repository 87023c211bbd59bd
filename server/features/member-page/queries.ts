import { sql } from 'kysely'
import type { MemberPage } from '../../../contract/member-page.ts'
import type { Db } from '../../deps.ts'
import { memberColumns } from '../auth/queries.ts'
import { findBannerOf } from '../banners/queries.ts'
import { mayJudge, type Viewer } from '../cases/queries.ts'
import { countReportsAbout, countReportsBy } from './reports.ts'

/**
 * The account of a member, and how much they share; undefined if there is none. Of whom the viewer may not judge it says
 * nothing of reports, nor of a banner that reports may have hidden.
 */
export async function findPage(db: Db, viewer: Viewer, id: string): Promise<MemberPage | undefined> {
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
      countReportsAbout.as('reports'),
      countReportsBy(viewer).as('reports_by'),
    ])
    .where('members.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { posts, comments, rsvps, reports, reports_by, ...account } = row
  const shared = { posts, comments, rsvps, reports_by }
  if ((await mayJudge(db, viewer, row.id)) !== 'yes') return { ...account, counts: shared, banner: null }
  return { ...account, counts: { ...shared, reports }, banner: await findBannerOf(db, id) }
}
