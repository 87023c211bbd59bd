import { t } from '../../contract/t.ts'
import { formatLocale } from './locale.ts'

/** How a time of day is written everywhere: as the reader's locale does, which decides between 12 and 24 hours. */
export const clockParts = { hour: 'numeric', minute: '2-digit' } as const

/** The time of day of a moment on this device, or in `timeZone`: '6:30 PM', '18:30'. */
export const clock = (moment: Date, timeZone?: string): string =>
  moment.toLocaleTimeString(formatLocale(), { ...clockParts, timeZone })

/** The same for a wall clock's `HH:MM`. */
export const clockOf = (time: string): string => clock(new Date(`2000-01-01T${time}:00Z`), 'UTC')

type RangeOptions = Intl.DateTimeFormatOptions & { locale?: string }

/**
 * Two times of one day the same way: '6:30 – 8:00 PM', '11:30 AM – 1:00 PM', '18:30 – 20:00'. With parts of a day among
 * the options, the day stands before them once.
 */
export function clockRange(from: Date, to: Date, options: RangeOptions = {}): string {
  const { locale = formatLocale(), timeZone, ...day } = options
  const whole = new Intl.DateTimeFormat(locale, { ...day, ...clockParts, timeZone })
  const hour = whole.formatToParts(from).find(({ type }) => type === 'hour')?.value
  if (!(whole.resolvedOptions().hour12 && hour === '12')) return whole.formatRange(from, to)
  // '12:04 – 1:04 PM' is read as an hour of the morning.
  const time = new Intl.DateTimeFormat(locale, { ...clockParts, timeZone })
  return t('{from} – {to}', { from: whole.format(from), to: time.format(to) })
}

/** A day and its time of day, in the middle of a text (`medium`) or by itself: 'November 18, 2026 at 6:30 PM'. */
export const momentInWords = (moment: Date, dateStyle: 'long' | 'medium' = 'long'): string =>
  moment.toLocaleString(formatLocale(), { dateStyle, timeStyle: 'short' })
