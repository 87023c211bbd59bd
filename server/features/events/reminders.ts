import { sql } from 'kysely'
import { lengths } from '../../../contract/limits.ts'
import { eventMarker } from '../../../contract/reminders.ts'
import type { Db } from '../../deps.ts'
import { occurrencesOf } from './occurrence-cache.ts'

/** An event that starts in `minutes` at the moment `at`. Moments are in epoch milliseconds. */
export type EventReminder = {
  memberId: string
  marker: string
  eventId: string
  title: string
  start: number
  minutes: number
  at: number
}

const minuteMs = 60_000
const answered = ['going', 'interested'] as const

/** What remind members of the events to which they said that they come, or may come, within [from, to). */
export async function listEventReminders(
  db: Db,
  memberIds: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<EventReminder[]> {
  const rows = await db
    .selectFrom('rsvps')
    .innerJoin('events', 'events.id', 'rsvps.event_id')
    .select(['member_id', 'id', 'title', 'starts_at', 'ends_at', 'all_day', 'time_zone', 'recurrence'])
    .select(['last_starts_at', 'reminders_default'])
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('status', 'in', answered)
    .where('is_active', '=', true)
    .where('last_starts_at', '>=', new Date(from).toISOString())
    .where(sql<boolean>`reminders_default <> '{}'`)
    .execute()
  const ofEvents = new Map<string, Omit<EventReminder, 'memberId'>[]>()
  return rows.flatMap(({ member_id: memberId, ...row }) => {
    const reminders = ofEvents.get(row.id) ?? remindersOf(row, from, to)
    ofEvents.set(row.id, reminders)
    return reminders.map((reminder) => ({ memberId, ...reminder }))
  })
}

type Row = Parameters<typeof occurrencesOf>[0] & { id: string; title: string; reminders_default: number[] }

function remindersOf(row: Row, from: number, to: number): Omit<EventReminder, 'memberId'>[] {
  const offsets = [...new Set(row.reminders_default)]
  const recurs = row.recurrence !== null
  const until = to + Math.max(...offsets) * minuteMs
  const starts = recurs
    ? occurrencesOf(row, from, until, lengths.occurrences).map(({ start }) => start)
    : [Date.parse(row.starts_at)]
  return starts.flatMap((start) =>
    offsets
      .map((minutes) => ({ minutes, at: start - minutes * minuteMs }))
      .filter(({ at }) => at >= from && at < to)
      .map(({ minutes, at }) => {
        const occurrenceStart = recurs ? new Date(start).toISOString() : null
        const marker = eventMarker({ id: row.id, occurrenceStart }, minutes)
        return { marker, eventId: row.id, title: row.title, start, minutes, at }
      }),
  )
}

/** Up to `limit` members who said that they come to an event, or may come, by id from behind `after`. */
export async function listAnswering(
  db: Db,
  eventId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  let query = db
    .selectFrom('rsvps')
    .select('member_id')
    .where('event_id', '=', eventId)
    .where('status', 'in', answered)
  if (after) query = query.where('member_id', '>', after)
  const rows = await query.orderBy('member_id').limit(limit).execute()
  return rows.map(({ member_id }) => member_id)
}
