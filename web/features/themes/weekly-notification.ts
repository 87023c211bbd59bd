import { weekOf } from '../../../contract/week.ts'

/**
 * The records in local storage: `weekly_notification_{weekStart}`. Each value is the time of the notification, in
 * milliseconds.
 */
export const recordPrefix = 'weekly_notification_'

const fromHour = 9
const keptMs = 30 * 24 * 60 * 60 * 1000

/** The calendar day and the hour, 0 to 23, of a moment in an IANA zone. */
function localTime(now: Date, zone: string): { day: string; hour: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) }
}

/**
 * The key of the record to write if the new week is to be announced now: on a Monday at or after 09:00 in the zone,
 * once a week (specification, Member 9). `records` are the keys already in local storage.
 */
export function dueRecord(now: Date, zone: string, records: readonly string[]): string | undefined {
  const { day, hour } = localTime(now, zone)
  const key = recordPrefix + day
  return weekOf(day) === day && hour >= fromHour && !records.includes(key) ? key : undefined
}

/** Whether a record is older than 30 days, or no moment at all. */
export const isOutdated = (now: Date, record: string): boolean => {
  const told = Number(record)
  return !(record !== '' && now.getTime() - told <= keptMs)
}
