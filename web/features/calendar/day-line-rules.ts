import type { GlobalEvent } from '../../../contract/events.ts'
import type { MoodEntry } from '../../../contract/mood.ts'
import type { PlannerItem } from '../../../contract/planner.ts'
import { dayOf } from '../../lib/time/days.ts'
import { timeOn } from './events-by-day.ts'
import { minuteOf, minuteOfTime } from './minute-of-day.ts'

/** What stands on the line of a day, with the minute of the day at which it is, and at which it ends. */
export type OnLine = { minute: number; until?: number } & (
  | { kind: 'item'; item: PlannerItem }
  | { kind: 'event'; event: GlobalEvent }
  | { kind: 'mood'; mood: MoodEntry }
  | { kind: 'now' }
  | { kind: 'sunrise' }
)

type Day = {
  day: string
  items: readonly PlannerItem[]
  events: readonly GlobalEvent[]
  checkIns: readonly MoodEntry[]
  /** The moment, on the day that is today. */
  now: Date | undefined
}

/** When the sun rises, as most people live. */
const dawn = 6 * 60 + 30
const rank = { sunrise: 0, now: 1, mood: 2, item: 3, event: 4 }

/** A day from midnight to midnight with the sun at its hour, and apart from it what has no time of its own. */
export function dayLine({ day, items, events, checkIns, now }: Day): {
  line: OnLine[]
  untimed: PlannerItem[]
  allDay: GlobalEvent[]
} {
  const line: OnLine[] = []
  const untimed: PlannerItem[] = []
  const allDay: GlobalEvent[] = []
  for (const item of items)
    if (!item.time) untimed.push(item)
    else
      line.push({
        kind: 'item',
        item,
        minute: minuteOfTime(item.time),
        ...(item.endTime && { until: minuteOfTime(item.endTime) }),
      })
  for (const event of events) {
    const time = timeOn(event, day)
    if (time === 'all day' || !('begins' in time)) allDay.push(event)
    else {
      const end = new Date(event.end)
      const until = dayOf(end) === day ? minuteOf(end) : 24 * 60
      const minute = minuteOf(time.begins)
      line.push({ kind: 'event', event, minute, ...(until > minute && { until }) })
    }
  }
  for (const mood of checkIns) {
    const moment = new Date(mood.created_at)
    if (dayOf(moment) === day) line.push({ kind: 'mood', mood, minute: minuteOf(moment) })
  }
  if (now) line.push({ kind: 'now', minute: minuteOf(now) })
  if (line.length > 0) line.push({ kind: 'sunrise', minute: dawn })
  line.sort((a, b) => a.minute - b.minute || rank[a.kind] - rank[b.kind])
  return { line, untimed, allDay }
}

/** Whether the sun is away at a minute of the day, as most people live. */
export const isDark = (minute: number): boolean => minute < dawn || minute >= 19 * 60

const pxAnHour = 7
const mostGapPx = 56

/** The free space before each part of a line, in px: longer for more hours, so that the day is seen in it. */
export function gapsOf(line: readonly OnLine[]): number[] {
  let reached = line[0]?.minute ?? 0
  return line.map(({ minute, until }) => {
    const gap = Math.min(mostGapPx, Math.max(0, Math.round(((minute - reached) / 60) * pxAnHour)))
    reached = Math.max(reached, until ?? minute)
    return gap
  })
}

/** The height of a block, in px: half an hour and more are seen as time that is taken. */
export const heightOf = ({ minute, until }: OnLine): number =>
  until === undefined ? 0 : Math.min(176, Math.round(((until - minute) / 60) * 44))
