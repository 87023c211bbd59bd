import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { weekNumber } from '../../../contract/week.ts'
import { formatLocale } from '../../lib/locale.ts'
import { dateFormat } from '../../lib/time/date-format.ts'
import type { Answers, Dated } from './answers.ts'
import { dayOfEvent, type Timed } from './event-day.ts'
import { isPast, sortEvents } from './rules.ts'

/** Events that stand under one heading. */
export type EventGroup<E> = { heading: string; events: E[] }

function headingOf(day: string, today: string, locale: string): string {
  const weeks = weekNumber(day) - weekNumber(today)
  if (weeks <= 0) return t('This week')
  if (weeks === 1) return t('Next week')
  if (day.slice(0, 7) === today.slice(0, 7)) return t('Later this month')
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  const month = dateFormat({ month: 'long', ...year, timeZone: 'UTC' }, locale)
  return month.format(new Date(`${day}T00:00:00Z`))
}

/**
 * Current and coming events, in the order given, under 'This week', 'Next week' and the months after that. What has
 * started already is of this week. `now` is in milliseconds.
 */
export function groupEvents<E extends Timed>(
  events: readonly E[],
  now: number,
  zone: string,
  locale = formatLocale(),
): EventGroup<E>[] {
  const today = dateFormat({ timeZone: zone }, 'sv-SE').format(new Date(now))
  const groups = Map.groupBy(events, (event) => headingOf(dayOfEvent(event, zone), today, locale))
  return [...groups].map(([heading, inGroup]) => ({ heading, events: inGroup }))
}

/** The next event, or date of one, that the member is going to, of those that take place and are not over. */
export const nextGoing = <E extends Timed & Dated & Pick<GlobalEvent, 'isCancelled'>>(
  events: readonly E[],
  answers: Pick<Answers, 'to'>,
  now: number,
): E | undefined =>
  sortEvents(events, now).find(
    (event) => answers.to(event) === 'going' && !event.isCancelled && !isPast(event, now),
  )
