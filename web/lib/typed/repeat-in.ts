import type { Repeat } from '../../../contract/repeat.ts'
import { anyOf, expressionOf, type Found, ordinalEnds, wordEnds } from './found.ts'
import { type EveryForm, fold, type TypedWords, typedWords } from './words.ts'

const begins = '(?<=^|\\s)'

/** Some weekdays in a form: 'every Monday', 'every Monday, Wednesday and Friday', 'on Mondays'. */
function weekdaysAs({ before, ending, behind }: EveryForm, { weekdays, and }: TypedWords): string {
  const name = `${anyOf(weekdays)}${ending}`
  const next = `(?:\\s*,\\s*|\\s+${anyOf(and)}\\s+)(?:${before})?${name}`
  return `${before}${name}(?:${next})*${behind}`
}

/** What a language says of how something comes again, the most telling first. */
function rhythmsOf(words: TypedWords): { pattern: string; repeat: (said: string) => Repeat }[] {
  const fixed = (forms: string[], repeat: Repeat) =>
    forms.map((pattern) => ({ pattern, repeat: () => repeat }))
  const onWeekdays = (forms: EveryForm[], interval: number) =>
    forms.map((form) => ({
      pattern: weekdaysAs(form, words),
      repeat: (said: string): Repeat => ({
        every: 'week',
        interval,
        weekdays: words.weekdays.flatMap((name, at) => (expressionOf(name).test(said) ? at + 1 : [])),
      }),
    }))
  return [
    ...onWeekdays(words.everyOtherWeekday, 2),
    ...onWeekdays(words.everyWeekday, 1),
    ...fixed(words.workdays, { every: 'week', interval: 1, weekdays: [1, 2, 3, 4, 5] }),
    ...fixed(words.everyOtherDay, { every: 'day', interval: 2 }),
    ...fixed(words.everyDay, { every: 'day', interval: 1 }),
    ...fixed(words.everyOtherWeek, { every: 'week', interval: 2 }),
    ...fixed(words.everyWeek, { every: 'week', interval: 1 }),
    ...fixed(words.everyMonth, { every: 'month', interval: 1 }),
    ...fixed(
      words.everyMonthOn.map(
        ({ before, behind }) => `${before}\\s+${dateIn(words)}${behind ? `\\s+${behind}` : ''}`,
      ),
      { every: 'month', interval: 1 },
    ),
    ...fixed(words.everyYear, { every: 'month', interval: 12 }),
  ]
}

type Place = Omit<Found<unknown>, 'value'>

/** How something comes again, and on which day of its months, where that is said. */
type Rhythm = { repeat: Repeat; date?: number }

/** The number of a day of a month, and not that of '3.12.', '3. Dezember' or '1.000'. */
const dateIn = ({ months }: TypedWords) =>
  `(?<date>\\d{1,2})(?![.,]\\d|${ordinalEnds}?\\s+(?:of\\s+)?${anyOf(months)})(?:${ordinalEnds}|['’]\\p{L}{1,5})?(?!\\s?\\d)`

/** The rhythm of every month with a date before or behind it: 'every month on the 1st', 'on the 1st of every month'. */
function onDate(folded: string, { from, to }: Place, words: TypedWords) {
  const dates = words.dayOfMonth.map(
    ({ before, behind }) => `${before}\\s+${dateIn(words)}${behind ? `\\s+${behind}` : ''}${wordEnds}`,
  )
  for (const date of dates) {
    const behind = expressionOf(`^\\s+${date}`).exec(folded.slice(to))
    if (behind) return { date: Number(behind.groups?.date), from, to: to + behind[0].length }
    const before = expressionOf(`${begins}${date}(?:\\s+${words.of || 'of'})?\\s+$`).exec(
      folded.slice(0, from),
    )
    if (before) return { date: Number(before.groups?.date), from: before.index, to }
  }
  return undefined
}

/** Whether a weekday is counted beside the words of a month, which no rule of ours says: 'every month on the 2nd Friday'. */
function isOnWeekday(folded: string, { from, to }: Place, words: TypedWords): boolean {
  const counted = `(?:${anyOf(words.notAfter)}|\\d${ordinalEnds})\\s+${anyOf(words.weekdays)}`
  return (
    expressionOf(`^\\s+(?:\\p{L}+\\s+){0,2}${counted}`).test(folded.slice(to)) ||
    expressionOf(`${counted}(?:\\s+\\p{L}+)?\\s+$`).test(folded.slice(0, from))
  )
}

/** How something comes again, as a text says it anywhere: 'every Monday', 'each day', 'every other week'. */
export function repeatIn(text: string): Found<Rhythm> | undefined {
  const folded = fold(text)
  for (const words of typedWords())
    for (const { pattern, repeat: repeatOf } of rhythmsOf(words)) {
      const match = expressionOf(`${begins}${pattern}${wordEnds}`).exec(folded)
      if (!match) continue
      const repeat = repeatOf(match[0])
      const place = { from: match.index, to: match.index + match[0].length }
      if (repeat.every === 'month' && isOnWeekday(folded, place, words)) continue
      const isMonthly = repeat.every === 'month' && repeat.interval === 1
      const date = match.groups?.date
      const dated = date ? { date: Number(date), ...place } : isMonthly && onDate(folded, place, words)
      if (!dated || dated.date < 1 || dated.date > 31) return { value: { repeat }, ...place }
      return { value: { repeat, date: dated.date }, from: dated.from, to: dated.to }
    }
  return undefined
}
