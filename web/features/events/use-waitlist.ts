import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t, translate } from '../../../contract/t.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { confirm } from '../../ui/dialog/ask.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { eventsKey } from './queries.ts'
import { rsvpTold } from './use-rsvp.ts'

type Line = {
  id: string
  title: string
  /** The one date of a series; without it, all of them. */
  occurrenceStart: string | undefined
}

/** Joins and leaves the line for a place. A place in a line is given by the server, so neither waits to be sent. */
export function useWaitlist({ id, title, occurrenceStart }: Line) {
  const client = useQueryClient()
  const toast = { id: `rsvp ${id}` }
  const date = occurrenceStart ? { occurrenceStart } : {}
  const settle = () =>
    Promise.all([['rsvps'], eventsKey].map((queryKey) => client.invalidateQueries({ queryKey })))
  const join = useMutation({
    mutationFn: () => call('POST /global-events/{id}/waitlist', { params: { id }, body: date }),
    onSuccess: ({ is }) =>
      is === 'going'
        ? notify.success(t('RSVP updated to: {status}', { status: translate(rsvpTold.going) }), toast)
        : notify.success(t('You are on the waiting list'), {
            ...toast,
            description: t('If a place comes free, you are told.'),
          }),
    onError: (error) => notify.error(loadFailure(error, t('Failed to join the waiting list')), toast),
    onSettled: settle,
  })
  const leave = useMutation({
    mutationFn: () => call('DELETE /global-events/{id}/waitlist', { params: { id }, query: date }),
    onSuccess: () => notify.success(t('You are off the waiting list'), toast),
    onError: (error) => notify.error(loadFailure(error, t('Failed to leave the waiting list')), toast),
    onSettled: settle,
  })
  return {
    isPending: join.isPending || leave.isPending,
    join: () => join.mutate(),
    async leave() {
      const yes = await confirm({
        title: t('Leave the waiting list?'),
        body: t('Your place in the line for “{title}” is lost.', { title }),
        confirmLabel: t('Leave the waiting list'),
      })
      if (yes) leave.mutate()
    },
  }
}
