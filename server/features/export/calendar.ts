import ical, { foldLines, ICalEvent, type ICalEventData } from 'ical-generator'
import type { PlannerItem, RepeatingItem } from '../../../contract/planner.ts'

type Day = { date: string; notes: readonly PlannerItem[] }
type Timed = Pick<PlannerItem, 'text' | 'time' | 'endTime'>

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

/** The rule of RFC 5545 (3.3.10), without the days on which it is left out. */
function rruleOf({ repeat, starts_on, ends_on, time, skipped }: RepeatingItem): string {
  const { every, interval, weekdays: chosen } = repeat
  const dayOfMonth = Number(starts_on.slice(8))
  const parts = [
    `FREQ=${{ day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' }[every]}`,
    `INTERVAL=${interval}`,
    ...(chosen ? [`BYDAY=${chosen.map((day) => weekdays[day - 1]).join(',')}`] : []),
    // A month that is too short has it on its last day.
    ...(every === 'month' && dayOfMonth > 28
      ? [`BYMONTHDAY=${Array.from({ length: dayOfMonth - 27 }, (_, at) => 28 + at)};BYSETPOS=-1`]
      : []),
    ...(ends_on ? [`UNTIL=${ends_on.replaceAll('-', '')}${time ? 'T235959' : ''}`] : []),
  ]
  const plain = (date: string) => date.replaceAll('-', '')
  const left = skipped.map((date) => plain(date) + (time ? `T${time.replace(':', '')}00` : ''))
  const exceptions = left.length > 0 ? `\nEXDATE${time ? '' : ';VALUE=DATE'}:${left.join(',')}` : ''
  return `RRULE:${parts.join(';')}${exceptions}`
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
  const about = ({ text, time, endTime }: Timed, date: string, id: string, createdAt: string) =>
    written({
      id: `${id}@a-genda`,
      stamp: new Date(createdAt),
      summary: text,
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
