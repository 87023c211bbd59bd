import type ICAL from 'ical.js'
import { isBlank } from '../../../../../contract/blank.ts'
import { lengths } from '../../../../../contract/limits.ts'
import { addDays } from '../../../../../contract/week.ts'
import type { Candidate, Rows } from '../../candidate.ts'
import type { Occurrence } from './occurrences.ts'
import { dayOf, instantsOf, shown } from './zoned.ts'

export type Span = { from: string; to: string; zone: string; now: Date }

const text = (component: ICAL.Component, name: string): string => {
  const value = component.getFirstPropertyValue(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** An item, and whether its end is left out: an item of the planner ends on its own day. */
export type Planned = { item: Candidate & { kind: 'planner' }; isShortened: boolean }

/** The items of the planner that an occurrence becomes: one, or one for each day of something that lasts whole days. */
export function* itemsOf(occurrence: Occurrence, span: Span): Generator<Planned> {
  const { component, recurrence, property, start, end } = occurrence
  const uid = text(component, 'uid')
  const isTask = component.name === 'vtodo'
  const location = text(component, 'location').slice(0, lengths.eventPlace)
  const row: Omit<Rows['planner'], 'date' | 'time'> = {
    text: text(component, 'summary'),
    type: isTask ? 'task' : 'event',
    color: 'gray',
    reminder: false,
    completed: isTask && text(component, 'status').toUpperCase() === 'COMPLETED',
    createdAt: writtenAt(component, span.now),
    ...(!isBlank(location) && { location }),
  }
  const candidate = (date: string, at: string | null, own: string, times: Partial<Rows['planner']>) => ({
    kind: 'planner' as const,
    source: 'ics' as const,
    own_id: own,
    date,
    at,
    row: { ...row, time: null, ...times, date },
    pictures: [],
  })
  const isWithin = (day: string) => day >= span.from && day <= span.to
  const own = [uid, recurrence].filter(Boolean).join('/')

  if (start.isDate) {
    const first = dayOf(start)
    // The end of whole days is the day after them.
    const last = end?.isDate && dayOf(end) > first ? addDays(dayOf(end), -1) : first
    if (first > span.to) return
    for (let day = isWithin(first) ? first : span.from; day <= last && day <= span.to; day = addDays(day, 1))
      yield { item: candidate(day, null, first === last ? own : `${own}/${day}`, {}), isShortened: false }
    return
  }
  const instant = instantsOf(property, span.zone)
  const instantOfEnd = instantsOf(component.getFirstProperty('dtend') ?? property, span.zone)
  const startsAt = instant(start)
  const begin = shown(startsAt, span.zone)
  if (!isWithin(begin.day)) return
  const ends = end && !end.isDate ? shown(instantOfEnd(end), span.zone) : undefined
  const item = candidate(begin.day, new Date(startsAt).toISOString(), own, {
    time: begin.time,
    ...(ends?.day === begin.day && ends.time > begin.time && { endTime: ends.time }),
    reminder: component.getFirstSubcomponent('valarm') !== null,
  })
  yield { item, isShortened: ends !== undefined && ends.day > begin.day }
}

/** When it was written down: never after now, and always a year that the contract takes. */
function writtenAt(component: ICAL.Component, now: Date): string {
  const value = (component.getFirstPropertyValue('created') ??
    component.getFirstPropertyValue('dtstamp')) as ICAL.Time | null
  const moment = value?.toUnixTime?.() ?? Number.NaN
  return new Date(moment > 0 && moment * 1000 < now.getTime() ? moment * 1000 : now).toISOString()
}
