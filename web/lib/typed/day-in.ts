import { addDays } from '../../../contract/week.ts'
import { noonOf } from '../time/days.ts'
import { anyOf, expressionOf, type Found, ordinalEnds, wordEnds } from './found.ts'
import { two } from './time-in.ts'
import { fold, type TypedWords, typedWords } from './words.ts'

/** A day of the calendar, if it exists in the centuries that a calendar is for. */
export function existing(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${two(month)}-${two(day)}`
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return undefined
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined
}

/** What names a day. One that is `ahead` is a weekday, which can stand behind 'next' and is never today then. */
type Name = {
  pattern: string
  day: (match: RegExpExecArray) => string | undefined
  isWord?: boolean
  /** Read behind 'on' alone: '1/2 liter of milk' names no day. */
  isOnlyTold?: boolean
  ahead?: number
}

/** The first such day from today on, or that of the year that is given. */
function dated(today: string, month: number, day: number, year: string | undefined): string | undefined {
  if (year) return existing(Number(year), month, day)
  const present = Number(today.slice(0, 4))
  // February 29 comes after eight years at the latest.
  return Array.from({ length: 9 }, (_, ahead) => existing(present + ahead, month, day) ?? [])
    .flat()
    .find((one) => one >= today)
}

function namesIn(words: TypedWords, today: string): Name[] {
  const after = (forms: string[], ahead: number): Name[] =>
    forms.length > 0 ? [{ pattern: anyOf(forms), day: () => addDays(today, ahead), isWord: true }] : []
  const weekdayToday = (noonOf(today).getDay() + 6) % 7
  const months = anyOf(words.months.map((name, at) => `(?<m${at}>${name})`))
  const of = `(?:\\s+${words.of || 'of'})?`
  const year = `(?:,?${words.of ? `(?:\\s+${words.of}l?)?` : ''}\\s+(?<year>\\d{4}))?`
  const ofDate = ({ groups = {} }: RegExpExecArray) => {
    const month = words.months.findIndex((_, at) => groups[`m${at}`] !== undefined)
    return dated(today, month + 1, Number(groups.day), groups.year)
  }
  return [
    ...after(words.dayAfterTomorrow, 2),
    ...after(words.today, 0),
    ...after(words.tomorrow, 1),
    // 25 de diciembre, 25. Dezember 2026, the 1st of March, 3 Mart'ta
    { pattern: `(?<day>\\d{1,2})${ordinalEnds}?${of}\\s+${months}(?:['’]\\p{L}{1,3})?${year}`, day: ofDate },
    // 24.12., 24.12.2026, 12/24
    {
      pattern: words.numbers,
      day: ({ groups = {} }) => dated(today, Number(groups.month), Number(groups.day), groups.year),
      isOnlyTold: !words.numbers.includes('\\.'),
    },
    // December 25
    { pattern: `${months}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?${year}`, day: ofDate },
    ...words.weekdays.map((name, at) => {
      const ahead = (at - weekdayToday + 7) % 7
      return { pattern: name, day: () => addDays(today, ahead), ahead }
    }),
  ]
}

const around = (forms: TypedWords['on'], pattern: string) =>
  anyOf(
    forms.map(
      ({ before, behind }) => `${before ? `${before}\\s+` : ''}${pattern}${behind ? `\\s+${behind}` : ''}`,
    ),
  )

/** The forms in which a name stands: with the words before it, which let it stand anywhere, or alone. */
function formsOf(words: TypedWords, name: Name, today: string) {
  // A name is written once in a pattern with groups.
  const single = (forms: TypedWords['on']) => forms.map((form) => around([form], name.pattern))
  const on = name.isWord ? [] : single(words.on)
  const next = name.ahead === undefined ? [] : single(words.next)
  const coming = () => addDays(today, name.ahead || 7)
  const told = [
    ...next.map((pattern) => ({ pattern, day: coming, isTold: true })),
    ...on.map((pattern) => ({ pattern, day: name.day, isTold: true })),
  ]
  return name.isOnlyTold ? told : [...told, { pattern: name.pattern, day: name.day, isTold: false }]
}

/**
 * The day that stands at the beginning or the end of a text, or anywhere after 'on'. In the middle a name may belong to
 * a title: 'Read Friday to Ana'.
 */
export function dayIn(text: string, today: string): Found<string> | undefined {
  const folded = fold(text)
  for (const words of typedWords()) {
    const on = words.on.flatMap(({ before }) => before || [])
    for (const name of namesIn(words, today)) {
      if (!expressionOf(name.pattern).test(folded)) continue
      // 'am Morgen' is no tomorrow, and 'the 2nd Friday' not the next.
      const not = anyOf([...words.notAfter, `\\d${ordinalEnds}`, ...(name.isWord ? on : [])])
      const begins = `(?<=\\s)(?<!(?:^|\\s)${not}\\s+)`
      for (const { pattern, day, isTold } of formsOf(words, name, today)) {
        const match = [
          `^\\s*${pattern}${wordEnds}`,
          `${begins}${pattern}[\\s.!]*$`,
          ...(isTold ? [`${begins}${pattern}${wordEnds}`] : []),
        ]
          .map((one) => expressionOf(one).exec(folded))
          .find(Boolean)
        const value = match && day(match)
        if (match && value) return { value, from: match.index, to: match.index + match[0].length }
      }
    }
  }
  return undefined
}

/** The day that a text names and says nothing else; undefined for any other text. */
export function dayAlone(text: string, today: string): string | undefined {
  const found = dayIn(text, today)
  return found && found.from === 0 && found.to === text.length ? found.value : undefined
}
