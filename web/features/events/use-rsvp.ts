import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GlobalEvent, RsvpStatus } from '../../../contract/events.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { ApiError, call, errorText } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'
import { eventsKey, myRsvps } from './queries.ts'

type Answer = { event: Pick<GlobalEvent, 'id' | 'capacity'>; status: RsvpStatus }

const told = texts({ going: 'going', interested: 'interested', not_going: 'not going' })
const key = ['rsvp']
/** A new toast replaces the one before. */
const toast = ({ id }: Answer['event']) => ({ id: `rsvp ${id}` })

/**
 * Answers an event. The answer shows at once, and is undone if the server refuses. Several answers are sent one after
 * the other.
 */
export function useRsvp() {
  const client = useQueryClient()
  const put = (eventId: string, status: RsvpStatus | undefined) =>
    client.setQueryData(myRsvps.queryKey, (rsvps = []) => [
      ...rsvps.filter((rsvp) => rsvp.eventId !== eventId),
      ...(status ? [{ eventId, status }] : []),
    ])

  return useMutation({
    mutationKey: key,
    scope: { id: 'rsvp' },
    mutationFn: ({ event, status }: Answer) =>
      call('POST /global-events/{id}/rsvp', { params: { id: event.id }, body: { status } }),
    onMutate: ({ event, status }) => {
      void client.cancelQueries({ queryKey: myRsvps.queryKey })
      const before = client
        .getQueryData(myRsvps.queryKey)
        ?.find(({ eventId }) => eventId === event.id)?.status
      put(event.id, status)
      return { before }
    },
    onSuccess: (_, { event, status }) =>
      notify.success(t('RSVP updated to: {status}', { status: translate(told[status]) }), toast(event)),
    onError: (error, { event }, saved) => {
      put(event.id, saved?.before)
      const offline = error instanceof ApiError && error.status === 0
      const failed = t('Failed to RSVP')
      notify.error(offline ? failed : errorText(error, failed), {
        ...toast(event),
        description: offline ? t('You seem to be offline.') : undefined,
      })
    },
    onSettled: (_data, _error, { event }) => {
      // The last of several answers reads the server's state. An earlier read would show an old answer.
      if (client.isMutating({ mutationKey: key }) > 1) return
      void client.invalidateQueries({ queryKey: myRsvps.queryKey })
      if (event.capacity !== null) void client.invalidateQueries({ queryKey: eventsKey })
    },
  })
}
