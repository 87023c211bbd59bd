import { type Expression, type SqlBool, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { UserRow, userSearch, userStats } from '../../../contract/admin.ts'
import type { Db } from '../../deps.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { searchForm } from '../../kernel/search-text.ts'
import { memberColumns } from './queries.ts'

type Search = z.output<typeof userSearch>

/** The number of accounts, of suspended ones, and of administrators who can act. */
export const countMembers = (db: Db): Promise<z.infer<typeof userStats>> =>
  db
    .selectFrom('members')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.count<number>('suspended_at').as('suspended'),
      sql<number>`count(*) filter (where role = 'admin' and suspended_at is null and leaves_at is null)`.as(
        'admins',
      ),
    ])
    .executeTakeFirstOrThrow()

/**
 * Accounts by name, ignoring capitals and accents. A search finds those whose name or address contains its text. Ids
 * are found in the index alone, which holds everything that a search reads. Only the rows of the page are then fetched.
 */
export async function listMembers(
  db: Db,
  search: Search,
  { withConsent = false, needsReason = false }: { withConsent?: boolean; needsReason?: boolean } = {},
): Promise<UserRow[]> {
  const conditions = await conditionsOf(db, search)
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('members as found')
        .select('found.id')
        .where((found) => found.and(conditions))
        .orderBy('found.search_text')
        .orderBy('found.id')
        .limit(search.limit)
        .as('page'),
    )
    .innerJoin('members', 'members.id', 'page.id')
    .select(memberColumns)
    .$if(withConsent, (page) =>
      page.select(sql<boolean>`members.health_consent_at is not null`.as('health_consent')),
    )
    .$if(needsReason, (page) => page.select(sql<boolean>`true`.as('health_reason_required')))
    .orderBy('members.search_text')
    .orderBy('members.id')
    .execute()
}

async function conditionsOf(db: Db, search: Search): Promise<Expression<SqlBool>[]> {
  const { id, query, role, suspended, after } = search
  const conditions: Expression<SqlBool>[] = []
  const wanted = searchForm(query?.trim() ?? '')
  if (wanted !== '') conditions.push(sql<boolean>`strpos(found.search_text, ${wanted}) > 0`)
  if (id) conditions.push(sql<boolean>`found.id = ${id}`)
  if (role) conditions.push(sql<boolean>`found.role = ${role}`)
  if (suspended)
    conditions.push(
      sql<boolean>`found.suspended_at is ${sql.raw(suspended === 'true' ? 'not null' : 'null')}`,
    )
  if (after) {
    const last = await db
      .selectFrom('members')
      .select('search_text')
      .where('id', '=', after)
      .executeTakeFirst()
    if (!last) throw refuse(409, 'The list has changed meanwhile. Please load it again.')
    conditions.push(sql<boolean>`(found.search_text, found.id) > (${last.search_text}, ${after})`)
  }
  return conditions
}
