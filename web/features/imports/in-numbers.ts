import { formatLocale } from '../../lib/locale.ts'
import { noonOf } from '../../lib/time/days.ts'

/** A number with its groups: '12,400'. */
export const inNumbers = (count: number): string => count.toLocaleString(formatLocale())

/** A day of any year: 'March 3, 2019'. */
export const dayInFull = (day: string): string =>
  noonOf(day).toLocaleDateString(formatLocale(), { dateStyle: 'long' })
