import type { MemberPage } from '../../../contract/member-page.ts'
import { opens } from '../../../contract/roles.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { notFound } from '../../kernel/http/refusal.ts'
import { findPage } from './queries.ts'
import { reportsOf } from './reports.ts'
import { commentsOf, postsOf, rsvpsOf } from './shared.ts'

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
      const page = await findPage(readDb, member, params.id)
      if (!page) return notFound('User not found')
      return opens(member.role, 'admin') ? page : forModeration(page)
    },

    'GET /admin/users/{id}/posts': async ({ readDb, params, query }) => postsOf(readDb, params.id, query),

    'GET /admin/users/{id}/comments': async ({ readDb, params, query }) =>
      commentsOf(readDb, params.id, query),

    'GET /admin/users/{id}/reports': async ({ readDb, member, params }) =>
      reportsOf(readDb, member, params.id),

    'GET /admin/users/{id}/rsvps': async ({ readDb, params, query }) => rsvpsOf(readDb, params.id, query),
  })
