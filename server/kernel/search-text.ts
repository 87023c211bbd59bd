/**
 * A text in the form in which a search compares it: without accents and in capitals. It uses Unicode's compatibility
 * decomposition. Capitals also unify ß and ss, ς and σ, and the Turkish ı and i. The server does this, because the
 * letters of a database depend on its locale.
 */
export const searchForm = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()

/** Returns a test: whether one of the texts contains the search. No character of the search is a wildcard. */
export function makeTextFilter(search: string): (...texts: string[]) => boolean {
  const wanted = searchForm(search.trim())
  return (...texts) => texts.some((text) => searchForm(text).includes(wanted))
}
