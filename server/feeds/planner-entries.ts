import { lengths } from '../../contract/limits.ts'
import type { PlannerItem } from '../../contract/planner.ts'
import { addDays } from '../../contract/week.ts'
import type { Db } from '../deps.ts'
import { listDays, whenDaysChanged } from '../features/planner/queries.ts'
import type { Reader } from './queries.ts'
import type { Entry } from './write.ts'

const dayMs = 86_400_000
/** What an item takes that says when it begins, and not when it ends. */
const unsaidLength = { minutes: 30 }

/** Days that are read at once. A feed may have enough entries long before its last day. */
const stride = 31

/**
 * What a feed of a planner shows between two days: the coming entries, and as many of the past ones as there is room
 * for. A time of the planner is one of the zone that its member is in.
 */
export async function plannerEntries(
  db: Db,
  { memberId, zone }: Reader,
  { from, today, to }: { from: string; today: string; to: string },
): Promise<Entry[]> {
  const entriesOf = async (days: { from: string; to: string }) => {
    const changed = await whenDaysChanged(db, memberId, days)
    return (await listDays(db, memberId, days)).flatMap(({ date, notes, version }) =>
      notes.map((item) => entryOf(item, { date, version, zone, changed: changed.get(date) })),
    )
  }
  const ahead: Entry[] = []
  for (let day = today; day <= to && ahead.length < lengths.feedEntries; day = addDays(day, stride)) {
    const last = addDays(day, stride - 1)
    ahead.push(...(await entriesOf({ from: day, to: last < to ? last : to })))
  }
  const room = lengths.feedEntries - ahead.length
  if (room <= 0) return ahead.slice(0, lengths.feedEntries)
  const behind = await entriesOf({ from, to: addDays(today, -1) })
  return [...behind.slice(-room), ...ahead]
}

type Day = { date: string; version: number; zone: string; changed: Date | undefined }

/** An entry has the sequence and the time of its day's last change: items have none of their own. */
const entryOf = (item: PlannerItem, { date, version, zone, changed }: Day): Entry => ({
  id: `${date}-${item.id}`,
  sequence: version,
  stamp: changed ?? new Date(item.createdAt),
  created: new Date(item.createdAt),
  ...(changed && { lastModified: changed }),
  summary: item.completed ? `✓ ${item.text}` : item.text,
  ...(item.location && { location: item.location }),
  ...timesOf(date, item, zone),
  ...(item.time && item.reminder && !item.completed && { minutesBefore: [0] }),
})

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
