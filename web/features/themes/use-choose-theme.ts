import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { ApiError, call, loadFailure } from '../../lib/api.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { overrideStatus } from './queries.ts'
import { useReload } from './use-reset-theme.ts'
import { readWeek } from './week-content.ts'

function refusal(error: unknown): string {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 404) return t('Theme not found. Please try another theme.')
  if (status === 429) return t('Rate limit exceeded. You can only change your theme 5 times per week.')
  return loadFailure(error, t('Failed to set theme'))
}

/** Makes a theme this week's, for this member, and shows the result; `show` may make a motion of it. */
export function useChooseTheme(
  onChosen: () => void,
  show: (themeId: string, change: () => void) => void = (_, change) => change(),
) {
  const client = useQueryClient()
  const reload = useReload()
  return useMutation({
    mutationFn: (themeId: string) =>
      call('POST /themes/override', { body: { themeId, reason: 'User preference' } }),
    onSuccess: (theme, themeId) => {
      show(themeId, () => {
        // The specified answer is only that it went well (ruling 33).
        if (theme.id) client.setQueriesData({ queryKey: ['themes', 'current'] }, readWeek(theme))
        onChosen()
      })
      notify.success(t('Theme updated successfully!'), { id: 'theme' })
      void reload()
    },
    onError: (error) => {
      notify.error(refusal(error), { id: 'theme' })
      void client.invalidateQueries({ queryKey: overrideStatus.queryKey })
    },
  })
}
