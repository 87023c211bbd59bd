import type { Repeat } from '../../../contract/repeat.ts'
import { isUnclear } from './beside.ts'
import { fold } from './fold.ts'
import {
  anyOf,
  expressionOf,
  type Found,
  oncePer,
  ordinalEnds,
  type Reading,
  wordBegins,
  wordEnds,
} from './found.ts'
import { type EveryForm, numberTyped } from './patterns.ts'
import { daysIn, daysList, daysOf } from './weekdays-in.ts'
import { type TypedWords, typedWords } from './words.ts'

const begins = '(?<=^|\\s)'

type Said = Partial<Record<string, string>>
type Pattern = { pattern: string; repeat: (said: Said, whole: string) => Repeat | undefined }

/** Some weekdays in a form: 'every Monday', 'every Monday, Wednesday and Friday', 'on Mondays'. */
const weekdaysAs = ({ before, ending, behind }: EveryForm, words: TypedWords): string =>
  `${before}${daysList(words, { ending, before })}${behind}`

const workdays = [1, 2, 3, 4, 5]
const allDays = [1, 2, 3, 4, 5, 6, 7]

/** What a language says of how something comes again, the most telling first. */
function rhythmsOf(words: TypedWords): Pattern[] {
  const fixed = (forms: string[], repeat: Repeat): Pattern[] =>
    forms.map((pattern) => ({ pattern, repeat: () => repeat }))
  const weekly = (weekdays: number[] | undefined, interval = 1): Repeat | undefined =>
    weekdays?.length ? { every: 'week', interval, weekdays } : undefined
  const onWeekdays = (forms: EveryForm[], interval: number): Pattern[] =>
    forms.map((form) => ({
      pattern: weekdaysAs(form, words),
      repeat: (_, whole) => weekly(daysIn(whole, words), interval),
    }))
  const counted = (forms: string[], every: Repeat['every']): Pattern[] =>
    forms.map((pattern) => ({
      pattern,
      repeat: ({ n = '' }) => ({ every, interval: Math.max(1, numberTyped(n, words)) }),
    }))
  const except = (forms: string[], from: number[]): Pattern[] =>
    words.except.flatMap(({ before, behind }) => {
      const left = `${before ? `,?\\s+${before}\\s+` : ',?\\s+'}${daysList(words, { group: 'left', ending: `${anyOf(words.dayEndings)}?` })}${behind ? `\\s+${behind}` : ''}`
      const repeat = ({ left: without = '' }: Said) => {
        const days = daysIn(without, words)
        return weekly(from.filter((day) => !days.includes(day)))
      }
      return [
        ...forms.map((form) => ({ pattern: `${form}${left}`, repeat })),
        // 'pazar hariç her gün'
        ...(behind
          ? forms.map((form) => ({ pattern: `${left.replace(/^,\?\\s\+/, '')}\\s+${form}`, repeat }))
          : []),
      ]
    })
  // 'every 2 weeks on Tuesday', 'alle 2 Wochen dienstags', and the other way around
  const weeks: [string, Pattern['repeat']][] = [
    ...words.everyOtherWeek.map((form): [string, Pattern['repeat']] => [
      form,
      () => ({ every: 'week', interval: 2 }),
    ]),
    ...counted(words.everyWeeks, 'week').map(({ pattern, repeat }): [string, Pattern['repeat']] => [
      pattern,
      repeat,
    ]),
    ...words.everyWeek.map((form): [string, Pattern['repeat']] => [
      form,
      () => ({ every: 'week', interval: 1 }),
    ]),
  ]
  const days = `(?<days>${daysOf(words)})`
  const weeksOnDays = weeks.flatMap(([form, repeat]): Pattern[] => {
    const on: Pattern['repeat'] = (said, whole) =>
      weekly(daysIn(said.days ?? '', words), repeat(said, whole)?.interval)
    return [
      { pattern: `${form},?\\s+${days}`, repeat: on },
      { pattern: `${days}\\s+${form}`, repeat: on },
    ]
  })
  return [
    ...weeksOnDays,
    ...except(words.everyDay, allDays),
    ...except(words.workdays, workdays),
    ...onWeekdays(words.everyOtherWeekday, 2),
    ...onWeekdays(words.everyWeekday, 1),
    ...fixed(words.workdays, { every: 'week', interval: 1, weekdays: workdays }),
    ...fixed(words.everyOtherDay, { every: 'day', interval: 2 }),
    ...fixed(words.everyDay, { every: 'day', interval: 1 }),
    ...counted(words.everyDays, 'day'),
    ...weeks.map(([pattern, repeat]) => ({ pattern, repeat })),
    ...counted(words.everyMonths, 'month'),
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

const readersOf = oncePer((words: TypedWords) =>
  rhythmsOf(words).map(({ pattern, repeat }) => ({
    expression: expressionOf(`${begins}${pattern}${wordEnds}`),
    repeat,
  })),
)

type Place = Omit<Found<unknown>, 'value'>

/** How something comes again, and on which day of its months, where that is said. */
type Rhythm = { repeat: Repeat; date?: number }

/** The number of a day of a month, and not that of '3.12.', '3. Dezember' or '1.000'. */
const dateIn = ({ months }: TypedWords) =>
  `(?<date>\\d{1,2})(?![.,]\\d|${ordinalEnds}?\\s+(?:of\\s+)?${anyOf(months)})(?:${ordinalEnds}|['’]\\p{L}{1,5})?(?!\\s?\\d)`

const datesOf = oncePer((words: TypedWords) =>
  words.dayOfMonth.map(({ before, behind }) => {
    const date = `${before}\\s+${dateIn(words)}${behind ? `\\s+${behind}` : ''}${wordEnds}`
    return {
      // Turkish says the day by its ending alone: 'her ay 5'inde'.
      behind: expressionOf(`^\\s+(?:${date}|(?<ending>\\d{1,2})['’]s?[iu]nd[ea]${wordEnds})`),
      before: expressionOf(`${begins}${date}(?:\\s+${words.of || 'of'})?\\s+$`),
    }
  }),
)

/** The rhythm of every month with a date before or behind it: 'every month on the 1st', 'on the 1st of every month'. */
function onDate(folded: string, { from, to }: Place, words: TypedWords) {
  for (const date of datesOf(words)) {
    const behind = date.behind.exec(folded.slice(to))
    if (behind)
      return { date: Number(behind.groups?.date ?? behind.groups?.ending), from, to: to + behind[0].length }
    const before = date.before.exec(folded.slice(0, from))
    if (before) return { date: Number(before.groups?.date), from: before.index, to }
  }
  return undefined
}

const countedOf = oncePer((words: TypedWords) => {
  const counted = `(?:${anyOf(words.notAfter)}|\\d${ordinalEnds})\\s+(?:${anyOf(words.weekdays)}|${anyOf(words.units)})`
  return {
    behind: expressionOf(`^\\s+(?:\\p{L}+\\s+){0,2}${counted}`),
    before: expressionOf(`${counted}(?:\\s+\\p{L}+)?\\s+$`),
  }
})

/** Whether a day is counted beside the words of a month, which no rule of ours says: 'every month on the 2nd Friday'. */
const isCounted = (folded: string, { from, to }: Place, words: TypedWords): boolean =>
  countedOf(words).behind.test(folded.slice(to)) || countedOf(words).before.test(folded.slice(0, from))

/** Weekdays from one to another with a time of day: 'Monday to Friday at 7', which without it may be a vacation. */
function rangeIn(folded: string, words: TypedWords): Found<Rhythm> | undefined {
  const match = expressionOf(`${begins}(?<days>${daysOf(words)})${wordEnds}`).exec(folded)
  const weekdays = match ? daysIn(match[0], words) : []
  if (!match || weekdays.length < 3 || !isRange(match[0], words)) return undefined
  return {
    value: { repeat: { every: 'week', interval: 1, weekdays } },
    from: match.index,
    to: match.index + match[0].length,
  }
}

const isRange = (said: string, words: TypedWords) =>
  /[-–—]/.test(said) || expressionOf(`${wordBegins}${anyOf(words.through)}${wordEnds}`).test(said)

/**
 * How something comes again, as a text says it anywhere: 'every Monday', 'each day', 'every other week'. With a time of
 * day beside it, 'Monday to Friday' is a rhythm too.
 */
export function repeatIn(text: string, hasTime = false): Reading<Rhythm> {
  const folded = fold(text)
  const all = typedWords()
  for (const words of all) {
    for (const { expression, repeat: repeatOf } of readersOf(words)) {
      const match = expression.exec(folded)
      const repeat = match && repeatOf(match.groups ?? {}, match[0])
      if (!match || !repeat) continue
      const place = { from: match.index, to: match.index + match[0].length }
      if (repeat.every === 'month' && isCounted(folded, place, words)) return 'unclear'
      const isMonthly = repeat.every === 'month' && repeat.interval < 12
      const date = match.groups?.date
      const dated = date ? { date: Number(date), ...place } : isMonthly && onDate(folded, place, words)
      const found =
        !dated || dated.date < 1 || dated.date > 31
          ? { value: { repeat }, ...place }
          : { value: { repeat, date: dated.date }, from: dated.from, to: dated.to }
      return isUnclear(folded, found, 'rhythm', all) ? 'unclear' : found
    }
    const range = hasTime ? rangeIn(folded, words) : undefined
    if (range) return isUnclear(folded, range, 'rhythm', all) ? 'unclear' : range
  }
  return undefined
}
