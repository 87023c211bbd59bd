import { addDays } from '../../../contract/week.ts'
import { noonOf } from '../../lib/time/days.ts'
import { dayAlone, existing } from '../../lib/typed/day-in.ts'
import { plain } from './rank.ts'

const months = (locale: string, style: 'long' | 'short') =>
  Array.from({ length: 12 }, (_, month) =>
    plain(new Date(2026, month, 15).toLocaleDateString(locale, { month: style })).replace('.', ''),
  )

/** The number of a month by its name, or by the first three letters of it, in English or the reader's language. */
function monthNamed(name: string, locale: string): number | undefined {
  for (const names of [months(locale, 'long'), months(locale, 'short'), months('en', 'long')]) {
    const at = names.findIndex((month) => month === name || (name.length >= 3 && month.startsWith(name)))
    if (at >= 0) return at + 1
  }
  return undefined
}

/** Whether the reader's region writes the day before the month. */
const isDayFirst = (locale: string) =>
  new Intl.DateTimeFormat(locale)
    .formatToParts(new Date(2026, 0, 15))
    .findIndex(({ type }) => type === 'day') === 0

/** The next day of that weekday, today included. */
function nextWeekday(name: string, today: string, locale: string): string | undefined {
  if (name.length < 3) return undefined
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const day = addDays(today, ahead)
    const names = [locale, 'en'].map((one) => plain(noonOf(day).toLocaleDateString(one, { weekday: 'long' })))
    if (names.some((weekday) => weekday.startsWith(name))) return day
  }
  return undefined
}

/**
 * The day that somebody typed, as `YYYY-MM-DD`: '2026-11-24', '24.11.', '11/24' as their region writes it, '24 Nov',
 * 'November 24, 2026', 'friday', 'tomorrow', 'next friday'. Without a year it is the one nearest to today. Undefined when it is no day.
 */
export function typedDay(typed: string, today: string, locale: string): string | undefined {
  const text = plain(typed).replace(/[,.]+(?=\s|$)/g, '')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const year = Number(today.slice(0, 4))
  const near = (month: number, day: number, given?: string) => {
    if (given) return existing(Number(given), month, day)
    const days = [year - 1, year, year + 1].flatMap((one) => existing(one, month, day) ?? [])
    const away = (one: string) => Math.abs(noonOf(one).getTime() - noonOf(today).getTime())
    return days.toSorted((a, b) => away(a) - away(b))[0]
  }
  const numbers = /^(\d{1,2})([./-])(\d{1,2})(?:\2(\d{4}))?$/.exec(text)
  if (numbers) {
    const [one, other] = [Number(numbers[1]), Number(numbers[3])]
    return numbers[2] === '.' || isDayFirst(locale)
      ? near(other, one, numbers[4])
      : near(one, other, numbers[4])
  }
  const named = /^(?:(\d{1,2})\s+(\p{L}+)|(\p{L}+)\s+(\d{1,2}))(?:\s+(\d{4}))?$/u.exec(text)
  if (named) {
    const month = monthNamed(named[2] ?? named[3] ?? '', locale)
    return month === undefined ? undefined : near(month, Number(named[1] ?? named[4]), named[5])
  }
  return (/^\p{L}+$/u.test(text) && nextWeekday(text, today, locale)) || dayAlone(typed.trim(), today)
}
