import type { RepeatingItem } from '../../../contract/planner.ts'
import type { Repeat } from '../../../contract/repeat.ts'
import { t } from '../../../contract/t.ts'
import { addDays, weekdayOf } from '../../../contract/week.ts'
import { formatLocale } from '../locale.ts'
import { dateFormat } from './date-format.ts'
import { noonOf } from './days.ts'

/** A Monday. */
const someMonday = '2026-11-16'

/** A day of the week, from 1 for Monday, in the reader's language. */
export const weekdayName = (weekday: number, length: 'long' | 'short' | 'narrow'): string =>
  dateFormat({ weekday: length }).format(noonOf(addDays(someMonday, weekday - 1)))

/** A weekday after the first words of a sentence, where Turkish writes it small: 'Her salı', but 'Salı'. */
export const weekdayWithin = (weekday: number, length: 'long' | 'short'): string => {
  const name = weekdayName(weekday, length)
  return new Intl.Locale(formatLocale()).language === 'tr' ? name.toLocaleLowerCase('tr') : name
}

/** Some days of the week: 'Every day', 'Weekdays', 'Mon, Wed'. */
export function weekdaysInWords(days: readonly number[] | null | undefined): string {
  if (!days || days.length === 7) return t('Every day')
  const sorted = days.toSorted()
  if (sorted.join() === '1,2,3,4,5') return t('Weekdays')
  return new Intl.ListFormat(formatLocale(), { type: 'unit', style: 'short' }).format(
    sorted.map((day) => weekdayName(day, sorted.length === 1 ? 'long' : 'short')),
  )
}

/** A rhythm in words: 'Every day', 'Weekdays', 'Every 2 weeks on Mon, Wed', 'Every month on day 31', 'Every year on May 3'. */
export function repeatInWords({ every, interval, weekdays }: Repeat, startsOn: string): string {
  if (every === 'day') return t('{count, plural, one {Every day} other {Every # days}}', { count: interval })
  if (every === 'month' && interval === 12)
    return t('Every year on {day}||a day of the year', {
      day: dateFormat({ month: 'long', day: 'numeric' }).format(noonOf(startsOn)),
    })
  if (every === 'month')
    return t('{count, plural, one {Every month on day {day}} other {Every # months on day {day}}}', {
      count: interval,
      day: Number(startsOn.slice(8)),
    })
  const isOne = !weekdays || weekdays.length === 1
  if (interval === 1 && isOne)
    return t('Every {day}', { day: weekdayWithin(weekdays?.[0] ?? weekdayOf(startsOn), 'long') })
  const days = weekdaysInWords(weekdays ?? [weekdayOf(startsOn)])
  if (interval === 1) return days
  return t('{count, plural, other {Every # weeks on {days}}}', { count: interval, days })
}

/** A repeating item's rhythm, and until when it comes. */
export function rhythmInWords({ repeat, starts_on, ends_on }: RepeatingItem): string {
  const words = repeatInWords(repeat, starts_on)
  if (!ends_on) return words
  const day = dateFormat({ dateStyle: 'medium' }).format(noonOf(ends_on))
  return t('{repeat}, until {day}', { repeat: words, day })
}
