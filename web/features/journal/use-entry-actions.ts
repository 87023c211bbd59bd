import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { call, loadFailure, untilGone } from '../../lib/api.ts'
import { confirm } from '../../ui/dialog/ask.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { notifyFailure } from '../../ui/toasts/notify-failure.ts'
import { showStored } from './queries.ts'

const toast = 'journal'

/** What is done with a whole entry: into the bin and out of it, and deleted for good. */
export function useEntryActions() {
  const client = useQueryClient()
  const restoring = useMutation({
    mutationFn: (id: string) => call('POST /journal/{id}/restore', { params: { id } }),
    onSuccess: (entry) => {
      showStored(client, entry)
      notify.success(t('It is back in your journal.'), { id: toast })
    },
    onError: (error) => notifyFailure(t('The entry could not be put back.'), error, loadFailure, toast),
  })
  const gone = (id: string) => {
    client.removeQueries({ queryKey: ['journal', 'entry', id] })
    void client.invalidateQueries({
      queryKey: ['journal'],
      predicate: ({ queryKey: [, kind] }) => kind !== 'entry' && kind !== 'image',
    })
  }
  const binning = useMutation({
    mutationFn: (id: string) => untilGone(call('DELETE /journal/{id}', { params: { id } })),
    onSuccess: (_, id) => {
      gone(id)
      notify.info(t('The entry is in the bin for 30 days.'), {
        id: toast,
        duration: 8000,
        action: { label: t('Undo'), onClick: () => restoring.mutate(id) },
      })
    },
    onError: (error) => notifyFailure(t('The entry could not be deleted.'), error, loadFailure, toast),
  })
  const deleting = useMutation({
    mutationFn: (id: string) => untilGone(call('DELETE /journal/bin/{id}', { params: { id } })),
    onSuccess: (_, id) => {
      gone(id)
      notify.info(t('The entry is deleted.'), { id: toast })
    },
    onError: (error) => notifyFailure(t('The entry could not be deleted.'), error, loadFailure, toast),
  })
  return {
    restore: (id: string) => restoring.mutate(id),
    /** Puts an entry into the bin, with its undo. Resolves to whether it is there. */
    bin: (id: string): Promise<boolean> =>
      binning.mutateAsync(id).then(
        () => true,
        () => false,
      ),
    /** Asks, and deletes an entry of the bin with its pictures. */
    async askAndDelete(id: string, name: string): Promise<void> {
      const isSure = await confirm({
        title: t('Delete “{name}” for good?', { name }),
        body: t('Its words and its pictures are gone then. Nobody can bring them back.'),
        confirmLabel: t('Delete for good'),
        cancelLabel: t('Keep it'),
        danger: true,
      })
      if (isSure) deleting.mutate(id)
    },
  }
}
