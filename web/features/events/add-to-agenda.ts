import type { GlobalEvent } from '../../../contract/events.ts'
import type { PlannerItem } from '../../../contract/planner.ts'
import { t } from '../../../contract/t.ts'
import { wholeDays } from '../../../contract/whole-days.ts'
import { ApiError, call } from '../../lib/api.ts'
import { whereInWords } from './event-words.ts'

const two = (part: number) => String(part).padStart(2, '0')

/** The day, and the time unless it is all day, at which an event is entered in the planner of a member in a zone. */
export function agendaSlot(event: GlobalEvent, zone: string): { date: string; time: string | null } {
  const start = new Date(event.start)
  const timeZone = event.allDay ? wholeDays(event, zone).zone : zone
  const date = start.toLocaleDateString('sv-SE', { timeZone })
  if (event.allDay) return { date, time: null }
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(start)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return { date, time: `${two(part('hour'))}:${two(part('minute'))}` }
}

/** An event as an item of a day's list. `now` in milliseconds gives it an id that no other item has. */
export function agendaItem(
  event: GlobalEvent,
  time: string | null,
  notes: readonly PlannerItem[],
  now: number,
): PlannerItem {
  let id = now
  while (notes.some((item) => item.id === String(id))) id += 1
  return {
    id: String(id),
    text: event.title,
    type: 'event',
    time,
    color: 'gray',
    reminder: false,
    completed: false,
    createdAt: new Date(now).toISOString(),
    globalEventId: event.id,
    ticketUrl: event.ticketUrl ?? event.bookingUrl,
    location: whereInWords(event, t('Venue Location')),
  }
}

/**
 * Adds an event to the end of the plan of its day. Returns the day, and whether the event was added or already there.
 * If another device saves in between, it reads the list again and retries once.
 */
export async function addToAgenda(
  event: GlobalEvent,
  zone: string,
): Promise<{ date: string; added: boolean }> {
  const { date, time } = agendaSlot(event, zone)
  for (let attempt = 1; ; attempt += 1) {
    const { notes, version } = await call('GET /daily-notes/{date}', { params: { date } })
    const isThis = (item: PlannerItem) =>
      item.globalEventId === event.id && (event.occurrenceStart === null || item.time === time)
    if (notes.some(isThis)) return { date, added: false }
    try {
      const item = agendaItem(event, time, notes, Date.now())
      await call('POST /daily-notes', { body: { date, notes: [...notes, item], version } })
      return { date, added: true }
    } catch (error) {
      if (attempt > 1 || !(error instanceof ApiError && error.status === 409)) throw error
    }
  }
}
