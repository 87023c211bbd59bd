import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UserRow } from '../../../contract/admin.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { confirm } from '../../ui/dialog/ask.ts'
import { notify } from '../../ui/toasts/notify.ts'
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
  const changing = useMutation({
    mutationFn: async (change: UserChange) => {
      const params = { id: user.id }
      if (change === 'reset-link') await call('POST /admin/users/{id}/reset-link', { params })
      else if (change === 'second-factor-off')
        await call('POST /admin/users/{id}/second-factor/off', { params })
      else await call('PATCH /admin/users/{id}', { params, body: bodies[change] })
    },
    onSuccess: (_, change) => {
      notify.success(questionOf(change, user).done, { id: 'account' })
      if (change === 'reset-link') return
      onChanged()
      void client.invalidateQueries({ queryKey: usersKey })
    },
    // A refusal often means that the shown state is out of date.
    onError: (error, change) => {
      notify.error(loadFailure(error, questionOf(change, user).failed), { id: 'account' })
      void client.invalidateQueries({ queryKey: usersKey })
    },
  })
  return async (change: UserChange) => {
    const { done: _done, failed: _failed, ...question } = questionOf(change, user)
    if (await confirm(question)) changing.mutate(change)
  }
}
