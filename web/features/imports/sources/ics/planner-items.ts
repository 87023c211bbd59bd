import { isBlank } from '../../../../../contract/blank.ts'
import { lengths } from '../../../../../contract/limits.ts'
import { addDays, daysBetween } from '../../../../../contract/week.ts'
import { wallClockAt } from '../../../../lib/time/wall-clock.ts'
import type { Candidate, Rows } from '../../candidate.ts'
import { readTime } from './date-times.ts'
import type { Occurrence } from './occurrences.ts'
import { type Component, lineIn, textIn } from './parts.ts'
import type { Clock } from './series.ts'

/** The days that come in, the zone of the planner, and how times without one are read. */
export type Span = { from: string; to: string; zone: string; clock: Clock; now: Date }

/** An item, and whether its end is left out: an item of the planner ends on its own day. */
export type Planned = { item: Candidate & { kind: 'planner' }; isShortened: boolean }

/** A text that can be stored: without NUL and halves of letters. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

const isDone = (component: Component): boolean =>
  component.name === 'VTODO' &&
  (textIn(component, 'STATUS').toUpperCase() === 'COMPLETED' ||
    (textIn(component, 'COMPLETED') !== '' &&
      !/^(?:NEEDS-ACTION|IN-PROCESS)$/i.test(textIn(component, 'STATUS'))) ||
    Number(textIn(component, 'PERCENT-COMPLETE')) === 100)

/** A name that is short enough for the contract, and still another one than that of any other thing. */
function shortName(name: string): string {
  const clean = storable(name)
  if (clean.length <= lengths.sourceId) return clean
  // FNV-1a, twice: no secret, only short.
  const hash = [0x811c9dc5, 0x1000193].map((seed) => {
    let sum = seed
    for (const letter of clean) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
    return sum.toString(16)
  })
  return `${clean.slice(0, lengths.sourceId - 20).toWellFormed()}#${hash.join('')}`
}

/** The items of the planner that an occurrence becomes: one, or one for each day of something that lasts whole days. */
export function* itemsOf(occurrence: Occurrence, span: Span): Generator<Planned> {
  const { component, names, start, at, end } = occurrence
  const location = storable(textIn(component, 'LOCATION')).slice(0, lengths.eventPlace).toWellFormed()
  const row: Omit<Rows['planner'], 'date' | 'time'> = {
    text: storable(textIn(component, 'SUMMARY')),
    type: component.name === 'VTODO' ? 'task' : 'event',
    color: 'gray',
    reminder: false,
    completed: isDone(component),
    createdAt: writtenAt(component, span),
    ...(!isBlank(location) && { location }),
  }
  const candidate = (date: string, own: string[], times: Partial<Rows['planner']>, moment: string | null) => {
    const [own_id = '', ...other_ids] = own.map(shortName)
    return {
      kind: 'planner' as const,
      source: 'ics' as const,
      own_id,
      other_ids,
      date,
      at: moment,
      row: { ...row, time: null, ...times, date },
      pictures: [],
    }
  }
  const isWithin = (day: string) => day >= span.from && day <= span.to

  if (start.clock === undefined) {
    const first = start.day
    // The end of whole days is the day after them.
    const last = end?.day !== undefined && end.day > first ? addDays(end.day, -1) : first
    if (first > span.to) return
    for (
      let day = isWithin(first) ? first : span.from;
      day <= last && day <= span.to;
      day = addDays(day, 1)
    ) {
      const further = day === first ? names : names.map((name) => `${name}/+${daysBetween(first, day)}`)
      // Version 0.9 named the days of what lasts several by their dates.
      const dated = first === last ? [] : names.map((name) => `${name}/${day}`)
      yield { item: candidate(day, [...further, ...dated], {}, null), isShortened: false }
    }
    return
  }
  const [day = '', time = ''] = wallClockAt(at, span.zone).split('T')
  if (!isWithin(day)) return
  const ends = end && wallClockAt(end.at, span.zone)
  const isOver = ends !== undefined && ends.slice(0, 10) > day
  const endTime = ends?.slice(11) ?? ''
  const item = candidate(
    day,
    names,
    {
      time,
      ...(!isOver && endTime > time && { endTime }),
      reminder: component.parts.some(({ name }) => name === 'VALARM'),
    },
    new Date(at).toISOString(),
  )
  yield { item, isShortened: isOver }
}

/** When it was written down: never after now, and always a year that the contract takes. */
function writtenAt(component: Component, { clock, now }: Span): string {
  const line = lineIn(component, 'CREATED') ?? lineIn(component, 'DTSTAMP')
  const time = line && readTime(line.value, line, clock.zones)
  const moment = time ? time.zone.momentAt(time.day, time.clock ?? '00:00:00') : Number.NaN
  return new Date(moment > 0 && moment < now.getTime() ? moment : now).toISOString()
}
