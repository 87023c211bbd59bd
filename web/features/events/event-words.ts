import { placeInWords } from '../../../contract/calendar-entry.ts'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { wholeDays } from '../../../contract/whole-days.ts'
import { formatLocale } from '../../lib/locale.ts'
import { clockParts, clockRange } from '../../lib/time/clock.ts'
import { dateFormat } from '../../lib/time/date-format.ts'

type Timed = Pick<GlobalEvent, 'start' | 'end' | 'allDay' | 'timezone'>

const dayParts = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const

/**
 * When an event is, in the reader's locale and zone: 'Fri, Nov 20, 2026, 6:00 – 7:30 PM'. It names both days when
 * the event goes past midnight, and no times when it fills whole days.
 */
export function whenInWords(event: Timed, zone: string, locale = formatLocale()): string {
  if (event.allDay) {
    const days = wholeDays(event, zone)
    const format = dateFormat({ ...dayParts, timeZone: days.zone }, locale)
    return t('{days}, all day', { days: format.formatRange(days.first, days.last) })
  }
  const [start, end] = [new Date(event.start), new Date(event.end)]
  const format = dateFormat({ ...dayParts, ...clockParts(locale), timeZone: zone }, locale)
  const day = dateFormat({ timeZone: zone }, 'sv-SE')
  const isOneDay = day.format(start) === day.format(end) && end > start
  return isOneDay
    ? clockRange(start, end, { ...dayParts, timeZone: zone, locale })
    : format.formatRange(start, end)
}

/** The day of its start in short: 'Mon, Nov 30'. */
export const shortDay = (event: Timed, zone: string, locale = formatLocale()): string =>
  dateFormat(
    {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: event.allDay ? wholeDays(event, zone).zone : zone,
    },
    locale,
  ).format(new Date(event.start))

/** 'Nov 24': where the day of the week is told beside it. */
export const monthDay = (event: Timed, zone: string, locale = formatLocale()): string =>
  dateFormat(
    {
      month: 'short',
      day: 'numeric',
      timeZone: event.allDay ? wholeDays(event, zone).zone : zone,
    },
    locale,
  ).format(new Date(event.start))

/** The day and the month of its start, for a calendar leaf, and its weekday. */
export function startDay(event: Timed, zone: string, locale = formatLocale()) {
  const timeZone = event.allDay ? wholeDays(event, zone).zone : zone
  const word = (parts: Intl.DateTimeFormatOptions) =>
    dateFormat({ ...parts, timeZone }, locale).format(new Date(event.start))
  return {
    day: word({ day: 'numeric' }),
    month: word({ month: 'short' }),
    weekday: word({ weekday: 'short' }),
  }
}

/** The price: '12.5 EUR', or 'Free'; nothing if no price was given. Reads both shapes of a price (ruling 6). */
export function priceInWords(
  { price, currency }: { price: GlobalEvent['price'] | number; currency: string },
  locale = formatLocale(),
): string | undefined {
  if (price === null) return undefined
  const { amount, currency: own } = typeof price === 'number' ? { amount: price, currency } : price
  if (amount === 0) return t('Free')
  const digits = Number.isInteger(amount) ? 0 : 2
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  }).format(amount)
  return `${number} ${own}`
}

/** The place in one line: the address, else the name of the venue, else `unnamed`; or that it is online. */
export const whereInWords = ({ location }: Pick<GlobalEvent, 'location'>, unnamed: string): string =>
  placeInWords(location, { online: t('Online Event'), unnamed })

/** How an answer is worded on a badge. */
export const rsvpWords = texts({ going: '✓ Going', interested: '★ Interested', not_going: 'Not Going' })

/** What somebody else answered to an event, in words. */
export const theirRsvpWords = texts({
  going: '✓ Going||somebody else',
  interested: '★ Interested||somebody else',
  not_going: 'Not Going||somebody else',
})
