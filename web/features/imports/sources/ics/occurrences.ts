import ICAL from 'ical.js'
import { addDays, daysBetween } from '../../../../../contract/week.ts'
import { dayOf } from './zoned.ts'

/** Steps of one rule. A daily one since 1970 takes 20,000. */
const mostSteps = 30_000
/** What comes every hour, or more often, is no item of a plan. */
const tooOften = ['HOURLY', 'MINUTELY', 'SECONDLY']

/**
 * One time at which something of a calendar happens. `recurrence` tells the occurrences of one UID apart. `property` is
 * what its start is written in.
 */
export type Occurrence = {
  component: ICAL.Component
  recurrence: string
  property: ICAL.Property
  start: ICAL.Time
  end: ICAL.Time | null
}

/** Something that comes again too often to be looked at. */
export class TooOften extends Error {}
/** Something without a day. */
export class NoDay extends Error {}

/**
 * The occurrences of one UID between two days, `YYYY-MM-DD`, and some before and after them. `parts` are its component
 * and those that replace single occurrences.
 */
export function* occurrencesWithin(
  parts: ICAL.Component[],
  { from, to }: { from: string; to: string },
): Generator<Occurrence> {
  const isException = (part: ICAL.Component) => part.hasProperty('recurrence-id')
  const [master] = parts.filter((part) => !isException(part)).slice(-1)
  const exceptions = parts.filter(isException)
  // A file can hold changed occurrences alone.
  for (const part of master ? [] : exceptions) {
    const id = part.getFirstPropertyValue('recurrence-id') as ICAL.Time
    yield single(part, id.toString())
  }
  if (!master) return
  const event = new ICAL.Event(master, { strictExceptions: false, exceptions })
  if (!event.isRecurring()) return yield single(master, '')
  const rules = master.getAllProperties('rrule').map((property) => property.getFirstValue() as ICAL.Recur)
  if (rules.some(({ freq }) => tooOften.includes(freq))) throw new TooOften()
  // Days before the first on which an occurrence can begin and still last, its zone included.
  const margin = Math.ceil(event.duration.toSeconds() / 86_400) + 2
  const early = addDays(from, -margin)
  startNear(master, rules, early)
  const replaced = new Set(Object.keys(event.exceptions))
  const times = event.iterator()
  for (let step = 0; ; step += 1) {
    if (step > mostSteps) throw new TooOften()
    const next = times.next() as ICAL.Time | null
    const day = next?.toString().slice(0, 10)
    if (!next || day === undefined || day > addDays(to, 2)) return
    // What replaces an occurrence may be at any other time.
    if (day < early && !replaced.has(next.toString())) continue
    const { item, startDate, endDate, recurrenceId } = event.getOccurrenceDetails(next)
    const property = item.component.getFirstProperty('dtstart')
    if (property)
      yield {
        component: item.component,
        recurrence: recurrenceId.toString(),
        property,
        start: startDate,
        end: endDate,
      }
  }
}

/**
 * Moves the start of a daily or weekly rule to the last of its own days before another day, because the library can
 * only count up to it: 5,000 days take a second.
 */
function startNear(master: ICAL.Component, rules: ICAL.Recur[], day: string): void {
  const [rule] = rules
  const days = rule && { DAILY: 1, WEEKLY: 7 }[rule.freq as string]
  const start = master.getFirstPropertyValue('dtstart')
  if (rules.length !== 1 || !days || rule.isByCount() || !(start instanceof ICAL.Time)) return
  const every = days * rule.interval
  const by = Math.floor(daysBetween(dayOf(start), day) / every) * every
  if (by <= 0) return
  for (const name of ['dtstart', 'dtend']) {
    const property = master.getFirstProperty(name)
    const time = property?.getFirstValue()
    if (!property || !(time instanceof ICAL.Time)) continue
    const moved = time.clone()
    moved.adjust(by, 0, 0, 0)
    property.setValue(moved)
  }
}

/** What happens once. A task is on the day on which it is due. */
function single(component: ICAL.Component, recurrence: string): Occurrence {
  const due = component.name === 'vtodo' ? component.getFirstProperty('due') : null
  const property = due ?? component.getFirstProperty('dtstart')
  const start = property?.getFirstValue()
  if (!property || !(start instanceof ICAL.Time)) throw new NoDay()
  // The library has no end of what has no start, as a task often.
  const end = due ? null : new ICAL.Event(component, { strictExceptions: false, exceptions: [] }).endDate
  return { component, recurrence, property, start, end }
}
