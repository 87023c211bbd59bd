import { weekOf } from '../../../contract/week.ts'
import { wallClockAt } from '../../lib/time/wall-clock.ts'

/**
 * The records in local storage: `weekly_notification_{weekStart}`. Each value is the time of the notification, in
 * milliseconds.
 */
export const recordPrefix = 'weekly_notification_'

const from = '09:00'
const keptMs = 30 * 24 * 60 * 60 * 1000

/**
 * The key of the record to write if the new week is to be announced now: on a Monday at or after 09:00 in the zone,
 * once a week (specification, Member 9). `records` are the keys already in local storage.
 */
export function dueRecord(now: Date, zone: string, records: readonly string[]): string | undefined {
  const [day = '', time = ''] = wallClockAt(now.getTime(), zone).split('T')
  const key = recordPrefix + day
  return weekOf(day) === day && time >= from && !records.includes(key) ? key : undefined
}

/** Whether a record is older than 30 days, or no moment at all. */
export const isOutdated = (now: Date, record: string): boolean => {
  const told = Number(record)
  return !(record !== '' && now.getTime() - told <= keptMs)
}
