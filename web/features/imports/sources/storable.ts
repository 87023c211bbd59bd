const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** A text without the characters that no database stores: NUL and half a pair of UTF-16. `count` says how many went. */
export function storable(text: string): { text: string; count: number } {
  if (!text.includes('\0') && text.isWellFormed()) return { text, count: 0 }
  const clean = text.replaceAll('\0', '').replace(loneSurrogates, '')
  return { text: clean, count: text.length - clean.length }
}

/** The beginning of a text, at most `most` UTF-16 units, never with half a character at its end. */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
