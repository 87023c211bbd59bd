import type { Repeat } from '../../../contract/repeat.ts'
import { addDays } from '../../../contract/week.ts'
import { hasOpenHour, isLimited, saysMore } from '../../lib/typed/beside.ts'
import { dayBeside } from '../../lib/typed/day-beside.ts'
import { dayIn, startingIn } from '../../lib/typed/day-in.ts'
import { fold } from '../../lib/typed/fold.ts'
import type { Found } from '../../lib/typed/found.ts'
import { hoursIn } from '../../lib/typed/hours-in.ts'
import { repeatIn } from '../../lib/typed/repeat-in.ts'
import { typedWords } from '../../lib/typed/words.ts'

/** What was read of a line: the item's text without the words that say when, and what they say. */
export type TypedItem = {
  text: string
  /** `YYYY-MM-DD` */
  day?: string
  /** `HH:MM`, as the end. */
  time?: string
  endTime?: string
  /** How it comes again: from `day` on, or from the first such day. */
  repeat?: Repeat
  /** The words that were read, by which a reading is told from the next. */
  words: string
}

/** The text without a part, and without the commas and spaces that held it. */
const without = (text: string, { from, to }: Found<unknown>) => {
  const [before, after] = [
    text.slice(0, from).replace(/[\s,–-]+$/u, ''),
    text.slice(to).replace(/^[\s,:–-]+/u, ''),
  ]
  return [before, after].filter(Boolean).join(' ')
}

/** The first day from `from` on with this number in its month. */
function nextWithDate(date: number, from: string): string {
  const days = Array.from({ length: 62 }, (_, ahead) => addDays(from, ahead))
  return days.find((day) => Number(day.slice(8)) === date) ?? from
}

const daily: Repeat = { every: 'day', interval: 1 }

/** A line that is longer is a text that was pasted, and reading it at every key would be slow. */
const longestLine = 300

/**
 * Reads when something is to be from the words of one line: 'Buy bread 18:30', 'tomorrow 9 am call the plumber',
 * 'Choir on Friday from 7 to 8:30 pm', 'Yoga every Monday', 'Rent every month on the 1st'; in the reader's language and in
 * English. What comes again begins from `on`, the day of the line. Undefined when it says nothing of the kind, or nothing
 * else, or more than is understood: a line is read rightly or not at all.
 */
export function readTyped(line: string, today: string, on = today): TypedItem | undefined {
  // Most lines are empty, and reading takes a page that is about to be usable a hundredth of a second.
  if (!line.trim() || line.length > longestLine) return undefined
  const time = hoursIn(line)
  if (time === 'unclear') return undefined
  const timeless = time ? without(line, time) : line
  const repeat = time?.value.isDaily ? undefined : repeatIn(timeless, time !== undefined)
  if (repeat === 'unclear') return undefined
  const rhythm: Repeat | undefined = time?.value.isDaily ? daily : repeat?.value.repeat
  const single = repeat ? without(timeless, repeat) : timeless
  const named = rhythm ? startingIn(single, today, rhythm.weekdays) : dayIn(single, today, !time)
  const beside = time && !rhythm && !named ? dayBeside(line, today, time) : undefined
  if (named === 'unclear' || beside === 'unclear') return undefined
  const day = named ?? beside
  const text = (beside ? without(line, beside) : named ? without(single, named) : single).trim()
  if ((!time && !rhythm && !day) || !text || saysMore(text, typedWords())) return undefined
  if (!time && hasOpenHour(fold(text), typedWords())) return undefined
  if (rhythm && isLimited(fold(text), typedWords())) return undefined
  const words = [
    repeat && timeless.slice(repeat.from, repeat.to),
    named && single.slice(named.from, named.to),
    (beside ?? time) && line.slice((beside ?? time)?.from, (beside ?? time)?.to),
  ]
  return {
    text,
    words: words.flatMap((one) => one?.trim().toLowerCase() || []).join(' '),
    ...(repeat?.value.date && { day: nextWithDate(repeat.value.date, on) }),
    ...(time?.value.isToday && { day: today }),
    ...(day && { day: day.value }),
    ...(time && { time: time.value.time }),
    ...(time?.value.endTime && { endTime: time.value.endTime }),
    ...(rhythm && { repeat: rhythm }),
  }
}
