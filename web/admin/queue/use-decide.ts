import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DecisionAction, QueueKind } from '../../../contract/cases.ts'
import { t } from '../../../contract/t.ts'
import { call, errorText } from '../../lib/api.ts'
import { confirm } from '../../ui/dialog/ask.ts'
import type { ConfirmProps } from '../../ui/dialog/confirm-dialog.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { bannersKey } from '../banners/queries.ts'
import { queueKey } from './queries.ts'
import { decidedInWords } from './words.ts'

type DecisionRequest = { action: DecisionAction; words: string; subjects: { kind: QueueKind; id: string }[] }

/** Fetches anew what a decision or its undoing changed. */
function refresh(client: QueryClient) {
  void client.invalidateQueries({ queryKey: ['admin', 'stats'] })
  void client.invalidateQueries({ queryKey: bannersKey })
  return client.invalidateQueries({ queryKey: queueKey })
}

/** Undoes decisions, and says so. */
export function useUndo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => call('POST /admin/decisions/undo', { body: { ids } }),
    onSuccess: () => notify.info(t('Undone. It is open again.'), { id: 'moderation' }),
    onError: (error) => notify.error(errorText(error, t('Failed to undo')), { id: 'moderation' }),
    onSettled: () => refresh(client),
  })
}

/** Decides one case or several. The toast has an undo. `onDecided` is called before the list is fetched again. */
export function useDecide(onDecided: () => void) {
  const client = useQueryClient()
  const undo = useUndo()
  const decide = useMutation({
    mutationFn: (body: DecisionRequest) => call('POST /admin/decisions', { body }),
    onSuccess: ({ decisions, undoable, skipped }, { action }) => {
      notify.success(decidedInWords(action, decisions.length), {
        id: 'moderation',
        duration: 12_000,
        description:
          skipped > 0
            ? t(
                '{count, plural, one {# was decided by somebody else.} other {# were decided by somebody else.}}',
                {
                  count: skipped,
                },
              )
            : undefined,
        action: undoable.length > 0 ? { label: t('Undo'), onClick: () => undo.mutate(undoable) } : undefined,
      })
      onDecided()
    },
    onError: (error) => notify.error(errorText(error, t('Failed to decide')), { id: 'moderation' }),
    onSettled: () => refresh(client),
  })
  return {
    /** The action that is being sent. */
    pending: decide.isPending ? decide.variables.action : undefined,
    /** Decides, after a question if a banner would be deleted for good. */
    async act(request: DecisionRequest) {
      const banners = request.subjects.filter(({ kind }) => kind === 'banner').length
      if (request.action !== 'remove' || banners === 0 || (await confirm(removal(banners))))
        decide.mutate(request)
    },
  }
}

const removal = (count: number): ConfirmProps => ({
  title: t('{count, plural, one {Remove the banner?} other {Remove # banners?}}', { count }),
  body:
    count === 1
      ? t('Are you sure you want to permanently delete this banner? This action cannot be undone.')
      : t('Banners are deleted for good. This cannot be undone.'),
  confirmLabel: t('Remove'),
  danger: true,
})
