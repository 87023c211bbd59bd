import type { DayOfMonth, RecurrenceChoice } from '../../../contract/recurrence.ts'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { noonOf } from '../../lib/time/days.ts'
import { weekdayWithin } from '../../lib/time/repeat-words.ts'

/** A month by its number, in the reader's language. */
export const monthName = (month: number): string =>
  noonOf(`2026-${String(month).padStart(2, '0')}-15`).toLocaleDateString(formatLocale(), { month: 'long' })

/** A day and its month, as June 15. */
const dayOfYear = (month: number, day: number): string =>
  // A leap year, which has every day.
  noonOf(`2028-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`).toLocaleDateString(
    formatLocale(),
    { month: 'long', day: 'numeric' },
  )

/** A weekday by its place in the month: the second Tuesday, the last Friday. */
const placeInWords = ({ nth, weekday }: Extract<DayOfMonth, { nth: number }>): string =>
  t(
    '{nth, select, 1 {the first {weekday}} 2 {the second {weekday}} 3 {the third {weekday}} 4 {the fourth {weekday}} 5 {the fifth {weekday}} other {the last {weekday}}}',
    { nth: String(nth), weekday: weekdayWithin(weekday, 'long') },
  )

function monthlyInWords(on: DayOfMonth | null, count: number): string {
  if (!on) return t('{count, plural, one {Every month} other {Every # months}}', { count })
  if ('nth' in on)
    return t('{count, plural, one {Every month on {place}} other {Every # months on {place}}}', {
      count,
      place: placeInWords(on),
    })
  if (on.day === -1)
    return t('{count, plural, one {Every month on its last day} other {Every # months on the last day}}', {
      count,
    })
  return t('{count, plural, one {Every month on day {day}} other {Every # months on day {day}}}', {
    count,
    day: on.day,
  })
}

function yearlyInWords(month: number | null, on: DayOfMonth | null, count: number): string {
  if (!month || !on) return t('{count, plural, one {Every year} other {Every # years}}', { count })
  if ('day' in on && on.day > 0)
    return t('{count, plural, one {Every year on {day}} other {Every # years on {day}}}', {
      count,
      day: dayOfYear(month, on.day),
    })
  const place = 'nth' in on ? placeInWords(on) : t('the last day')
  return t(
    '{count, plural, one {Every year on {place} of {month}} other {Every # years on {place} of {month}}}',
    {
      count,
      place,
      month: monthName(month),
    },
  )
}

/** What was chosen, whatever its end: 'Every month on the second Tuesday'. */
export function choiceInWords(choice: RecurrenceChoice): string {
  const count = choice.interval
  switch (choice.every) {
    case 'day':
      return t('{count, plural, one {Every day} other {Every # days}}', { count })
    case 'week': {
      if (choice.weekdays.length === 0)
        return t('{count, plural, one {Every week} other {Every # weeks}}', { count })
      const days = new Intl.ListFormat(formatLocale()).format(
        choice.weekdays.map((weekday) => weekdayWithin(weekday, 'long')),
      )
      return t('{count, plural, one {Every week on {days}} other {Every # weeks on {days}}}', { count, days })
    }
    case 'month':
      return monthlyInWords(choice.on, count)
    case 'year':
      return yearlyInWords(choice.month, choice.on, count)
  }
}

/** What was chosen, in a sentence: 'Every 2 weeks on Monday and Friday, until December 31, 2031'. */
export function recurrenceSentence(choice: RecurrenceChoice): string {
  const repeat = choiceInWords(choice)
  const { ends } = choice
  if (!ends) return repeat
  if ('count' in ends)
    return t('{count, plural, one {{repeat}, once} other {{repeat}, # times}}', { count: ends.count, repeat })
  const day = noonOf(ends.until).toLocaleDateString(formatLocale(), { dateStyle: 'long' })
  return t('{repeat}, until {day}', { repeat, day })
}
