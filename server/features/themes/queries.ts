import type { SelectQueryBuilder } from 'kysely'
import { isBlank } from '../../../contract/blank.ts'
import type { Db, Deps } from '../../deps.ts'
import { compiledQuery } from '../../kernel/database/compiled-query.ts'
import { makeTextFilter } from '../../kernel/search-text.ts'
import type { Tables } from '../../tables.ts'
import type { ThemeRow } from './fields.ts'
import { listSearchedWords, ownRevision, ownTexts, type ReadTheme } from './languages.ts'

export { inLanguage } from './languages.ts'
export { getThemeOfWeek, markOfWeek } from './theme-of-week.ts'

/** A theme of the library. */
export const findTheme = (db: Db, id: string): Promise<ThemeRow | undefined> =>
  db.selectFrom('themes').selectAll().where('id', '=', id).executeTakeFirst()

/** Themes in the order of the library, in which they take their turns. */
export const inOrder = <O>(themes: SelectQueryBuilder<Tables, 'themes', O>) =>
  themes.orderBy('position').orderBy('created_at').orderBy('id')

/**
 * The library in the order of its rotation. A search finds themes by title and description, also as they are in the
 * reader's language. Drafts are for administrators alone.
 */
export async function listThemes(
  needs: Pick<Deps, 'db' | 'starterWords'>,
  {
    search,
    limit,
    withDrafts,
    language,
  }: { search: string | undefined; limit: number; withDrafts: boolean; language: string },
): Promise<ReadTheme[]> {
  const { db } = needs
  const library = libraryOf(db, withDrafts)
  const read = library.selectAll().select([ownTexts(language), ownRevision(language)])
  if (search === undefined || isBlank(search)) return read.limit(limit).execute()
  const found = makeTextFilter(search)
  const shelf = await library.select(['id', 'title', 'description']).execute()
  const own = await listSearchedWords(needs, shelf, language)
  const ids = shelf
    .filter(({ id, title, description }) => found(title, description, ...(own.get(id) ?? [])))
    .slice(0, limit)
    .map(({ id }) => id)
  return ids.length === 0 ? [] : read.where('id', 'in', ids).execute()
}

/** The marks of {@link listThemes} without a search, in the same order. */
export const listThemeMarks = compiledQuery(
  (
    db: Db,
    { language, limit }: { language: string; limit: number },
    { withDrafts }: { withDrafts: boolean },
  ) =>
    libraryOf(db, withDrafts)
      .select(['revision', ownRevision(language)])
      .limit(limit),
)

function libraryOf(db: Db, withDrafts: boolean) {
  const all = inOrder(db.selectFrom('themes'))
  return withDrafts ? all : all.where('is_draft', '=', false)
}

/** How many themes the library has. */
export async function countThemes(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('themes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
