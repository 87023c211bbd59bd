import ical, { foldLines, ICalEvent, type ICalEventData } from 'ical-generator'
import type { PlannerItem, RepeatingItem } from '../../../contract/planner.ts'
import { occursOn } from '../../../contract/repeat.ts'

type Day = { date: string; notes: readonly PlannerItem[] }
type Timed = Pick<PlannerItem, 'text' | 'time' | 'endTime' | 'location'>

const dayMs = 86_400_000
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** A time of a planner belongs to no zone. The library takes its parts from UTC. */
const floating = (date: string, time: string) => new Date(`${date}T${time}:00Z`)

const times = (
  date: string,
  { time, endTime }: Timed,
): Partial<ICalEventData> & Pick<ICalEventData, 'start'> =>
  time
    ? { start: floating(date, time), ...(endTime && { end: floating(date, endTime) }), floating: true }
    : { start: floating(date, '00:00'), end: new Date(Date.parse(date) + dayMs), allDay: true }

/** How far ahead the Februaries of a rule are named that are too short for its day. */
const namedYears = 30

/** The day of a monthly rule, in the months that have it. The last day of each month is said so. */
const dayOfMonth = (day: number): string[] => {
  if (day <= 28) return []
  return [day === 31 ? 'BYMONTHDAY=-1' : `BYMONTHDAY=${day}`]
}

/**
 * The days on which a rule of the 29th or 30th comes in February: its last. `BYSETPOS` could say so in the rule, but not
 * every calendar reads it there.
 */
function februaries({ repeat, starts_on, ends_on }: RepeatingItem): string[] {
  const day = Number(starts_on.slice(8))
  if (repeat.every !== 'month' || day < 29 || day > 30) return []
  const first = Number(starts_on.slice(0, 4))
  return Array.from({ length: namedYears }, (_, at) =>
    new Date(Date.UTC(first + at, 2, 0)).toISOString().slice(0, 10),
  ).filter(
    (last) =>
      Number(last.slice(8)) < day &&
      (ends_on === null || last <= ends_on) &&
      occursOn(repeat, starts_on, last),
  )
}

/** The rule of RFC 5545 (3.3.10), with days beside it, and without those on which it is left out. */
function rruleOf(rule: RepeatingItem): string {
  const { repeat, starts_on, ends_on, time, skipped } = rule
  const { every, interval, weekdays: chosen } = repeat
  const parts = [
    `FREQ=${{ day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' }[every]}`,
    `INTERVAL=${interval}`,
    ...(chosen ? [`BYDAY=${chosen.map((day) => weekdays[day - 1]).join(',')}`] : []),
    ...(every === 'month' ? dayOfMonth(Number(starts_on.slice(8))) : []),
    ...(ends_on ? [`UNTIL=${ends_on.replaceAll('-', '')}${time ? 'T235959' : ''}`] : []),
  ]
  const written = (date: string) => date.replaceAll('-', '') + (time ? `T${time.replace(':', '')}00` : '')
  const listed = (name: string, dates: readonly string[]) =>
    dates.length > 0 ? `\n${name}${time ? '' : ';VALUE=DATE'}:${dates.map(written).join(',')}` : ''
  const also = februaries(rule).filter((date) => !skipped.includes(date))
  return `RRULE:${parts.join(';')}${listed('RDATE', also)}${listed('EXDATE', skipped)}`
}

/**
 * The planner as an iCalendar file (RFC 5545), in pieces, so that twenty years of it need no memory. An item without a
 * time takes its whole day. Items of a rule that were changed are events of their own, and the rule leaves them out.
 */
export async function* calendar(
  days: AsyncIterable<Day>,
  rules: readonly RepeatingItem[],
): AsyncGenerator<string> {
  const frame = ical({ prodId: { company: 'A-genda', product: 'A-genda', language: 'EN' } })
  const [head = '', foot = ''] = frame.toString().split(/(?=END:VCALENDAR)/)
  const written = (data: ICalEventData) => `${foldLines(new ICalEvent(data, frame).toString().trim())}\r\n`
  const about = ({ text, time, endTime, location }: Timed, date: string, id: string, createdAt: string) =>
    written({
      id: `${id}@a-genda`,
      stamp: new Date(createdAt),
      summary: text,
      ...(location && { location }),
      ...times(date, { text, time, endTime }),
    })

  const changed = new Map<string, string[]>()
  yield head.endsWith('\r\n') ? head : `${head}\r\n`
  for await (const { date, notes } of days)
    for (const item of notes) {
      if (item.repeatId) changed.set(item.repeatId, [...(changed.get(item.repeatId) ?? []), date])
      yield about(item, date, `${date}-${item.id}`, item.createdAt)
    }
  for (const rule of rules) {
    const skipped = [...new Set([...rule.skipped, ...(changed.get(rule.id) ?? [])])].sort()
    yield written({
      id: `${rule.id}@a-genda`,
      summary: rule.text,
      repeating: rruleOf({ ...rule, skipped }),
      ...times(rule.starts_on, rule),
    })
  }
  yield `${foot}\r\n`
}
