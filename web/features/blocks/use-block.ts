import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { confirm } from '../../ui/dialog/ask.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { blockedPeople, toldOfMembers } from './queries.ts'

/** Somebody who can be blocked. */
export type Blockable = { id: string; name: string }

/** The toast of one try replaces the toast of the one before. */
export const blockToast = { id: 'block' }

/**
 * Blocks somebody after a question that says what it does, and fetches again what tells of other members. `onBlocked` is
 * called before, to move the focus to what stays.
 */
export function useBlock(onBlocked: () => void) {
  const client = useQueryClient()
  const blocking = useMutation({
    mutationFn: ({ id }: Blockable) => call('POST /members/{id}/block', { params: { id } }),
    onSuccess: (_, { name }) => {
      notify.success(t('{name} is blocked. You can undo that on your profile.', { name }), blockToast)
      onBlocked()
      for (const queryKey of toldOfMembers) void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: blockedPeople.queryKey })
    },
    onError: (error, { name }) =>
      notify.error(loadFailure(error, t('{name} could not be blocked.', { name })), blockToast),
  })

  return async (person: Blockable) => {
    const sure = await confirm({
      title: t('Block {name}?', person),
      body: t(
        'You will no longer see what {name} posts, says and shares here, nor will {name} see anything of you. {name} is not told. You can undo this on your profile.',
        person,
      ),
      confirmLabel: t('Block||somebody'),
      cancelLabel: t('Do not block'),
      danger: true,
    })
    if (sure) blocking.mutate(person)
  }
}
