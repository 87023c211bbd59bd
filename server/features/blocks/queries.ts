import { sql } from 'kysely'
import { opens } from '../../../contract/roles.ts'
import type { Caller } from '../../kernel/http/caller.ts'

/**
 * A condition on a row of `members`: true unless the caller or that member blocked the other. Moderators and
 * administrators see everybody and are seen by everybody.
 */
// Blocks are selected as values, which are looked up by the primary key for each row of a page. With `exists`,
// PostgreSQL may join all blocks of the caller to each row. Inside `coalesce` it expects half of the rows to pass, and
// so reads a page in its order; of `is null` it expects next to none, and would sort everything. Most callers have no
// block at all: that is found out once for a page, and then no row is looked up.
export const hasNoBlockWith = (caller: Pick<Caller, 'id' | 'role'>) =>
  opens(caller.role, 'moderator')
    ? sql<boolean>`true`
    : sql<boolean>`(members.role in ('moderator', 'admin')
      or not (select exists (select from blocks as own where own.member_id = ${caller.id})
        or exists (select from blocks as others where others.blocked_id = ${caller.id}))
      or not coalesce(
        (select true from blocks where blocks.member_id = ${caller.id} and blocks.blocked_id = members.id),
        (select true from blocks where blocks.member_id = members.id and blocks.blocked_id = ${caller.id}),
        false))`
