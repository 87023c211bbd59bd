import { addDays, weekdayOf } from '../../../contract/week.ts'
import { isNth, isUnclear } from './beside.ts'
import { fold } from './fold.ts'
import { anyOf, expressionOf, type Found, oncePer, ordinalEnds, type Reading, wordEnds } from './found.ts'
import { numberTyped } from './patterns.ts'
import { two } from './time-in.ts'
import { type TypedWords, typedWords } from './words.ts'

/** A day of the calendar, if it exists in the centuries that a calendar is for. */
export function existing(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${two(month)}-${two(day)}`
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return undefined
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined
}

type Said = Partial<Record<string, string>>

/** What names a day. */
type Name = {
  pattern: string
  day: (said: Said, today: string) => string | undefined
  isWord?: boolean
  /** Read behind 'on' alone: '1/2 liter of milk' names no day. */
  isOnlyTold?: boolean
  /** Read at the beginning of a line as well: '1/12 dentist'. */
  isFirst?: boolean
  /** From 0 for Monday: a weekday can stand behind 'next' and is never today then. */
  weekday?: number
}

/** The first such day from today on, or that of the year that is given. */
export function dated(today: string, { year, month, day }: Said): string | undefined {
  const [monthOfYear, date] = [Number(month), Number(day)]
  if (year) return existing(year.length === 2 ? 2000 + Number(year) : Number(year), monthOfYear, date)
  const present = Number(today.slice(0, 4))
  // February 29 comes after eight years at the latest.
  return Array.from({ length: 9 }, (_, ahead) => existing(present + ahead, monthOfYear, date) ?? [])
    .flat()
    .find((one) => one >= today)
}

/** Which of some patterns with groups of this name was met. */
export const metIn = (patterns: string[], group: string, said: Said) =>
  patterns.findIndex((_, at) => said[`${group}${at}`] !== undefined)

export const grouped = (patterns: string[], group: string) =>
  anyOf(patterns.map((pattern, at) => `(?<${group}${at}>${pattern})`))

export const dayFrom = (today: string, weekday: number) =>
  addDays(today, (weekday + 8 - weekdayOf(today)) % 7)

/** Dates, which may stand beside their weekday: 'Monday, November 30', '5 Aralık Cumartesi'. */
function datesIn(words: TypedWords): Name[] {
  const of = `(?:\\s+${words.of || 'of'})?`
  const year = `(?:,?${words.of ? `(?:\\s+${words.of}l?)?` : ''}\\s+(?<year>\\d{4}))?`
  const inWords = (months: string[]) => (said: Said, today: string) =>
    dated(today, { ...said, month: String(metIn(months, 'm', said) + 1) })
  const dates: Name[] = [
    // 25 de diciembre, 25. Dezember 2026, the 1st of March, 3 Mart'ta
    {
      pattern: `(?<day>\\d{1,2})${ordinalEnds}?${of}\\s+${grouped(words.months, 'm')}(?:['’]?[dt][ae])?${year}`,
      day: inWords(words.months),
    },
    // 24.12., 24.12.2026, 12/24, 2026-12-24
    ...words.numbers.map((numbers) => ({
      ...numbers,
      day: (said: Said, today: string) => dated(today, said),
    })),
    // December 25
    {
      pattern: `${grouped(words.leadingMonths, 'm')}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?${year}`,
      day: inWords(words.leadingMonths),
    },
  ]
  const weekday = grouped(words.anyWeekdays, 'w')
  const behind = anyOf(
    ['', ...words.on.flatMap((form) => (form.behind ? `\\s+${form.behind}` : []))].reverse(),
  )
  const article = words.article.length > 0 ? `(?:${anyOf(words.article)}\\s+)?` : ''
  return dates.flatMap((date) => {
    const agreeing = (said: Said, today: string) => {
      const day = date.day(said, today)
      return day && weekdayOf(day) === metIn(words.anyWeekdays, 'w', said) + 1 ? day : undefined
    }
    const beside = [
      `${weekday}${behind},?\\s+${article}${date.pattern}`,
      `${date.pattern},?\\s+${weekday}${behind}`,
    ]
    return [
      ...beside.map((pattern) => ({ ...date, pattern, day: agreeing, isOnlyTold: false, isFirst: false })),
      date,
    ]
  })
}

function namesIn(words: TypedWords): Name[] {
  const after = (forms: string[], ahead: number): Name[] =>
    forms.length > 0
      ? [{ pattern: anyOf(forms), day: (_, today) => addDays(today, ahead), isWord: true }]
      : []
  const counted = (forms: string[], days: number): Name[] =>
    forms.map((pattern) => ({
      pattern,
      day: ({ n = '' }, today) => addDays(today, numberTyped(n, words) * days),
      isWord: true,
    }))
  return [
    ...after(words.dayAfterTomorrow, 2),
    ...after(words.today, 0),
    ...after(words.tomorrow, 1),
    ...counted(words.inDays, 1),
    ...counted(words.inWeeks, 7),
    ...datesIn(words),
    ...words.weekdays.map((pattern, weekday) => ({
      pattern,
      day: (_: Said, today: string) => dayFrom(today, weekday),
      weekday,
    })),
    ...words.anyWeekdays.map((pattern, weekday) => ({
      pattern,
      day: (_: Said, today: string) => dayFrom(today, weekday),
      weekday,
      isOnlyTold: true,
    })),
  ]
}

const around = (forms: TypedWords['on'], pattern: string) =>
  anyOf(
    forms.map(
      ({ before, behind }) => `${before ? `${before}\\s+` : ''}${pattern}${behind ? `\\s+${behind}` : ''}`,
    ),
  )

/** A form in which a name stands: where it is looked for, and whether it is a weekday by itself. */
type Form = { expressions: RegExp[]; day: Name['day']; isBareWeekday: boolean }

/** A date in numbers at the beginning of a line, which is neither a fraction nor a name: '1/2 liter', '24/7 help'. */
const firstOf = ({ pattern, day }: Name): Form => ({
  expressions: [
    expressionOf(
      `^\\s*(?!(?:1/[234568]|2/[35]|3/[458]|4/5|5/[68]|7/8|24/7|9/11|50/50)(?![\\d/]))${pattern}(?=,?\\s+\\p{L})`,
    ),
  ],
  day,
  isBareWeekday: false,
})

/** The forms in which a name stands: with the words before it, which let it stand anywhere, or alone. */
function formsOf(words: TypedWords, name: Name): Form[] {
  const on = words.on.flatMap(({ before }) => before || [])
  // 'am Morgen' is no tomorrow, and 'the 2nd Friday' not the next.
  const not = anyOf([...words.notAfter, `\\d${ordinalEnds}`, ...(name.isWord ? on : [])])
  const begins = `(?<=\\s)(?<!(?:^|\\s)${not}\\s{1,9})`
  const formOf = (pattern: string, day: Name['day'], isTold: boolean): Form => ({
    expressions: [
      `^\\s*${pattern}${wordEnds}`,
      `${begins}${pattern}[\\s.!]*$`,
      ...(isTold ? [`${begins}${pattern}${wordEnds}`] : []),
    ].map((one) => expressionOf(one)),
    day,
    isBareWeekday: !isTold && name.weekday !== undefined,
  })
  const { weekday } = name
  const coming: Name['day'] = (_, today) =>
    weekday === weekdayOf(today) - 1 ? addDays(today, 7) : dayFrom(today, weekday ?? 0)
  // A name is written once in a pattern with groups.
  const told = (forms: TypedWords['on'], day: Name['day']) =>
    forms.map((form) => formOf(around([form], name.pattern), day, true))
  return [
    ...(weekday === undefined ? [] : told(words.next, coming)),
    ...(name.isWord ? [] : told(words.on, name.day)),
    ...(name.isOnlyTold ? [] : [formOf(name.pattern, name.day, false)]),
    ...(name.isFirst ? [firstOf(name)] : []),
  ]
}

const readersOf = oncePer((words: TypedWords) =>
  namesIn(words).map((name) => ({
    has: expressionOf(name.pattern),
    forms: formsOf(words, name),
    isWord: name.isWord,
  })),
)

/** Whether a weekday at the beginning is a part of a name: 'Sunday roast', 'Saturday Night Fever'. */
function isName(
  text: string,
  folded: string,
  { from, to }: Found<unknown>,
  words: TypedWords,
  isWhole: boolean,
): boolean {
  if (folded.slice(0, from).trim()) return false
  const behind = folded.slice(to)
  if (expressionOf(`^\\s+${anyOf(words.dayNames)}${wordEnds}`).test(behind)) return true
  if (!words.hasNames) return false
  // Of two words, the first is as likely a part of a name as a day.
  if (isWhole && /^\s+[\p{L}\p{N}]+[\s.!]*$/u.test(behind)) return true
  return /^(?:\s+\p{Lu}\p{Ll}+){2,}[\s.!]*$/u.test(text.slice(to))
}

/** Whether a word for a day is written as in a title: 'The Day After Tomorrow', but not 'CALL TOMORROW'. */
const isTitle = (words: string) => /\s\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+$/u.test(words)

/**
 * The day that stands at the beginning or the end of a text, or anywhere after 'on'. In the middle a name may belong to
 * a title: 'Read Friday to Ana'. `isWhole` is of a line of which nothing else was read.
 */
export function dayIn(text: string, today: string, isWhole = true): Reading<string> {
  const folded = fold(text)
  const all = typedWords()
  for (const words of all)
    for (const { has, forms, isWord } of readersOf(words)) {
      if (!has.test(folded)) continue
      for (const { expressions, day, isBareWeekday } of forms) {
        const match = expressions.map((one) => one.exec(folded)).find(Boolean)
        if (!match) continue
        const value = day(match.groups ?? {}, today)
        if (!value) continue
        const found = { value, from: match.index, to: match.index + match[0].length }
        if (isUnclear(folded, found, 'day', all)) return 'unclear'
        if (isBareWeekday && isNth(folded, found.from, all)) return 'unclear'
        const isNamed = isBareWeekday && isName(text, folded, found, words, isWhole)
        return isNamed || (isWord && isTitle(text.slice(found.from, found.to))) ? 'unclear' : found
      }
    }
  return undefined
}

/**
 * The day from which something comes again, also behind words that say so: 'every Monday from December 7'. Without them,
 * another weekday than those of the rhythm is no beginning: 'every Monday, then Friday'.
 */
export function startingIn(text: string, today: string, weekdays?: readonly number[]): Reading<string> {
  const words = typedWords()
  const before = anyOf(words.flatMap((one) => one.startingOn))
  const match = expressionOf(`(?:^|\\s)${before}\\s+`).exec(fold(text))
  const rest = match ? match.index + match[0].length : 0
  const found = match && dayIn(text.slice(rest), today, false)
  if (!match || !found || found === 'unclear' || found.from > 0) {
    const day = dayIn(text, today, false)
    const isOther = day && day !== 'unclear' && weekdays?.includes(weekdayOf(day.value)) === false
    return isOther ? 'unclear' : day
  }
  return { value: found.value, from: match.index, to: rest + found.to }
}

/** The day that a text names and says nothing else; undefined for any other text. */
export function dayAlone(text: string, today: string): string | undefined {
  const found = dayIn(text, today)
  return found && found !== 'unclear' && found.from === 0 && found.to === text.length
    ? found.value
    : undefined
}
