/**
 * A text in the form in which a search compares it: without accents and in capitals. It uses Unicode's compatibility
 * decomposition. Capitals also unify ß and ss, ς and σ, and the Turkish ı and i. It is the same in every language, so
 * that a text is found as people type it, on whichever keyboard.
 */
export const searchForm = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().replaceAll('ẞ', 'SS')
