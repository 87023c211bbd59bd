import { isBlank } from '../../../contract/blank.ts'
import type { Db } from '../../deps.ts'
import { makeTextFilter } from '../../kernel/search-text.ts'
import type { ThemeRow } from './fields.ts'

export { getThemeOfWeek } from './theme-of-week.ts'

/** A theme of the library. */
export const findTheme = (db: Db, id: string): Promise<ThemeRow | undefined> =>
  db.selectFrom('themes').selectAll().where('id', '=', id).executeTakeFirst()

/** The library in the order of its rotation. A search finds themes by title and description. */
export async function listThemes(db: Db, search: string | undefined, limit: number): Promise<ThemeRow[]> {
  const library = db.selectFrom('themes').orderBy('created_at').orderBy('id')
  if (search === undefined || isBlank(search)) return library.selectAll().limit(limit).execute()
  const found = makeTextFilter(search)
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
