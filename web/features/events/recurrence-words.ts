import type { GlobalEvent } from '../../../contract/events.ts'
import { choiceOf } from '../../../contract/recurrence.ts'
import { t } from '../../../contract/t.ts'
import { daysBetween } from '../../../contract/week.ts'
import { repeatInWords } from '../../lib/time/repeat-words.ts'
import { choiceInWords } from './recurrence-sentence.ts'

type Recurring = Pick<GlobalEvent, 'start' | 'allDay' | 'timezone'>

const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const withoutEnd = (rule: string) => rule.replace(/;(?:COUNT|UNTIL)=[^;]*/gi, '')
const dayIn = (moment: string, timeZone: string) => new Date(moment).toLocaleDateString('sv-SE', { timeZone })

/**
 * How an event comes again, for a reader in `zone`: 'Every Sunday', 'Every 2 weeks on Mon, Wed', 'Every month on the
 * second Tuesday'. The weekdays of an RRULE are those of the event's own zone, and may be others for the reader. A rule
 * that cannot be chosen, or has other days for the reader, is not told in full.
 */
export function recurrenceInWords(
  { start, allDay, timezone }: Recurring,
  rule: string,
  zone: string,
): string {
  const given = new Map(
    rule
      .trim()
      .toUpperCase()
      .replace(/^RRULE:/, '')
      .split(';')
      .filter(Boolean)
      .map((part) => part.split('=') as [string, string]),
  )
  const own = timezone ?? 'UTC'
  const [there, here] = [dayIn(start, own), dayIn(start, allDay ? own : zone)]
  const interval = Number(given.get('INTERVAL') ?? 1)
  const days = given.get('BYDAY')?.split(',')
  for (const part of ['COUNT', 'UNTIL', 'WKST', 'INTERVAL']) given.delete(part)
  const parts = [...given.keys()].toSorted().join()
  if (given.get('FREQ') === 'DAILY' && parts === 'FREQ')
    return repeatInWords({ every: 'day', interval }, here)
  if (given.get('FREQ') === 'WEEKLY' && /^(?:BYDAY,)?FREQ$/.test(parts)) {
    const shift = daysBetween(there, here)
    const weekdays = days?.map((day) => ((names.indexOf(day) + shift + 7) % 7) + 1)
    return repeatInWords({ every: 'week', interval, ...(weekdays && { weekdays }) }, here)
  }
  const choice = there === here ? choiceOf(withoutEnd(rule), { start: there, zone: own }) : undefined
  if (choice) return choiceInWords(choice)
  if (given.get('FREQ') === 'MONTHLY' && interval === 1 && !given.has('BYMONTH')) return t('Every month')
  return t('Comes back regularly')
}

/** How often an event takes place, as it was told at one of its dates; undefined if it happens once. */
export const recurrenceOf = (event: GlobalEvent, zone: string): string | undefined =>
  event.recurrence === null
    ? undefined
    : recurrenceInWords({ ...event, start: event.occurrenceStart ?? event.start }, event.recurrence, zone)
