import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UserRow } from '../../../contract/admin.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { confirm } from '../../ui/ask.ts'
import { notify } from '../../ui/notify.ts'
import { usersKey } from './queries.ts'
import { questionOf, type UserChange } from './user-questions.ts'

const bodies = {
  'make-admin': { role: 'admin' },
  'make-moderator': { role: 'moderator' },
  'make-curator': { role: 'curator' },
  'make-member': { role: 'member' },
  suspend: { suspended: true },
  restore: { suspended: false },
} as const

/**
 * Changes an account, or sends its owner a reset link, after the administrator confirmed it. `onChanged` is called
 * after a change.
 */
export function useUserChange(user: UserRow, onChanged: () => void) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: async (wish: UserChange) => {
      const params = { id: user.id }
      if (wish === 'reset-link') await call('POST /admin/users/{id}/reset-link', { params })
      else if (wish === 'second-factor-off')
        await call('POST /admin/users/{id}/second-factor/off', { params })
      else await call('PATCH /admin/users/{id}', { params, body: bodies[wish] })
    },
    onSuccess: (_, wish) => {
      notify.success(questionOf(wish, user).done, { id: 'account' })
      if (wish === 'reset-link') return
      onChanged()
      void client.invalidateQueries({ queryKey: usersKey })
    },
    // A refusal often means that the shown state is out of date.
    onError: (error, wish) => {
      notify.error(loadFailure(error, questionOf(wish, user).failed), { id: 'account' })
      void client.invalidateQueries({ queryKey: usersKey })
    },
  })
  return async (wish: UserChange) => {
    const { done: _done, failed: _failed, ...question } = questionOf(wish, user)
    if (await confirm(question)) change.mutate(wish)
  }
}
