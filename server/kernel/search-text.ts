import { searchForm } from '../../contract/search-form.ts'

/** The form in which a search compares texts. The server makes it, because a database's letters depend on its locale. */
export { searchForm }

/** Returns a test: whether one of the texts contains the search. No character of the search is a wildcard. */
export function makeTextFilter(search: string): (...texts: string[]) => boolean {
  const wanted = searchForm(search.trim())
  return (...texts) => texts.some((text) => searchForm(text).includes(wanted))
}
