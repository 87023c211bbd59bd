import { t } from '../../../contract/t.ts'
import { formatLocale } from '../locale.ts'
import { dateFormat } from './date-format.ts'

const morning = new Date('2000-01-01T08:00:00Z')

/**
 * How a time of day is written everywhere: as the region does, which decides between 12 and 24 hours, and whether an
 * hour before ten has a zero before it.
 */
export function clockParts(locale = formatLocale()) {
  const short = dateFormat({ timeStyle: 'short', timeZone: 'UTC' }, locale)
  const hour = short.formatToParts(morning).find(({ type }) => type === 'hour')?.value
  return { hour: hour === '08' ? '2-digit' : 'numeric', minute: '2-digit' } as const
}

/** The time of day of a moment on this device, or in `timeZone`: '6:30 PM', '18:30'. */
export const clock = (moment: Date, timeZone?: string): string =>
  dateFormat({ ...clockParts(), timeZone }).format(moment)

/** {@link clock} for a wall clock's `HH:MM`. */
export const clockOf = (time: string): string => clock(new Date(`2000-01-01T${time}:00Z`), 'UTC')

/** A time where every letter counts: a full hour of a 12-hour clock without its minutes, '6 PM'. */
export function shortClock(moment: Date, timeZone?: string): string {
  const hour = dateFormat({ hour: 'numeric', timeZone })
  const minute = dateFormat({ minute: 'numeric', timeZone }, 'en').format(moment)
  return hour.resolvedOptions().hour12 && Number(minute) === 0 ? hour.format(moment) : clock(moment, timeZone)
}

/** {@link shortClock} for a wall clock's `HH:MM`. */
export const shortClockOf = (time: string): string => shortClock(new Date(`2000-01-01T${time}:00Z`), 'UTC')

type RangeOptions = Intl.DateTimeFormatOptions & { locale?: string }

/**
 * Two times of one day the same way: '6:30 – 8:00 PM', '11:30 AM – 1:00 PM', '18:30 – 20:00'. With parts of a day among
 * the options, the day stands before them once.
 */
export function clockRange(from: Date, to: Date, options: RangeOptions = {}): string {
  const { locale = formatLocale(), timeZone, ...day } = options
  const whole = dateFormat({ ...day, ...clockParts(locale), timeZone }, locale)
  const time = dateFormat({ ...clockParts(locale), timeZone }, locale)
  const parts = whole.formatToParts(from)
  const half = parts.at(-1)
  const isInHalf = half?.type === 'dayPeriod' && time.formatToParts(to).at(-1)?.value === half.value
  // '12:04 – 1:04 PM' is read as an hour of the morning.
  const isNoonHour = parts.some(({ type, value }) => type === 'hour' && value === '12')
  // Without the half of the day and the space before it.
  const said = isInHalf && !isNoonHour ? parts.slice(0, -2) : parts
  return t('{from} – {to}||two times of day', {
    from: said.map(({ value }) => value).join(''),
    to: time.format(to),
  })
}

/** A day and its time of day, in the middle of a text (`medium`) or by itself: 'November 18, 2026 at 6:30 PM'. */
export const momentInWords = (moment: Date, dateStyle: 'long' | 'medium' = 'long'): string =>
  dateFormat({ dateStyle, timeStyle: 'short' }).format(moment)
