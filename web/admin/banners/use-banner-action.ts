import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminBanner } from '../../../contract/admin.ts'
import { call, loadFailure, untilGone } from '../../lib/api.ts'
import { confirm } from '../../ui/dialog/ask.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { isDenied } from '../is-denied.ts'
import { type BannerAction, failureOf, questionOf, successOf } from './banner-actions.ts'
import { bannersKey } from './queries.ts'
import { useDenied } from './use-denied.ts'

/**
 * Carries out an action on a banner after the administrator confirmed it. `onChanged` is called before the list is
 * fetched again.
 */
export function useBannerAction(banner: Pick<AdminBanner, 'id' | 'user_name'>, onChanged: () => void) {
  const client = useQueryClient()
  const deny = useDenied()
  const act = useMutation({
    mutationFn: async (action: BannerAction) => {
      const acting = call('POST /admin/banners/{id}/action', { params: { id: banner.id }, body: { action } })
      await (action === 'delete' ? untilGone(acting) : acting)
    },
    onSuccess: (_, action) => notify.success(successOf(action), { id: 'moderation' }),
    onError: (error, action) =>
      isDenied(error) ? deny() : notify.error(loadFailure(error, failureOf(action)), { id: 'moderation' }),
    // A refusal often means that the shown state is out of date.
    onSettled: (_, error) => {
      if (isDenied(error)) return
      onChanged()
      void client.invalidateQueries({ queryKey: ['admin', 'stats'] })
      return client.invalidateQueries({ queryKey: bannersKey })
    },
  })
  return {
    pending: act.isPending ? act.variables : undefined,
    ask: async (action: BannerAction) => {
      if (await confirm(questionOf(action, banner))) act.mutate(action)
    },
  }
}
