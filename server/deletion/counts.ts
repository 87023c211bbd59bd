import { sql } from 'kysely'
import { type CountedThing, countedThings } from '../../contract/counted-things.ts'
import type { DeletedCounts } from '../../contract/deletion.ts'
import type { Db } from '../deps.ts'
import type { Tables } from '../tables.ts'

/** The table of each thing that is counted: a row is one. A test compares these with the database's catalogue. */
export const countedTables: Record<CountedThing, keyof Tables> = {
  moods: 'moods',
  health_entries: 'health_entries',
  journal_entries: 'journal_entries',
  journal_pictures: 'journal_images',
  practice: 'practice',
  planner_days: 'daily_notes',
  goal_weeks: 'weekly_goals',
  repeating_items: 'repeating_items',
  posts: 'posts',
  comments: 'comments',
  likes: 'post_likes',
  banners: 'banners',
  reports: 'banner_reports',
  content_reports: 'reports',
  rsvps: 'rsvps',
  theme_choices: 'theme_overrides',
  affirmations: 'affirmations',
}
const things = Object.keys(countedThings) as CountedThing[]

/** Nothing of anything. */
export const noCounts = (): DeletedCounts =>
  Object.fromEntries(things.map((thing) => [thing, 0])) as DeletedCounts

/** How much of each thing a member has stored. */
export async function countRecords(db: Db, memberId: string): Promise<DeletedCounts> {
  const counts = things.map(
    (thing) =>
      sql`(select count(*)::integer from ${sql.table(countedTables[thing])} where member_id = ${memberId}) as ${sql.id(thing)}`,
  )
  const { rows } = await sql<DeletedCounts>`select ${sql.join(counts)}`.execute(db)
  return rows[0] ?? noCounts()
}

/** How many of a member's entries of the journal are in its bin. */
export async function countBin(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('journal_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
