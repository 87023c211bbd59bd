/** A value that was found in a text, and where its words stand. */
export type Found<T> = { value: T; from: number; to: number }

/**
 * What reading a text for something gives. Unclear where words beside what was found make it something else that is not
 * understood: then the whole line stays as it was typed.
 */
export type Reading<T> = Found<T> | 'unclear' | undefined

/** Where a letter, a number or an apostrophe follows, a word goes on: “Today's”. */
export const wordEnds = "(?![\\p{L}\\p{N}]|['’]\\p{L})"

/** Where a word begins. */
export const wordBegins = "(?<![\\p{L}\\p{N}]|\\p{L}['’])"

/** What makes a number one of a row: '2nd', '3.', '1.º'. */
export const ordinalEnds = '(?:\\.?[º°]|\\.|st|nd|rd|th)'

/** Any of several patterns; nothing at all if there are none. */
export const anyOf = (patterns: readonly string[]): string =>
  patterns.length > 0 ? `(?:${patterns.join('|')})` : '(?!)'

const made = new Map<string, RegExp>()

/** The expression of a pattern. A line is read at every key, and the patterns of a language are always the same. */
export function expressionOf(pattern: string, flags: 'u' | 'gu' = 'u'): RegExp {
  const key = `${flags} ${pattern}`
  const expression = made.get(key) ?? new RegExp(pattern, flags)
  made.set(key, expression)
  return expression
}

/** Makes something once for each key, such as the expressions of a language, and then keeps it. */
export function oncePer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const kept = new WeakMap<K, V>()
  return (key) => {
    const known = kept.get(key) ?? make(key)
    kept.set(key, known)
    return known
  }
}
