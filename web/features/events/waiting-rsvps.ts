import type { RsvpStatus } from '../../../contract/rsvps.ts'
import { t, translate } from '../../../contract/t.ts'
import type { QueuedCall } from '../../lib/outbox/queued-call.ts'
import { type DateRsvp, dateKey } from './answers.ts'
import { rsvpWords } from './event-words.ts'
import { eventsKey, myDateRsvps, myRsvps } from './queries.ts'

/** What of an event its answer was given to. */
export type AnsweredEvent = {
  title: string
  capacity: number | null
  /** What was said of the same before. */
  status?: RsvpStatus | undefined
  /** The one date that was answered, in words. */
  date?: string | undefined
}
type Rsvp = { eventId: string; status: RsvpStatus }
type Sent = {
  params: { id: string }
  body: { status: RsvpStatus; occurrenceStart?: string | undefined }
  before?: unknown
}

function applyWhole(rsvps: readonly Rsvp[], { params: { id }, body }: Sent): readonly Rsvp[] {
  if (body.occurrenceStart !== undefined) return rsvps
  return [...rsvps.filter(({ eventId }) => eventId !== id), { eventId: id, status: body.status }]
}

/** A new word for all dates takes back what was said of single ones to come, as the server does. */
function applyDates(rsvps: readonly DateRsvp[], { params: { id }, body, before }: Sent): readonly DateRsvp[] {
  const { status, occurrenceStart } = body
  if (occurrenceStart === undefined) {
    const isSame = (before as AnsweredEvent | undefined)?.status === status
    return isSame
      ? rsvps
      : rsvps.filter((one) => one.eventId !== id || Date.parse(one.occurrenceStart) < Date.now())
  }
  const key = dateKey({ id, occurrenceStart })
  const isOther = (one: DateRsvp) => dateKey({ ...one, id: one.eventId }) !== key
  return [...rsvps.filter(isOther), { eventId: id, status, occurrenceStart }]
}

/** An answer to an event in the outbox. The last word holds: an earlier one that has not gone is not sent. */
export const rsvpGiven: QueuedCall<'POST /global-events/{id}/rsvp'> = {
  isReplaced: true,
  applyOptimistic(data, [what, of], change) {
    if (what !== 'rsvps') return data
    if (of === undefined) return applyWhole(data as Rsvp[], change)
    return of === 'dates' ? applyDates(data as DateRsvp[], change) : data
  },
  applyAnswer(client, _answer, change) {
    client.setQueryData(myRsvps.queryKey, (rsvps) => [...applyWhole(rsvps ?? [], change)])
    client.setQueryData(myDateRsvps.queryKey, (rsvps) => rsvps && [...applyDates(rsvps, change)])
    const { capacity = null } = (change.before ?? {}) as Partial<AnsweredEvent>
    return capacity === null ? ['rsvps'] : ['rsvps', ...eventsKey]
  },
  describe({ body: { status }, before }) {
    const { title = t('Event'), date } = (before ?? {}) as Partial<AnsweredEvent>
    return { about: date ? `${title}, ${date}` : title, text: translate(rsvpWords[status]) }
  },
}
