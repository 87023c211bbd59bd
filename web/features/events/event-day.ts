import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { wholeDays } from '../../../contract/whole-days.ts'
import { formatLocale } from '../../lib/locale.ts'
import { clockParts, clockRange } from '../../lib/time/clock.ts'
import { dateFormat } from '../../lib/time/date-format.ts'

export type Timed = Pick<GlobalEvent, 'start' | 'end' | 'allDay' | 'timezone'>

const dayIn = (moment: Date, timeZone: string) => dateFormat({ timeZone }, 'sv-SE').format(moment)

/** The day on which an event starts, as `YYYY-MM-DD`: for a reader in `zone`, or by its own days if it fills them. */
export const dayOfEvent = (event: Timed, zone: string): string =>
  dayIn(new Date(event.start), event.allDay ? wholeDays(event, zone).zone : zone)

/** The hours of an event for whoever has read its day: '6:00 – 7:30 PM', 'All day'. Undefined if it has several days. */
export function hoursInWords(event: Timed, zone: string, locale = formatLocale()): string | undefined {
  if (event.allDay) {
    const days = wholeDays(event, zone)
    return dayIn(days.first, days.zone) === dayIn(days.last, days.zone) ? t('All day') : undefined
  }
  const [start, end] = [new Date(event.start), new Date(event.end)]
  if (dayIn(start, zone) !== dayIn(end, zone)) return undefined
  if (end > start) return clockRange(start, end, { timeZone: zone, locale })
  return dateFormat({ ...clockParts(locale), timeZone: zone }, locale).format(start)
}
