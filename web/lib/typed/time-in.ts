import { anyOf, expressionOf, type Found, wordEnds } from './found.ts'
import { fold, type TypedWords, typedWords } from './words.ts'

export const two = (part: number) => String(part).padStart(2, '0')

export type Half = 'am' | 'pm' | undefined
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

/** How a language writes a time of day, the most telling first. */
function clocksOf(words: TypedWords): Clock[] {
  const before = words.at.flatMap((at) => at.before || [])
  const at = before.length > 0 ? `(?:${anyOf(before)}\\s+)?` : ''
  const behind = words.clock.flatMap((clock) => clock.behind || [])
  const clock = behind.length > 0 ? anyOf(behind) : undefined
  const isClock = clock ? `(?:\\s?${clock})?` : ''
  const halves = (half: 'am' | 'pm', forms: TypedWords['at']) =>
    forms.map((form) =>
      clockOf(
        `${form.before ? `${form.before}\\s+` : ''}${at}${anyTime}${isClock}${form.behind ? `\\s+${form.behind}` : ''}${wordEnds}${ends}`,
        half,
      ),
    )
  return [
    ...halves('am', words.morning),
    ...halves('pm', words.evening),
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
            `${form.before}\\s+${anyTime}${form.behind ? `\\s?${form.behind}` : ''}${ends}${wordEnds}`,
            undefined,
            true,
          ),
        )
      : []),
  ]
}

/** The hour of a day; undefined when there is none such. On a 12-hour clock 12 comes before 1. */
export function hourOf(number: number, half: Half, isTwelve: boolean): number | undefined {
  if (!half || (!isTwelve && number > 12)) return number > 23 ? undefined : number
  return number < 1 || number > 12 ? undefined : (number % 12) + (half === 'pm' ? 12 : 0)
}

/** The first time of day in a text, as `HH:MM`. */
export function timeIn(text: string): Found<string> | undefined {
  const folded = fold(text)
  for (const { pattern, half, isBare } of typedWords().flatMap(clocksOf)) {
    const match = pattern.exec(folded)
    if (!match?.groups) continue
    const { hour: typed, minute, half: letter } = match.groups
    // A bare hour before seven may be one of the afternoon.
    if (isBare && minute === undefined && Number(typed) < 7) continue
    const which = letter ? (`${letter}m` as Half) : half
    const hourOfDay = hourOf(Number(typed), which, letter !== undefined)
    if (hourOfDay === undefined) continue
    return {
      value: `${two(hourOfDay)}:${minute ?? '00'}`,
      from: match.index,
      to: match.index + match[0].length,
    }
  }
  return undefined
}
