import { sql } from 'kysely'
import { opens } from '../../../contract/roles.ts'
import type { Caller } from '../../kernel/http/caller.ts'

/**
 * Whether a caller is told of the member of `members`: neither blocked the other. A block says nothing about
 * who moderates, on either side: they look after the community, so they see all of it and are seen.
 *
 * Blocks are selected as values, which are looked up by the primary key for each row of a page. With `exists`,
 * PostgreSQL may join all blocks of the caller to each row. Inside `coalesce` it expects half of the rows to pass, and so
 * reads a page in its order; of `is null` it expects next to none, and would sort everything. Of most callers there is
 * none at all: that is found out once for a page, and then no row is looked up.
 */
export const isToldTo = (caller: Pick<Caller, 'id' | 'role'>) =>
  opens(caller.role, 'moderator')
    ? sql<boolean>`true`
    : sql<boolean>`(members.role in ('moderator', 'admin')
      or not (select exists (select from blocks as own where own.member_id = ${caller.id})
        or exists (select from blocks as others where others.blocked_id = ${caller.id}))
      or not coalesce(
        (select true from blocks where blocks.member_id = ${caller.id} and blocks.blocked_id = members.id),
        (select true from blocks where blocks.member_id = members.id and blocks.blocked_id = ${caller.id}),
        false))`
