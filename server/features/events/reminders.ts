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

/** What remind members of the events, and of the dates of series, to which they said that they come, or may come. */
export async function listEventReminders(
  db: Db,
  memberIds: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<EventReminder[]> {
  const rows = await db
    .selectFrom('rsvps')
    .innerJoin('events', 'events.id', 'rsvps.event_id')
    .select(['member_id', 'status', sql<string | null>`nullif(occurrence, '-infinity')`.as('occurrence')])
    .select(['id', 'title', 'starts_at', 'ends_at', 'all_day', 'time_zone', 'recurrence', 'last_starts_at'])
    .select(['last_occurrence', 'changes', 'reminders_default'])
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('is_active', '=', true)
    .where('last_starts_at', '>=', new Date(from).toISOString())
    .where(sql<boolean>`reminders_default <> '{}'`)
    .execute()
  const ofEvents = new Map<string, Reminder[]>()
  return [...Map.groupBy(rows, ({ member_id, id }) => `${member_id} ${id}`).values()].flatMap((answers) => {
    const [row] = answers
    if (!row || !answers.some(({ status }) => isAnswered(status))) return []
    const reminders = ofEvents.get(row.id) ?? remindersOf(row, from, to)
    ofEvents.set(row.id, reminders)
    const said = new Map(
      answers.map(({ occurrence, status }) => [occurrence && Date.parse(occurrence), status]),
    )
    return reminders
      .filter(({ occurrence }) => isAnswered(said.get(occurrence) ?? said.get(null)))
      .map(({ occurrence: _, ...reminder }) => ({ memberId: row.member_id, ...reminder }))
  })
}

const isAnswered = (status: string | undefined): boolean => answered.some((one) => one === status)

type Row = Parameters<typeof occurrencesOf>[0] & { id: string; title: string; reminders_default: number[] }
type Reminder = Omit<EventReminder, 'memberId'> & { occurrence: number }

function remindersOf(row: Row, from: number, to: number): Reminder[] {
  const offsets = [...new Set(row.reminders_default)]
  const until = to + Math.max(...offsets) * minuteMs
  const only = Date.parse(row.starts_at)
  const isSeries = row.recurrence !== null
  const dates = isSeries
    ? occurrencesOf(row, from, until, lengths.occurrences)
    : [{ start: only, occurrence: only, change: undefined }]
  return dates.flatMap(({ start, occurrence, change }) =>
    offsets
      .map((minutes) => ({ minutes, at: start - minutes * minuteMs }))
      .filter(({ at }) => at >= from && at < to)
      .map(({ minutes, at }) => {
        const named = new Date(occurrence).toISOString()
        const event = {
          id: row.id,
          occurrenceStart: isSeries ? named : null,
          start: new Date(start).toISOString(),
          movedFrom: start === occurrence ? undefined : named,
        }
        const marker = eventMarker(event, minutes)
        return { marker, eventId: row.id, title: change?.title ?? row.title, start, minutes, at, occurrence }
      }),
  )
}

/**
 * Up to `limit` members who come to an event, may come, wait for a place, or are told that it does not take place, by id
 * from behind `after`.
 */
export async function listAnswering(
  db: Db,
  eventId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const later = after ? sql`and member_id > ${after}` : sql``
  const { rows } = await sql<{ member_id: string }>`
    (select distinct member_id from rsvps
      where event_id = ${eventId} and status = any(${[...answered]}) ${later} order by member_id limit ${limit})
    union (select distinct member_id from waitlist
      where event_id = ${eventId} ${later} order by member_id limit ${limit})
    union (select distinct member_id from place_notices
      where event_id = ${eventId} and kind = 'cancelled' ${later} order by member_id limit ${limit})
    order by member_id limit ${limit}`.execute(db)
  return rows.map(({ member_id }) => member_id)
}
