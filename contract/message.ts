/** A message with choices, read: words, a value by its name (`grouped` as '1,000'), or a choice among wordings. */
export type Part = string | Value | Choice
type Value = { name: string; grouped?: true }
export type Choice = {
  name: string
  kind: 'plural' | 'selectordinal' | 'select'
  /** Chosen by the exact number (`=0`), the language's plural category or the value. There is always an `other`. */
  arms: Readonly<Record<string, readonly Part[]>>
}
export type Values = Readonly<Record<string, string | number>>

const choice = /\{\s*\w+\s*,/

/**
 * Whether a text is read as a message. All other texts are words with `{name}`, and their apostrophes are plain
 * apostrophes.
 */
export const hasChoice = (text: string): boolean => choice.test(text)

/**
 * Reads the part of ICU MessageFormat that this product uses: `{name}`, `{name, number}`, `plural`, `selectordinal` and
 * `select`, nested, and `#` for the number. An apostrophe before `{`, `}` or `#` quotes up to the next one. Throws if
 * the text is malformed.
 */
export function readMessage(text: string): Part[] {
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at += found[0].length
    return found
  }
  const need = (pattern: RegExp): string[] => {
    const found = take(pattern)
    if (!found) throw new Error(`“${text}” cannot be read at its character ${at + 1}.`)
    return found
  }

  /** Reads up to the closing brace. `number` is the name that `#` stands for. */
  function parts(number?: string): Part[] {
    const read: Part[] = []
    for (;;) {
      const words = take(/'([{}#][^']*)'|([^{}#']+|')/y)
      if (words) read.push(words[1] ?? words[2] ?? '')
      else if (take(/#/y)) read.push(number ? { name: number } : '#')
      else if (take(/\{\s*/y)) read.push(argument(number))
      else return read
    }
  }

  function argument(number?: string): Part {
    const [, name = ''] = need(/(\w+)\s*/y)
    if (take(/\}/y)) return { name }
    if (take(/,\s*number\s*\}/y)) return { name, grouped: true }
    const kind = need(/,\s*(plural|selectordinal|select)\s*,\s*/y)[1] as Choice['kind']
    const arms: Record<string, Part[]> = {}
    for (let arm = need(/([^\s{},#]+)\s*\{/y); arm; arm = take(/([^\s{},#]+)\s*\{/y) as typeof arm) {
      arms[arm[1] ?? ''] = parts(kind === 'select' ? number : name)
      need(/\}\s*/y)
    }
    if (!arms.other) throw new Error(`“${text}” has no wording for other {${name}}.`)
    need(/\}/y)
    return { name, kind, arms }
  }

  const read = parts()
  need(/$/y)
  return read
}

/** The wording of a choice for a value, or that of `other` if the value has none. */
export function armOf({ kind, arms }: Choice, value: string | number | undefined, language: string) {
  const category =
    kind === 'select'
      ? String(value)
      : new Intl.PluralRules(language, { type: kind === 'plural' ? 'cardinal' : 'ordinal' }).select(
          Number(value),
        )
  return (
    (kind !== 'select' && arms[`=${value}`]) ||
    (Object.hasOwn(arms, category) && arms[category]) ||
    arms.other ||
    []
  )
}
