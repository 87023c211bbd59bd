import { useQueryClient } from '@tanstack/react-query'
import type { GlobalEvent } from '../../../contract/events.ts'
import type { RsvpStatus } from '../../../contract/rsvps.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { ApiError, errorText, zone } from '../../lib/api.ts'
import { submit } from '../../lib/outbox/submit.ts'
import { tellKept } from '../../lib/outbox/told-as-kept.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { whenInWords } from './event-words.ts'

export type Answer = {
  event: Pick<GlobalEvent, 'id' | 'capacity' | 'title' | 'start' | 'end' | 'allDay' | 'timezone'>
  status: RsvpStatus
  /** The one date of a series that is answered, by its start in the series. Without it, all are. */
  occurrenceStart?: string | undefined
  /** What was said before, of the same. */
  before?: RsvpStatus | undefined
}

export const rsvpTold = texts({ going: 'going', interested: 'interested', not_going: 'not going' })

/**
 * Answers an event. The answer shows at once, is kept on this device until it is sent, and is undone if the server
 * refuses. Of several answers to an event the last one holds.
 */
export function useRsvp() {
  const client = useQueryClient()
  async function answer({ event, status, occurrenceStart, before }: Answer) {
    const { id, capacity, title } = event
    const toast = `rsvp ${id}`
    const date = occurrenceStart && whenInWords(event, zone())
    // The second thing keeps the answers of one date apart, so that none takes the place of another.
    const things = [`rsvp:${id}`, ...(occurrenceStart ? [`rsvp:${id}@${Date.parse(occurrenceStart)}`] : [])]
    try {
      const outcome = await submit(
        client,
        {
          ...{
            name: 'POST /global-events/{id}/rsvp',
            things,
            before: { capacity, title, status: before, date },
          },
          params: { id },
          body: { status, ...(occurrenceStart && { occurrenceStart }) },
        },
        { isHeld: true },
      )
      if (outcome.is === 'kept') tellKept(outcome, toast)
      else
        notify.success(t('RSVP updated to: {status}', { status: translate(rsvpTold[status]) }), {
          id: toast,
          description: date,
        })
      return true
    } catch (error) {
      const isAway = error instanceof ApiError && error.status === 0
      const failed = t('Failed to RSVP')
      notify.error(isAway ? failed : errorText(error, failed), {
        id: toast,
        description: isAway ? t('You seem to be offline.') : undefined,
      })
      return false
    }
  }
  /** Resolves to whether it was taken, or waits to be sent. */
  return { mutate: answer }
}
