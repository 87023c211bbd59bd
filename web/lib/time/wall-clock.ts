import { dateFormat } from './date-format.ts'

const dayMs = 86_400_000

const wall = {
  calendar: 'iso8601',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const

/** What the wall clock of an IANA zone shows at a moment in milliseconds, as `YYYY-MM-DDTHH:MM:SS`. */
function shownAt(moment: number, timeZone: string): string {
  const parts = dateFormat({ ...wall, timeZone }, 'en-US').formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  // A year is 0203 on the way to 2031.
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`
}

/** The clock of a zone at a moment, to the minute, as `YYYY-MM-DDTHH:MM`: what a date-and-time field holds. */
export const wallClockAt = (moment: number, timeZone: string): string =>
  shownAt(moment, timeZone).slice(0, 16)

/** How far the wall clock of an IANA zone is ahead of UTC at a moment, in milliseconds. */
const offsetAt = (moment: number, timeZone: string): number =>
  Date.parse(`${shownAt(moment, timeZone)}Z`) - (moment - (moment % 1000))

/**
 * When the wall clock of an IANA zone shows a time of a day, in milliseconds. A time that a clock change skips is
 * moved forward by the length of the change. Of a time that is repeated it is the first: 'compatible' in Temporal, and
 * RFC 5545 3.3.5. `day` is `YYYY-MM-DD`, `time` is `HH:MM`.
 */
export function instantInZone(day: string, time: string, timeZone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const before = offsetAt(wall - dayMs, timeZone)
  const after = offsetAt(wall + dayMs, timeZone)
  const shown = [before, after].find((offset) => offsetAt(wall - offset, timeZone) === offset)
  return wall - (shown ?? before)
}
