import { isDay } from '../reading.ts'
import type { ContentLine } from './content-lines.ts'
import { type CalendarZone, fixedZone, type Zones } from './zones.ts'

/** A date, or a date with a time of day on the clock of a zone. Without `clock` it is a whole day. */
export type CalendarTime = { day: string; clock: string | undefined; zone: CalendarZone }

const form =
  /^(\d{4})[-/.]?(\d\d)[-/.]?(\d\d)(?:[T ]+(\d\d):?(\d\d)?:?(\d\d)?(?:[.,]\d+)?\s*(Z|[+-]\d\d:?(?:\d\d)?)?)?$/i

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/**
 * Reads a date or time as programs write it: also with dashes and colons, without seconds, and without saying that it is
 * a date. Undefined for what is none.
 */
export function readTime(
  text: string,
  line: Pick<ContentLine, 'params'>,
  zones: Zones,
): CalendarTime | undefined {
  const [, year, month, date, hour, minute = '00', second = '00', offset] = form.exec(text.trim()) ?? []
  const day = `${year}-${month}-${date}`
  if (year === undefined || !isDay(day)) return undefined
  if (hour === undefined || /^DATE$/i.test(line.params.VALUE ?? ''))
    return { day, clock: undefined, zone: zones.floating }
  const zone = offset === undefined ? zones.named(line.params.TZID) : fixedZone(offset)
  if (hour === '24' && minute === '00') return { day: nextDay(day), clock: '00:00:00', zone }
  if (hour > '23' || minute > '59') return undefined
  // A leap second is the last one that a clock shows.
  return { day, clock: `${hour}:${minute}:${second > '59' ? '59' : second}`, zone }
}

/** The moment of a time in milliseconds. A whole day begins on the clock of `zone`. */
export const momentOf = ({ day, clock, zone }: CalendarTime, floating: CalendarZone): number =>
  (zone.isFloating ? floating : zone).momentAt(day, clock ?? '00:00:00')

const duration = /^([+-])?P?(?:(\d+)W)?(?:(\d+)D)?(?:T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i

/** A duration in milliseconds, also without its P; undefined for what is none. */
export function readDuration(text: string): number | undefined {
  const [whole, sign, ...parts] = duration.exec(text.trim()) ?? []
  if (!whole || !/\d/.test(whole)) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0))
  const length = (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds
  return (sign === '-' ? -1 : 1) * length * 1000
}
