/** A value that was found in a text, and where its words stand. */
export type Found<T> = { value: T; from: number; to: number }

/** Where a letter, a number or an apostrophe follows, a word goes on: “Today's”. */
export const wordEnds = "(?![\\p{L}\\p{N}]|['’]\\p{L})"

/** What makes a number one of a row: '2nd', '3.', '1.º'. */
export const ordinalEnds = '(?:\\.?[º°]|\\.|st|nd|rd|th)'

/** Any of several patterns. */
export const anyOf = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`

const made = new Map<string, RegExp>()

/** The expression of a pattern. A line is read at every key, and the patterns of a language and a day are always the same. */
export function expressionOf(pattern: string, flags: 'u' | 'gu' = 'u'): RegExp {
  const key = `${flags} ${pattern}`
  const expression = made.get(key) ?? new RegExp(pattern, flags)
  made.set(key, expression)
  return expression
}
