import { sql } from 'kysely'
import { isBlank } from '../../../contract/values.ts'
import { weekNumber } from '../../../contract/week.ts'
import type { Db } from '../../deps.ts'
import { notFound } from '../../kernel/refusal.ts'
import { holds } from '../../kernel/search-text.ts'
import type { ThemeRow } from './told.ts'

/**
 * The theme of a member's week: their own choice, else the scheduled one, else the library in turn by the week's
 * number (ruling 11). One statement, so that a theme deleted meanwhile leaves no gap. 404 when there is none.
 */
export async function getThemeOfWeek(db: Db, memberId: string, week: string): Promise<ThemeRow> {
  const place = weekNumber(week)
  const row = await db
    .selectFrom('themes')
    .selectAll()
    .where('id', '=', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('theme_overrides')
          .select('theme_id')
          .where('member_id', '=', memberId)
          .where('week', '=', week),
        eb.selectFrom('theme_schedule').select('theme_id').where('week', '=', week),
        eb
          .selectFrom('themes as library')
          .select('library.id')
          .orderBy('library.created_at')
          .orderBy('library.id')
          .limit(1)
          .offset(sql<number>`(select mod(${place}::int, greatest(count(*), 1)) from themes)`),
      ),
    )
    .executeTakeFirst()
  if (!row) throw notFound('No theme is scheduled for this week')
  return row
}

/** A theme of the library. */
export const findTheme = (db: Db, id: string): Promise<ThemeRow | undefined> =>
  db.selectFrom('themes').selectAll().where('id', '=', id).executeTakeFirst()

/** The library in the order of its rotation, or what of it a search finds by title and description. */
export async function listThemes(db: Db, search: string | undefined, limit: number): Promise<ThemeRow[]> {
  const library = db.selectFrom('themes').orderBy('created_at').orderBy('id')
  if (search === undefined || isBlank(search)) return library.selectAll().limit(limit).execute()
  const found = holds(search)
  const ids = (await library.select(['id', 'title', 'description']).execute())
    .filter(({ title, description }) => found(title, description))
    .slice(0, limit)
    .map(({ id }) => id)
  return ids.length === 0 ? [] : library.selectAll().where('id', 'in', ids).execute()
}

/** How many themes the library has. */
export async function countThemes(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('themes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
