import { anyOf, expressionOf, oncePer, type Reading, wordEnds } from './found.ts'
import type { Around } from './patterns.ts'
import { type TypedWords, typedWords } from './words.ts'

export const two = (part: number) => String(part).padStart(2, '0')

/**
 * From when to when, as `HH:MM`, and whether that is every day or today: 'every evening at 8', 'this evening at 8'.
 * Without an end where none was said, or where it is on the next day.
 */
export type Hours = { time: string; endTime?: string; isDaily?: boolean; isToday?: boolean }

export type Half = 'am' | 'pm' | 'night' | undefined
type Clock = { pattern: RegExp; half?: Half; isBare?: boolean }

// Not a part of 3:16:20 or of 1.18:30.
export const begins = '(?<![\\p{L}\\d:.,/-])'
const hour = '(?<hour>\\d{1,2})'
export const ends = '(?![\\d:]|[.,]\\d)'
const withMinutes = `${hour}:(?<minute>[0-5]\\d)`
const anyTime = `${hour}(?:[:.](?<minute>[0-5]\\d))?`
const clockOf = (pattern: string, half?: Half, isBare = false): Clock => ({
  pattern: expressionOf(begins + pattern),
  half,
  isBare,
})

/**
 * 'am' and 'pm' behind a time, as a pattern with a group of this name. Where 'am' stands before a day, as in German, it
 * is none before another word: '10 am Freitag'.
 */
export function halfLetters(group: string): string {
  const isOfDays = typedWords().some(({ on }) => on.some(({ before }) => before === 'am'))
  return `\\s?(?<${group}>[ap])\\.?\\s?m\\b\\.?${isOfDays ? '(?:(?<!\\sam)|(?!\\s+[\\p{L}\\d]))' : ''}`
}

/** The words before a time that are only its signs, such as 'at', as an optional pattern. */
export function atOf({ at }: TypedWords): string {
  const before = at.flatMap((form) => form.before || [])
  return before.length > 0 ? `(?:${anyOf(before)}\\s+)?` : ''
}

/** The parts of the day, the forms with a word before the time first. */
export const partsOf = (words: TypedWords): { form: Around; half: Half }[] =>
  [
    ...words.morning.map((form) => ({ form, half: 'am' as Half })),
    ...words.evening.map((form) => ({ form, half: 'pm' as Half })),
    ...words.night.map((form) => ({ form, half: 'night' as Half })),
  ].toSorted((one, other) => Number(Boolean(other.form.before)) - Number(Boolean(one.form.before)))

/** What stands before a time of a part of the day, which may come every day: 'every evening', 'tomorrow evening'. */
export const partBefore = ({ before }: Around, { everyPart, thisPart }: TypedWords): string => {
  if (!before) return ''
  const when = `(?:(?<daily>${anyOf(everyPart)})|(?<ofToday>${anyOf(thisPart)}))\\s+`
  // German 'Morgen' alone is tomorrow.
  return before.startsWith('\\+') ? `${when}${before.slice(2)}\\s+` : `(?:${when})?${before}\\s+`
}

/** What the words before a part of the day say of its day. */
export const partDay = ({ daily, ofToday }: Partial<Record<string, string>>) => ({
  ...(daily && { isDaily: true }),
  ...(ofToday && { isToday: true }),
})

/** Whether an hour of a clock that goes to twelve is as likely one of the afternoon: '3:30', but not '03:30'. */
export const isEitherHalf = (hour: string | undefined, { isTwelveHour }: TypedWords): boolean =>
  isTwelveHour && /^[1-6]$/.test(hour ?? '')

/** How a language writes a time of day, the most telling first. */
const clocksOf = oncePer((words: TypedWords): Clock[] => {
  const at = atOf(words)
  const behind = words.clock.flatMap((clock) => clock.behind || [])
  const clock = behind.length > 0 ? anyOf(behind) : undefined
  const isClock = clock ? `(?:\\s?${clock})?` : ''
  return [
    // 14 Uhr 30, 14h30. Quarters need nothing behind them, another number may count what follows.
    clockOf(
      `${at}${hour}(?:${clock ? `\\s?${clock}\\s+` : '(?!)'}|\\s?h\\s?)(?:(?<minute>00|15|30|45)${wordEnds}|(?<minutes>[0-5]\\d)(?=\\s*(?:[,.!]|$)))${ends}`,
    ),
    ...partsOf(words).map(({ form, half }) =>
      clockOf(
        `${partBefore(form, words)}${at}${anyTime}${isClock}${form.before ? `(?:${halfLetters('half')})?` : ''}${form.behind ? `\\s+${form.behind}` : ''}${wordEnds}${ends}`,
        half,
      ),
    ),
    // 6:30 pm, 6.30 p.m.
    clockOf(`${at}${hour}[:.](?<minute>[0-5]\\d)${halfLetters('half')}(?![\\d:])`),
    ...(clock ? [clockOf(`${at}${anyTime}\\s?${clock}${wordEnds}`)] : []),
    // 18:30, 18:30 h
    clockOf(`${at}${withMinutes}${ends}(?:\\s?hs?\\b\\.?)?`),
    // 6 pm, 6pm
    clockOf(`${at}${hour}${halfLetters('half')}(?![\\d:])`),
    ...(words.hasBareTimes
      ? words.at.map((form) =>
          clockOf(
            `${form.before}\\s+${anyTime}(?:\\s?hs?\\b\\.?)?${form.behind ? `\\s?${form.behind}` : ''}${ends}${wordEnds}`,
            undefined,
            true,
          ),
        )
      : []),
  ]
})

/** The hour of a day; undefined when there is none such. On a 12-hour clock 12 comes before 1. */
export function hourOf(number: number, half: Half, isTwelve: boolean): number | undefined {
  // Twelve at night may be of this day or of the next.
  if (half === 'night')
    return number === 12 || number > 23 ? undefined : number + (number > 5 && number < 12 ? 12 : 0)
  if (!half || (!isTwelve && number > 12)) return number > 23 ? undefined : number
  return number < 1 || number > 12 ? undefined : (number % 12) + (half === 'pm' ? 12 : 0)
}

/** The first time of day in a folded text, as `HH:MM`. */
export function timeIn(folded: string, all: readonly TypedWords[]): Reading<Hours> {
  const clocks = all.flatMap((words) => clocksOf(words).map((clock) => ({ ...clock, words })))
  for (const { pattern, half, isBare, words } of clocks) {
    const match = pattern.exec(folded)
    if (!match?.groups) continue
    const { hour: typed, minute, minutes, half: letter } = match.groups
    // A bare hour before seven may be one of the afternoon.
    if (isBare && minute === undefined && Number(typed) < 7) continue
    const which = letter ? (`${letter}m` as Half) : half
    if (!which && isEitherHalf(typed, words)) continue
    const hourOfDay = hourOf(Number(typed), which, letter !== undefined)
    // Twelve at night: the time is told, and open.
    if (hourOfDay === undefined && half) return 'unclear'
    if (hourOfDay === undefined) continue
    return {
      value: { time: `${two(hourOfDay)}:${minute ?? minutes ?? '00'}`, ...partDay(match.groups) },
      from: match.index,
      to: match.index + match[0].length,
    }
  }
  return undefined
}
