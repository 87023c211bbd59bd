import { isUnclear } from './beside.ts'
import { fold } from './fold.ts'
import { anyOf, expressionOf, type Found, oncePer, type Reading, wordEnds } from './found.ts'
import { minutesIn } from './minutes-in.ts'
import type { Around } from './patterns.ts'
import {
  begins,
  ends,
  type Half,
  type Hours,
  halfLetters,
  hourOf,
  isEitherHalf,
  timeIn,
  two,
} from './time-in.ts'
import { type TypedWords, typedWords } from './words.ts'

const never = '(?!)'
const beforeOf = (forms: Around[]) => anyOf(forms.map(({ before }) => before || never))
const behindOf = (forms: Around[]) => anyOf(forms.map(({ behind }) => behind || never))

/** A time of day in a pattern: its hour, its minutes, and what tells that it is one. */
const part = (at: 1 | 2, { morning, evening, clock }: TypedWords) =>
  [
    `(?:(?:(?<amBefore${at}>${beforeOf(morning)})|(?<pmBefore${at}>${beforeOf(evening)}))\\s+)?`,
    `(?<hour${at}>\\d{1,2})(?:[:.](?<minute${at}>[0-5]\\d))?`,
    `(?:${halfLetters(`half${at}`)})?(?:\\s?(?<clock${at}>${behindOf(clock)}))?`,
    `(?:\\s+(?:(?<amBehind${at}>${behindOf(morning)})|(?<pmBehind${at}>${behindOf(evening)})))?`,
  ].join('')

/** Two times of day as a language writes them: 'from 6 to 7:30 pm', '18:00–19:30', 'zwischen 18 und 19 Uhr'. */
const spansOf = oncePer((words: TypedWords): RegExp[] => {
  const at = `(?:${beforeOf(words.at)}\\s+)?`
  const from = `(?:(?:(?<from>${anyOf(words.from)})|(?<at>${beforeOf(words.at)}))\\s+)?${at}`
  const [first, second] = [part(1, words), part(2, words)]
  const shapes = [
    ...words.hours.map(
      ({ before, middle, behind }) =>
        `${before ? `(?<around>${before})` : from}${first}${middle}${at}${second}${behind}`,
    ),
    `${from}${first}(?:\\s*[–—-]\\s*|\\s+(?<to>${anyOf(words.to)})\\s+${at})${second}`,
  ]
  return shapes.map((shape) =>
    expressionOf(`${begins}${shape}(?:\\s?(?<h>hs?)\\b\\.?)?${wordEnds}${ends}`, 'gu'),
  )
})

type Said = Partial<Record<string, string>>

const otherOf = (half: Half): Half => half && (half === 'am' ? 'pm' : 'am')

/** The half of the day that is said of one of the times. */
function halfOf(said: Said, at: 1 | 2): Half {
  const letter = said[`half${at}`]
  if (letter) return `${letter}m` as Half
  if (said[`amBefore${at}`] || said[`amBehind${at}`]) return 'am'
  return said[`pmBefore${at}`] || said[`pmBehind${at}`] ? 'pm' : undefined
}

/** What a time may be: in the half that is said of it, else in that of the other time, or across noon from it. */
function timesOf(said: Said, at: 1 | 2): string[] {
  const own = halfOf(said, at)
  const other = halfOf(said, at === 1 ? 2 : 1)
  const halves = own || !other ? [own] : [other, otherOf(other)]
  return halves.flatMap((half) => {
    const hour = hourOf(Number(said[`hour${at}`]), half, Boolean(said[`half${at}`]))
    return hour === undefined ? [] : `${two(hour)}:${said[`minute${at}`] ?? '00'}`
  })
}

/** Whether the second number is a count of what follows: 'Talk at 10:00 to 20 people'. A day may follow hours. */
function isCount(said: Said, behind: string, words: TypedWords): boolean {
  if (!said.to || said.from || said.minute2 || said.clock2 || halfOf(said, 2)) return false
  const days = [...words.today, ...words.tomorrow, ...words.dayAfterTomorrow, ...words.weekdays]
  const before = [...words.on, ...words.next].flatMap((form) => form.before || [])
  return expressionOf(`^\\s+(?!${anyOf([...days, ...before])}${wordEnds})[\\p{L}\\d]`).test(behind)
}

/** Whether the words between two numbers are those before a time, so that only the second is one: '1 a las 17:00'. */
function isNumberAndTime(all: string, said: Said, { at }: TypedWords): boolean {
  if (said.from || said.at || said.minute1 || said.clock1 || halfOf(said, 1)) return false
  return expressionOf(`^\\d{1,2}\\s+${beforeOf(at)}\\s+\\d`).test(all)
}

/** The hours that a match says; undefined if it may be anything else, such as pages: '10 to 12'. */
function hoursOf(match: RegExpExecArray, behind: string, words: TypedWords): Hours | undefined {
  const said: Said = match.groups ?? {}
  const signs = [halfOf(said, 1), halfOf(said, 2), said.clock1, said.clock2]
  const isTold = said.from ?? said.at ?? said.around
  const isBare = words.hasBareTimes && isTold && ((said.minute1 && said.minute2) || said.h)
  if (!match[0].includes(':') && !signs.some(Boolean) && !isBare) return undefined
  if (isCount(said, behind, words) || isNumberAndTime(match[0], said, words)) return undefined
  if (!halfOf(said, 1) && !halfOf(said, 2) && isEitherHalf(said.hour1, words)) return undefined
  // To midnight, which is of the next day.
  const isWhole = said.hour2 === '24' && !Number(said.minute2)
  const [starts, stops] = [timesOf(said, 1), isWhole ? ['24:00'] : timesOf(said, 2)]
  const spans = starts.flatMap((time) => stops.map((end) => ({ time, end })))
  // 'from 11 to 1 pm' begins in the other half of the day, and '10 to 2 am' on the evening before.
  const span = spans.find(({ time, end }) => time < end) ?? spans.at(starts.length > 1 ? -1 : 0)
  return span && { time: span.time, ...(span.time < span.end && !isWhole && { endTime: span.end }) }
}

/** The first hours from one time of day to another. */
function spanIn(folded: string): Found<Hours> | undefined {
  for (const words of typedWords())
    for (const span of spansOf(words))
      for (const match of folded.matchAll(span)) {
        const to = match.index + match[0].length
        const value = hoursOf(match, folded.slice(to), words)
        if (value) return { value, from: match.index, to }
      }
  return undefined
}

/**
 * Whether the words of a time stand in a row of times: 'at 8 am and 8 pm', '10:00, 14:00'. An item has one time, so such
 * a row stays in its text.
 */
function isOneOfSeveral(folded: string, { from, to }: Found<unknown>): boolean {
  const words = typedWords()
  const and = `\\s+${anyOf(words.flatMap((one) => one.and))}\\s+`
  // The short ones are articles: 'a las 8 y las 20 h'.
  const at = `(?:${beforeOf(words.flatMap((one) => one.at))}\\s+|(?:\\p{L}{1,3}\\s+){1,2})?`
  const clock = behindOf(words.flatMap((one) => one.clock))
  const sign = `(?::[0-5]\\d|(?:[:.][0-5]\\d)?\\s?(?:${halfLetters('half')}|${clock}))`
  const told = `\\d{1,2}${sign}${wordEnds}${ends}`
  const before = `(?<![\\p{L}\\d])(?:${told}(?:,\\s*|${and})|\\d{1,2}(?:[:.][0-5]\\d)?${and})$`
  return (
    expressionOf(`^(?:,\\s*|${and})${at}${told}`).test(folded.slice(to)) ||
    expressionOf(before).test(folded.slice(0, from))
  )
}

/** The only time of day in a text or the first of some that do not belong together, or the hours from one to another. */
export function hoursIn(text: string): Reading<Hours> {
  const folded = fold(text)
  const all = typedWords()
  // A browser takes long to make these expressions, and most lines have no number.
  const hasNumber = /\d/.test(text)
  const hasTwo = hasNumber && /\d\D+\d/.test(text)
  const inWords = minutesIn(folded, all)
  if (inWords === 'unclear') return 'unclear'
  const found =
    inWords ?? (hasTwo ? spanIn(folded) : undefined) ?? (hasNumber ? timeIn(folded, all) : undefined)
  if (found === 'unclear') return 'unclear'
  if (!found || (hasTwo && isOneOfSeveral(folded, found))) return undefined
  return isUnclear(folded, found, 'time', all, text) ? 'unclear' : found
}
