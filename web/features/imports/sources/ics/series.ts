import { addDays } from '../../../../../contract/week.ts'
import { type CalendarTime, momentOf, readDuration, readTime } from './date-times.ts'
import { type Component, lineIn, linesIn, textIn } from './parts.ts'
import type { CalendarZone, Zones } from './zones.ts'

const dayMs = 86_400_000

/** What is needed to read times: the zones of the file, and the zone of what has none. */
export type Clock = { zones: Zones; floating: CalendarZone }

/** Something without a day. */
export class NoDay extends Error {}
/** Something whose day or rule cannot be read. */
export class Unclear extends Error {}

/** Something of a calendar with its first start, in milliseconds at `at`, and how long it lasts. */
export type Series = {
  component: Component
  clock: Clock
  start: CalendarTime
  at: number
  length: { days: number | undefined; ms: number } | undefined
}

/** A time in milliseconds, as if its clock were that of UTC. */
export const wallMs = ({ day, clock }: CalendarTime) => Date.parse(`${day}T${clock ?? '00:00:00'}Z`)
/** The time that such a clock shows, of the same kind as another. */
export const timeAt = (wall: number, like: CalendarTime): CalendarTime => {
  const text = new Date(wall).toISOString()
  return { ...like, day: text.slice(0, 10), clock: like.clock === undefined ? undefined : text.slice(11, 19) }
}
/** The times of all properties of a name. */
export const timesIn = (component: Component, name: string, { zones }: Clock): CalendarTime[] =>
  linesIn(component, name).flatMap((line) =>
    line.value.split(',').flatMap((one) => readTime(one.split('/')[0] ?? '', line, zones) ?? []),
  )

/** A whole day that an old program writes as a time from midnight to midnight. */
const isAllDay = (component: Component): boolean =>
  /^(?:TRUE|1)$/i.test(
    textIn(component, 'X-MICROSOFT-CDO-ALLDAYEVENT') || textIn(component, 'X-FUNAMBOL-ALLDAY'),
  )

function timeIn(component: Component, name: string, clock: Clock): CalendarTime | undefined {
  const line = lineIn(component, name)
  const time = line && readTime(line.value, line, clock.zones)
  return time?.clock === '00:00:00' && isAllDay(component) ? { ...time, clock: undefined } : time
}

/** A task is on the day on which it is due, or else begins, or was done. */
const startNames = (component: Component, isSeries: boolean): string[] =>
  component.name === 'VEVENT' ? ['DTSTART'] : isSeries ? ['DTSTART', 'DUE'] : ['DUE', 'DTSTART', 'COMPLETED']

/** Reads an event or a task. Throws {@link NoDay} or {@link Unclear}. */
export function seriesOf(component: Component, clock: Clock, isSeries: boolean): Series {
  const name = startNames(component, isSeries).find((one) => lineIn(component, one))
  if (name === undefined) throw new NoDay()
  const start = timeIn(component, name, clock)
  if (!start) throw new Unclear()
  const at = momentOf(start, clock.floating)
  return {
    component,
    clock,
    start,
    at,
    length: name === 'DTSTART' ? lengthOf(component, clock, start, at) : undefined,
  }
}

function lengthOf(component: Component, clock: Clock, start: CalendarTime, at: number): Series['length'] {
  const end = timeIn(component, 'DTEND', clock)
  const ms = end ? momentOf(end, clock.floating) - at : readDuration(textIn(component, 'DURATION'))
  if (ms === undefined || ms < 0) return undefined
  if (start.clock !== undefined) return end && end.clock === undefined ? undefined : { days: undefined, ms }
  if (end && end.clock !== undefined) return undefined
  return { days: Math.round((end ? wallMs(end) - wallMs(start) : ms) / dayMs), ms }
}

/** A time beside a series. Without a zone it is one of the clock of its series. */
export const onClockOf = ({ start }: Series, time: CalendarTime): CalendarTime =>
  time.zone.isFloating ? { ...time, zone: start.zone } : time

/** The whole day that a time stands for: midnight of a zone, written in UTC, is the day that begins there. */
export function wholeDay(time: CalendarTime, { floating }: Clock): string {
  if (time.clock === undefined) return time.day
  const moment = momentOf(time, floating)
  const days = [-1, 0, 1].map((by) => addDays(time.day, by))
  const isEdge = (day: string, clock: string) => floating.momentAt(day, clock) === moment
  return days.find((day) => isEdge(day, '00:00:00') || isEdge(day, '23:59:59')) ?? time.day
}
