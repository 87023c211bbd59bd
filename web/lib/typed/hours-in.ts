import { anyOf, expressionOf, type Found, wordEnds } from './found.ts'
import { begins, ends, type Half, hourOf, timeIn, two } from './time-in.ts'
import { fold, type TypedWords, typedWords } from './words.ts'

/** From when to when, as `HH:MM`. Without an end where none was said, or where it is on the next day. */
export type Hours = { time: string; endTime?: string }

/** A time of day in a pattern: its hour, its minutes, and what tells that it is one. */
const part = (at: 1 | 2, clock: string) =>
  `(?<hour${at}>\\d{1,2})(?:[:.](?<minute${at}>[0-5]\\d))?(?:\\s?(?<half${at}>[ap])\\.?\\s?m\\b\\.?)?(?<clock${at}>${clock})?`

/** Two times of day as a language writes them: 'from 6 to 7:30 pm', '18:00–19:30', 'von 18 bis 19 Uhr'. */
function rangeOf(words: TypedWords): RegExp {
  const clock = words.clock.flatMap(({ behind }) => (behind ? `\\s?${behind}` : [])).join('|') || '(?!)'
  const at = anyOf(words.at.map(({ before }) => before || '(?!)'))
  const partOfDay = (forms: TypedWords['at']) =>
    anyOf(forms.map(({ behind }) => (behind ? `\\s+${behind}` : '(?!)')))
  return expressionOf(
    [
      `${begins}(?:${anyOf(words.from)}\\s+)?(?:${at}\\s+)?${part(1, clock)}`,
      `(?:\\s*[–—-]\\s*|\\s+${anyOf(words.to)}\\s+(?:${at}\\s+)?)`,
      `${part(2, clock)}(?:(?<am>${partOfDay(words.morning)})|(?<pm>${partOfDay(words.evening)}))?${wordEnds}${ends}`,
    ].join(''),
  )
}

const halfOf = (letter: string | undefined): Half => (letter ? (`${letter}m` as Half) : undefined)

/** The hours that a match says; undefined if it may be anything else, such as pages: '10 to 12'. */
function hoursOf(match: RegExpExecArray, { hasBareTimes }: TypedWords): Hours | undefined {
  const said = match.groups ?? {}
  const { minute1, minute2 } = said
  const signs = [said.half1, said.half2, said.clock1, said.clock2, said.am, said.pm]
  const isTold = match[0].includes(':') || signs.some(Boolean) || (hasBareTimes && minute1 && minute2)
  const first = halfOf(said.half1)
  const last = halfOf(said.half2) ?? (said.am ? 'am' : said.pm ? 'pm' : first)
  const at = (hour: number | undefined, minute = '00') =>
    hour === undefined ? undefined : `${two(hour)}:${minute}`
  const end = at(hourOf(Number(said.hour2), last, Boolean(said.half2 ?? first)), minute2)
  // 'from 11 to 1 pm' begins in the other half of the day.
  const halves: Half[] = first || !last ? [first] : [last, last === 'pm' ? 'am' : 'pm']
  const starts = halves.flatMap((half) => at(hourOf(Number(said.hour1), half, Boolean(half)), minute1) ?? [])
  const time = starts.find((start) => end && start < end) ?? starts[0]
  if (!isTold || !end || !time) return undefined
  return { time, ...(time < end && { endTime: end }) }
}

/** The first time of day in a text, or the hours from one to another. */
export function hoursIn(text: string): Found<Hours> | undefined {
  const folded = fold(text)
  for (const words of typedWords()) {
    const match = rangeOf(words).exec(folded)
    const value = match && hoursOf(match, words)
    if (match && value) return { value, from: match.index, to: match.index + match[0].length }
  }
  const single = timeIn(text)
  return single && { ...single, value: { time: single.value } }
}
