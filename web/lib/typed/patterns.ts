import { noonOf } from '../time/days.ts'
import { fold } from './fold.ts'
import { anyOf } from './found.ts'

/** What stands before and behind a value, as patterns of folded text. */
export type Around = { before: string; behind: string }

/** What stands around two times of day. */
export type Pair = { before: string; middle: string; behind: string }

/** What stands around weekdays on which something comes again, as patterns; `ending` is of the weekday itself: 'on Mondays'. */
export type EveryForm = { before: string; ending: string; behind: string }

/** Minutes of a time in words, as a pattern around the hour: '30' behind 'half past'. A sign alone adds the number that is said. */
export type MinutesForm = Around & { minutes: number | '+' | '-'; isTold: boolean }

/** A day in numbers, and whether it needs a word before it, unless it is the first of a line. */
export type DateNumbers = { pattern: string; isOnlyTold: boolean; isFirst?: boolean }[]

/** Words as a pattern. Between two of them may be more than one space. */
export const pattern = (words: string): string =>
  fold(words.trim())
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+')

export const formsOf = (text: string) =>
  text
    .split('|')
    .map(pattern)
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)

/** Forms in which a star is the beginning of any word: '*mazsa' is 'yağmazsa', too. */
export const beginningsOf = (text: string) => formsOf(text).map((form) => form.replace(/^\\\*/, '\\p{L}{2,}'))

export const aroundOf = (text: string): Around[] =>
  text
    .split('|')
    .toSorted((one, other) => other.length - one.length)
    .flatMap((form) => {
      const [before, behind, more] = form.split(/\{\w+\}/)
      if (before === undefined || behind === undefined || more !== undefined) return []
      return [{ before: pattern(before), behind: pattern(behind) }]
    })

/** Words as a pattern, with the spaces around them. */
const spaced = (words: string) =>
  words.trim()
    ? `${words.startsWith(' ') ? '\\s+' : ''}${pattern(words)}${words.endsWith(' ') ? '\\s+' : ''}`
    : words && '\\s+'

export const pairsOf = (text: string): Pair[] =>
  text.split('|').flatMap((form) => {
    const [before, middle, behind] = form.split('{time}')
    if (before === undefined || !middle || behind === undefined) return []
    return [{ before: spaced(before), middle: spaced(middle), behind: spaced(behind) }]
  })

export const everyOf = (text: string): EveryForm[] =>
  text.split('|').flatMap((form) => {
    const [before = '', after] = form.split('{day}')
    if (after === undefined) return []
    const [ending = '', ...behind] = after.split(' ')
    return [
      {
        before: before.trim() ? `${pattern(before)}\\s+` : '',
        ending: pattern(ending),
        behind: behind.length > 0 ? `\\s+${pattern(behind.join(' '))}` : '',
      },
    ]
  })

/** Patterns with the numbers that they stand for: 'one=1'. */
export const numbersOf = (text: string): Map<string, number> =>
  new Map(
    text.split('|').map((form) => {
      const [word = '', number] = form.split('=')
      return [fold(word.trim()), Number(number)]
    }),
  )

/** How a number is typed, as a group of this name. */
export const numberPattern = (group: string, words: Map<string, number>, digits = '\\d{1,2}|'): string =>
  `(?<${group}>${digits}${[...words.keys()].toSorted((one, other) => other.length - one.length).join('|')})`

/** The number that was typed in digits or in words. */
export const numberTyped = (typed: string, { numberWords }: { numberWords: Map<string, number> }): number =>
  numberWords.get(typed.replace(/\s+/g, ' ')) ?? Number(typed)

/** Forms with a number in them, such as 'every {n} days'. */
export const countsOf = (text: string, numbers: Map<string, number>): string[] =>
  text
    .split('|')
    .toSorted((one, other) => other.length - one.length)
    .flatMap((form) => {
      const [before, behind] = form.split('{n}')
      if (before === undefined || behind === undefined) return []
      return [`${spaced(before)}${numberPattern('n', numbers)}${spaced(behind)}`]
    })

export const minutesOf = (text: string, numbers: Map<string, number>): MinutesForm[] =>
  text.split('|').flatMap((form) => {
    const [words = '', value = ''] = form.split('=')
    const [before, behind] = words.split('{time}')
    if (before === undefined || behind === undefined) return []
    const patternOf = (part: string) =>
      pattern(part.replace('#', 'minutesofit').replace('*', 'wordofit').replace('~', ''))
        .replace('minutesofit', numberPattern('minutes', numbers))
        .replace('wordofit', numberPattern('minutes', numbers, ''))
    const ending = behind.startsWith('~') ? "(?:['’]?\\p{L}{1,3})?" : ''
    const sign = value.replace('!', '')
    return [
      {
        before: before.trim() ? `${patternOf(before)}\\s+` : '',
        behind: `${ending}${behind.replace('~', '').trim() ? `\\s+${patternOf(behind)}` : ''}`,
        minutes: sign === '+' || sign === '-' ? sign : Number(sign),
        isTold: value.includes('!'),
      },
    ]
  })

/** The letters between a day and its month, as this language writes them. */
export function ofIn(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).formatToParts(0)
  return pattern(
    parts
      .map(({ type, value }) => (type === 'literal' ? value : ''))
      .join('')
      .replace(/\P{L}/gu, ''),
  )
}

/** A day and a month in numbers, in the order and with the sign between them of the reader's region. */
export function numbersIn(locale: string): DateNumbers {
  const iso = { pattern: '(?<year>\\d{4})-(?<month>\\d{1,2})-(?<day>\\d{1,2})', isOnlyTold: false }
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'literal')?.value.trim()
  const order = parts.map(({ type }) => type).filter((type) => type !== 'literal')
  const [day, month] = ['(?<day>\\d{1,2})', '(?<month>\\d{1,2})']
  const [year, anyYear] = ['(?<year>\\d{4})', '(?<year>\\d{4}|\\d{2})']
  if (sign === '.')
    return [
      iso,
      { pattern: `${day}\\.\\s?${month}\\.(?:\\s?${year})?`, isOnlyTold: false },
      { pattern: `${day}\\.\\s?${month}(?:\\.${anyYear})?`, isOnlyTold: true },
    ]
  // Where the year comes first, nobody knows which of two numbers is the month.
  if (order[0] === 'year') return [iso]
  const two = order[0] === 'day' ? `${day}/${month}` : `${month}/${day}`
  const long = two.replaceAll('/', '(?<sign>[/-])')
  return [
    iso,
    { pattern: `${long}\\k<sign>${year}`, isOnlyTold: false },
    { pattern: `${two}(?:/${anyYear})?`, isOnlyTold: true, isFirst: true },
  ]
}

/** Short forms that are words of their own: the Spanish sea, a Turkish call and muscle. */
const ordinaryWords: Partial<Record<string, string[]>> = { es: ['mar'], tr: ['ara', 'kas'] }

/** The names of days or months in a locale: in full, and in full or shortened. */
export function namesIn(locale: string, dates: string[], part: 'weekday' | 'month') {
  const [language = locale] = locale.split('-')
  const written = (date: string, style: 'long' | 'short') =>
    [...new Set([locale, language])].map((one) =>
      pattern(
        noonOf(date)
          .toLocaleDateString(one, { [part]: style })
          .replace(/\.$/, ''),
      ),
    )
  const long = dates.map((date) => anyOf([...new Set(written(date, 'long'))]))
  const any = dates.map((date, at) => {
    const short = written(date, 'short').filter((one) => !ordinaryWords[language]?.includes(one))
    return anyOf([long[at] ?? '', ...new Set(short.map((one) => `${one}(?:\\.(?=[\\s,]))?`))])
  })
  return { long, any }
}
