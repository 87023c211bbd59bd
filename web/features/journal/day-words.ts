import { dateFormat } from '../../lib/time/date-format.ts'
import { noonOf } from '../../lib/time/days.ts'

const inWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(options).format(noonOf(day))

/** 'Friday, November 20, 2026' */
export const longDay = (day: string): string =>
  inWords(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

/** 'Fri', beside a numeral. */
export const shortWeekday = (day: string): string => inWords(day, { weekday: 'short' })

/** '20' */
export const dayNumeral = (day: string): string => inWords(day, { day: 'numeric' })

/** A month, `YYYY-MM`: 'November 2026'. */
export const monthInWords = (month: string): string =>
  inWords(`${month}-01`, { month: 'long', year: 'numeric' })
