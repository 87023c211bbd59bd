import { addDays } from '../../../contract/week.ts'
import { noonOf } from '../../lib/days.ts'

/** What was read of a line: the item's text without the words that say when, and what they say. */
export type TypedItem = {
  text: string
  /** `YYYY-MM-DD` */
  day?: string
  /** `HH:MM` */
  time?: string
  /** The words that were read, by which a reading is told from the next. */
  words: string
}

type Found<T> = { value: T; from: number; to: number }

const two = (part: number) => String(part).padStart(2, '0')

/** On a 12-hour clock 12 comes before 1. */
const hourOf = (hour: number, half: string | undefined) =>
  half ? (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0) : hour

const clocks = [
  // 18:30, 6:30 pm, 6.30 p.m.; but no 3:16:20 and no 1.18:30.
  /(?<![\d:.,/-])(?:at\s+)?(?<hour>\d{1,2})[:.](?<minute>[0-5]\d)\s?(?<half>[ap]\.?m\b\.?)(?![\d:])/iu,
  /(?<![\d:.,/-])(?:at\s+)?(?<hour>\d{1,2}):(?<minute>[0-5]\d)(?![\d:]|[.,]\d)/iu,
  // 6 pm, 6pm
  /(?<![\d:.,/-])(?:at\s+)?(?<hour>\d{1,2})\s?(?<half>[ap]\.?m\b\.?)(?![\d:])/iu,
]

/** The first time of day in a text. */
function timeIn(text: string): Found<string> | undefined {
  for (const clock of clocks) {
    const match = clock.exec(text)
    if (!match?.groups) continue
    const { hour, minute = '00', half } = match.groups
    const [number, isTwelve] = [Number(hour), half !== undefined]
    if (isTwelve ? number < 1 || number > 12 : number > 23) continue
    return {
      value: `${two(hourOf(number, half))}:${minute}`,
      from: match.index,
      to: match.index + match[0].length,
    }
  }
  return undefined
}

/** What names a day: its words, and how many days ahead of today it is. The next of its name, today included. */
function dayNames(today: string): { name: string; ahead: number }[] {
  const week = Array.from({ length: 7 }, (_, ahead) => ({
    name: noonOf(addDays(today, ahead)).toLocaleDateString('en', { weekday: 'long' }),
    ahead,
  }))
  return [{ name: 'today', ahead: 0 }, { name: 'tomorrow', ahead: 1 }, ...week]
}

/**
 * The day that stands at the beginning or the end of a text, or anywhere after 'on'. In the middle a name may belong to
 * a title: 'Read Friday to Ana'.
 */
function dayIn(text: string, today: string): Found<string> | undefined {
  for (const { name, ahead } of dayNames(today)) {
    const match = [
      new RegExp(`^\\s*(?:on\\s+)?${name}\\b(?!['’])`, 'iu'),
      new RegExp(`(?<=\\s)(?:on\\s+)?${name}[\\s.!]*$`, 'iu'),
      new RegExp(`(?<=\\s)on\\s+${name}\\b(?!['’])`, 'iu'),
    ]
      .map((pattern) => pattern.exec(text))
      .find(Boolean)
    if (match) return { value: addDays(today, ahead), from: match.index, to: match.index + match[0].length }
  }
  return undefined
}

/** The text without a part, and without the commas and spaces that held it. */
const without = (text: string, { from, to }: Found<string>) => {
  const [before, after] = [
    text.slice(0, from).replace(/[\s,–-]+$/u, ''),
    text.slice(to).replace(/^[\s,:–-]+/u, ''),
  ]
  return [before, after].filter(Boolean).join(' ')
}

/**
 * Reads when something is to be from the words of one line: 'Buy bread 18:30', 'tomorrow 9 am call the plumber',
 * 'Choir on Friday at 19:00'. Undefined when it says no time and no day, or says nothing else.
 */
export function readTyped(line: string, today: string): TypedItem | undefined {
  const time = timeIn(line)
  const timeless = time ? without(line, time) : line
  const day = dayIn(timeless, today)
  const text = (day ? without(timeless, day) : timeless).trim()
  if ((!time && !day) || !text) return undefined
  const words = [day && timeless.slice(day.from, day.to), time && line.slice(time.from, time.to)]
  return {
    text,
    words: words.flatMap((one) => one?.trim().toLowerCase() || []).join(' '),
    ...(day && { day: day.value }),
    ...(time && { time: time.value }),
  }
}
