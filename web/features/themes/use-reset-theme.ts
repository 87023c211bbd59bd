import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { ApiError, call, loadFailure } from '../../lib/api.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { overrideStatus } from './queries.ts'

/** Fetches again what a change of theme affects. The library does not change. */
export function useReload() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['themes', 'current'] }),
      client.invalidateQueries({ queryKey: overrideStatus.queryKey }),
    ])
}

/** Resets the week's theme to the default. Resolves to whether that succeeded. */
export function useResetTheme() {
  const client = useQueryClient()
  const reload = useReload()
  return useMutation({
    mutationFn: () => call('DELETE /themes/override'),
    onSuccess: async () => {
      notify.success(t('Reset to default theme!'), { id: 'theme' })
      client.setQueryData(overrideStatus.queryKey, (status) => status && { ...status, hasOverride: false })
      await reload()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404) {
        notify.info(error.detail ?? t('You are already using the default theme'), {
          id: 'theme',
        })
        void reload()
      } else notify.error(loadFailure(error, t('Failed to reset theme')), { id: 'theme' })
    },
  })
}
