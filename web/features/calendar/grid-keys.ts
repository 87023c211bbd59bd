import { addDays } from '../../../contract/week.ts'
import { addMonths } from '../../lib/time/months.ts'
import type { MonthStart } from './grid.ts'

type KeyOptions = { isRtl?: boolean; startsOn?: MonthStart }

/** The day that a key moves to in the month's grid; undefined for other keys. */
export function dayAfterKey(
  key: string,
  day: string,
  today: string,
  { isRtl = false, startsOn = 'sunday' }: KeyOptions = {},
): string | undefined {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + (startsOn === 'monday' ? 6 : 0)) % 7
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, isRtl ? 1 : -1)
    case 'ArrowRight':
      return addDays(day, isRtl ? -1 : 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday)
    case 'End':
      return addDays(day, 6 - weekday)
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    case 't':
    case 'T':
      return today
    default:
      return undefined
  }
}
