import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { dayOfEvent } from '../../features/events/event-day.ts'
import { isPast } from '../../features/events/rules.ts'
import { formatLocale } from '../../lib/locale.ts'
import { noonOf } from '../../lib/time/days.ts'

/** Current and coming events under the months in which they start, then those that are over. Keeps the given order. */
export function eventsByMonth(
  events: readonly GlobalEvent[],
  now: number,
  zone: string,
): { heading: string; events: GlobalEvent[] }[] {
  const month = new Intl.DateTimeFormat(formatLocale(), { month: 'long', year: 'numeric' })
  const groups = Map.groupBy(events, (event) =>
    isPast(event, now) ? t('Over') : month.format(noonOf(dayOfEvent(event, zone))),
  )
  return [...groups].map(([heading, inGroup]) => ({ heading, events: inGroup }))
}
