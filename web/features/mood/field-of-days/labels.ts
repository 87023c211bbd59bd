import { t } from '../../../../contract/t.ts'
import { formatLocale } from '../../../lib/locale.ts'
import { dateFormat } from '../../../lib/time/date-format.ts'
import { noonOf } from '../../../lib/time/days.ts'
import { moodLook } from '../mood-look.ts'

const inWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(options).format(noonOf(day))

export const weekdayLetter = (day: string): string => inWords(day, { weekday: 'narrow' })
export const longWeekday = (day: string): string => inWords(day, { weekday: 'long' })
export const shortMonth = (day: string): string => inWords(day, { month: 'short' })
export const longMonth = (day: string): string => inWords(day, { month: 'long', year: 'numeric' })

/** The span of days as months, such as 'Dec 2025 – Nov 2026'. */
export const monthsLabel = (first: string, last: string): string =>
  dateFormat({ month: 'short', year: 'numeric' }).formatRange(noonOf(first), noonOf(last))

/** The year or years of a span: '2026', '2025–2026'. */
export function yearsOf(first: string, last: string): string {
  const [from, to] = [first.slice(0, 4), last.slice(0, 4)]
  return from === to ? to : `${from}–${to}`
}

/** The moods of a day in words; what an empty day says blames nobody. */
export const moodsInWords = (moods: readonly string[]): string =>
  moods.length === 0
    ? t('no mood')
    : new Intl.ListFormat(formatLocale(), { type: 'unit' }).format(moods.map((mood) => moodLook(mood).name))
