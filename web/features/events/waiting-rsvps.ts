import type { RsvpStatus } from '../../../contract/events.ts'
import { t, translate } from '../../../contract/t.ts'
import type { Kind } from '../../lib/outbox/kind.ts'
import { rsvpWords } from './event-words.ts'
import { eventsKey } from './queries.ts'

/** What of an event its answer was given to. */
export type AnsweredEvent = { title: string; capacity: number | null }
type Rsvp = { eventId: string; status: RsvpStatus }

/** An answer to an event in the outbox. The last word holds: an earlier one that has not gone is not sent. */
export const rsvpGiven: Kind<'POST /global-events/{id}/rsvp'> = {
  isReplaced: true,
  lay(data, [what], { params: { id }, body: { status } }) {
    if (what !== 'rsvps') return data
    return [...(data as Rsvp[]).filter(({ eventId }) => eventId !== id), { eventId: id, status }]
  },
  answered(client, _answer, { params: { id }, body: { status }, before }) {
    client.setQueryData<Rsvp[]>(['rsvps'], (rsvps) => [
      ...(rsvps ?? []).filter(({ eventId }) => eventId !== id),
      { eventId: id, status },
    ])
    const { capacity = null } = (before ?? {}) as Partial<AnsweredEvent>
    return capacity === null ? ['rsvps'] : ['rsvps', ...eventsKey]
  },
  words: ({ body: { status }, before }) => ({
    about: (before as AnsweredEvent | undefined)?.title ?? t('Event'),
    text: translate(rsvpWords[status]),
  }),
}
