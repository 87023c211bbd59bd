import ICAL from 'ical.js'

/** Steps of one rule. A daily one since 1970 takes 20,000. */
const mostSteps = 50_000

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
 * The occurrences of one UID up to a day, `YYYY-MM-DD`, in the wall clock of its start. `parts` are its component and
 * those that replace single occurrences.
 */
export function* occurrencesUntil(parts: ICAL.Component[], last: string): Generator<Occurrence> {
  const isException = (part: ICAL.Component) => part.hasProperty('recurrence-id')
  const [master] = parts.filter((part) => !isException(part)).slice(-1)
  const exceptions = parts.filter(isException)
  // A file can hold changed occurrences alone.
  for (const part of master ? [] : exceptions) {
    const id = part.getFirstPropertyValue('recurrence-id') as ICAL.Time
    yield single(part, id.toString())
  }
  if (!master) return
  const event = new ICAL.Event(master, { strictExceptions: false, exceptions: exceptions as never })
  if (!event.isRecurring()) return yield single(master, '')
  const times = event.iterator()
  for (let step = 0; ; step += 1) {
    if (step > mostSteps) throw new TooOften()
    const next = times.next() as ICAL.Time | null
    if (!next || next.toString().slice(0, 10) > last) return
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

/** What happens once. A task is on the day on which it is due. */
function single(component: ICAL.Component, recurrence: string): Occurrence {
  const due = component.name === 'vtodo' ? component.getFirstProperty('due') : null
  const property = due ?? component.getFirstProperty('dtstart')
  const start = property?.getFirstValue()
  if (!property || !(start instanceof ICAL.Time)) throw new NoDay()
  const { endDate } = new ICAL.Event(component, { strictExceptions: false, exceptions: [] })
  return { component, recurrence, property, start, end: due ? null : endDate }
}
