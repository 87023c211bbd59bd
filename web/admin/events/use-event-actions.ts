import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { eventsKey } from '../../features/events/queries.ts'
import { call, loadFailure, untilGone } from '../../lib/api.ts'
import { confirm } from '../../ui/dialog/ask.ts'
import { notify } from '../../ui/toasts/notify.ts'

/** The toast of one try replaces the toast of the one before. */
const toast = { id: 'event' }

/** Archives and deletes events, each after a question that names the event. */
export function useEventActions() {
  const client = useQueryClient()
  const settle = () => client.invalidateQueries({ queryKey: eventsKey })

  const flip = useMutation({
    mutationFn: ({ id, isActive }: GlobalEvent) =>
      call('PATCH /global-events/{id}', { params: { id }, body: { isActive: !isActive } }),
    onSuccess: (_, { isActive }) =>
      notify.success(isActive ? t('Event archived successfully') : t('Event activated successfully'), toast),
    onError: (error, { isActive }) =>
      notify.error(
        loadFailure(error, isActive ? t('Failed to archive event') : t('Failed to activate event')),
        toast,
      ),
    onSettled: settle,
  })
  const remove = useMutation({
    mutationFn: ({ id }: GlobalEvent) => untilGone(call('DELETE /global-events/{id}', { params: { id } })),
    onSuccess: () => notify.success(t('Event deleted successfully'), toast),
    // The specification marks this text as fixed, whatever the server says.
    onError: () => notify.error(t('Failed to delete event'), toast),
    onSettled: settle,
  })

  const busyWith = [flip, remove].flatMap(({ isPending, variables }) =>
    isPending && variables ? [variables.id] : [],
  )

  return {
    busyWith,

    async flip(event: GlobalEvent) {
      if (busyWith.includes(event.id)) return
      const { title, isActive } = event
      const yes = await confirm(
        isActive
          ? {
              title: t('Are you sure you want to archive this event?'),
              body: t(
                'Members will not see “{title}” any more. Those who answered keep their answer, and are told if it was still to come.',
                {
                  title,
                },
              ),
              confirmLabel: t('Archive'),
            }
          : {
              title: t('Are you sure you want to activate this event?'),
              body: t('Members will see “{title}” again.', { title }),
              confirmLabel: t('Activate'),
            },
      )
      if (yes) flip.mutate(event)
    },

    async remove(event: GlobalEvent) {
      if (busyWith.includes(event.id)) return
      const yes = await confirm({
        title: t('Are you sure you want to delete this event?'),
        body: t(
          '“{title}” and all answers to it will be gone for good. Those who come are told if it was still to come.',
          { title: event.title },
        ),
        confirmLabel: t('Delete'),
        danger: true,
      })
      if (yes) remove.mutate(event)
    },
  }
}
