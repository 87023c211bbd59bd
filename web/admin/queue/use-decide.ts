import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DecisionAction, SubjectKind } from '../../../contract/cases.ts'
import { t } from '../../../contract/t.ts'
import { call, errorText } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'
import { queueKey } from './queries.ts'
import { decidedInWords } from './words.ts'

type Wish = { action: DecisionAction; words: string; subjects: { kind: SubjectKind; id: string }[] }

/** Undoes decisions, and says so. */
export function useUndo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => call('POST /admin/decisions/undo', { body: { ids } }),
    onSuccess: () => notify.info(t('Undone. It is open again.'), { id: 'moderation' }),
    onError: (error) => notify.error(errorText(error, t('Failed to undo')), { id: 'moderation' }),
    onSettled: () => client.invalidateQueries({ queryKey: queueKey }),
  })
}

/** Decides one case or several. The toast has an undo. `onDecided` is called before the list is fetched again. */
export function useDecide(onDecided: () => void) {
  const client = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: (body: Wish) => call('POST /admin/decisions', { body }),
    onSuccess: ({ decisions, skipped }, { action }) => {
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
        action: { label: t('Undo'), onClick: () => undo.mutate(decisions) },
      })
      onDecided()
    },
    onError: (error) => notify.error(errorText(error, t('Failed to decide')), { id: 'moderation' }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['admin', 'stats'] })
      return client.invalidateQueries({ queryKey: queueKey })
    },
  })
}
