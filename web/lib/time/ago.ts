import { daysBetween } from '../../../contract/week.ts'
import { formatLocale } from '../locale.ts'
import { dateFormat } from './date-format.ts'
import { dayOf } from './days.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

type Manner = {
  /** Within these milliseconds the answer is undefined. */
  within?: number
  locale?: string | undefined
}

/**
 * How long ago a moment was, in words of the locale: '20 minutes ago', 'yesterday'. Undefined within the last quarter
 * of an hour, unless `within` says otherwise: the last use of a session is not known more exactly.
 */
export function agoInWords(
  moment: Date,
  now: Date,
  { within = 15 * minute, locale }: Manner = {},
): string | undefined {
  const since = now.getTime() - moment.getTime()
  if (since < within) return undefined
  const words = new Intl.RelativeTimeFormat(locale ?? formatLocale(), { numeric: 'auto' })
  if (since < hour) return words.format(-Math.floor(since / minute), 'minute')
  if (since < day) return words.format(-Math.floor(since / hour), 'hour')
  // By the calendar: the evening before last was not yesterday.
  return words.format(-daysBetween(dayOf(moment), dayOf(now)), 'day')
}

/** When something was written: in words for a week, then its date, with the year when it is another. */
export function writtenInWords(moment: Date, now: Date, locale?: string): string | undefined {
  if (now.getTime() - moment.getTime() < 7 * day) return agoInWords(moment, now, { within: minute, locale })
  return dateFormat(
    {
      month: 'short',
      day: 'numeric',
      ...(moment.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
    },
    locale ?? formatLocale(),
  ).format(moment)
}
