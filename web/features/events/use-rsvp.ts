import { useQueryClient } from '@tanstack/react-query'
import type { GlobalEvent, RsvpStatus } from '../../../contract/events.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { ApiError, errorText } from '../../lib/api.ts'
import { submit } from '../../lib/outbox/submit.ts'
import { tellKept } from '../../lib/outbox/told-as-kept.ts'
import { notify } from '../../ui/notify.ts'

type Answer = { event: Pick<GlobalEvent, 'id' | 'capacity' | 'title'>; status: RsvpStatus }

const told = texts({ going: 'going', interested: 'interested', not_going: 'not going' })

/**
 * Answers an event. The answer shows at once, is kept on this device until it is sent, and is undone if the server
 * refuses. Of several answers to an event the last one holds.
 */
export function useRsvp() {
  const client = useQueryClient()
  async function answer({ event: { id, capacity, title }, status }: Answer) {
    const toast = `rsvp ${id}`
    try {
      const outcome = await submit(
        client,
        {
          ...{ name: 'POST /global-events/{id}/rsvp', things: [`rsvp:${id}`], before: { capacity, title } },
          ...{ params: { id }, body: { status } },
        },
        { isHeld: true },
      )
      if (outcome.is === 'kept') tellKept(outcome, toast)
      else notify.success(t('RSVP updated to: {status}', { status: translate(told[status]) }), { id: toast })
    } catch (error) {
      const isAway = error instanceof ApiError && error.status === 0
      const failed = t('Failed to RSVP')
      notify.error(isAway ? failed : errorText(error, failed), {
        id: toast,
        description: isAway ? t('You seem to be offline.') : undefined,
      })
    }
  }
  return { mutate: (given: Answer) => void answer(given) }
}
