import type { PlannerItem } from '../../../contract/planner.ts'
import type { Db } from '../../deps.ts'
import { listDays } from '../planner/queries.ts'
import type { Reader } from './queries.ts'
import type { Entry } from './write.ts'

const dayMs = 86_400_000
/** What an item takes that says when it begins, and not when it ends. */
const unsaidLength = { minutes: 30 }

/** What a feed of a planner shows between two days. A time of the planner is one of the zone that its member is in. */
export async function plannerEntries(
  db: Db,
  { memberId, zone }: Reader,
  days: { from: string; to: string },
): Promise<Entry[]> {
  const lists = await listDays(db, memberId, days)
  return lists.flatMap(({ date, notes, version }) =>
    notes.map((item) => ({
      id: `${date}-${item.id}`,
      sequence: version,
      stamp: new Date(item.createdAt),
      summary: item.completed ? `✓ ${item.text}` : item.text,
      ...(item.location && { location: item.location }),
      ...timesOf(date, item, zone),
      ...(item.time && item.reminder && !item.completed && { minutesBefore: [0] }),
    })),
  )
}

function timesOf(date: string, { time, endTime }: PlannerItem, zone: string) {
  if (!time) return { start: new Date(date), end: new Date(Date.parse(date) + dayMs), allDay: true }
  const at = (clock: string) => Temporal.PlainDateTime.from(`${date}T${clock}`).toZonedDateTime(zone)
  const start = at(time)
  const end = endTime ? at(endTime) : start.add(unsaidLength)
  return {
    start: new Date(start.epochMilliseconds),
    end: new Date(Math.max(start.epochMilliseconds, end.epochMilliseconds)),
  }
}
