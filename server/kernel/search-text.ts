/**
 * A text as a search compares it: without accents and capitals (Unicode's compatibility decomposition, then
 * capitals, which also make one of ß and ss, of ς and σ, and of the Turkish ı and i). It is done here and not by
 * the database, whose letters depend on the locale it was made with.
 */
export const searchForm = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()

/** Makes a test: whether one of the texts contains the search. No character of the search is a wildcard. */
export function makeTextFilter(search: string): (...texts: string[]) => boolean {
  const wanted = searchForm(search.trim())
  return (...texts) => texts.some((text) => searchForm(text).includes(wanted))
}
