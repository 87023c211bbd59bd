import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NoticeChange, NoticeSettings } from '../../../contract/notices.ts'
import { t } from '../../../contract/t.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { noticeSettings } from './queries.ts'

const mutationKey = ['reminders', 'change']

/** The settings with a change, as the server will answer them. */
export const withChange = (
  settings: NoticeSettings,
  { channels = {}, ...change }: NoticeChange,
): NoticeSettings => {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const next = Object.entries(channels).map(([kind, channel]) => [
    kind,
    { ...settings.channels[kind as keyof NoticeSettings['channels']], ...channel },
  ])
  return { ...settings, ...given, channels: { ...settings.channels, ...Object.fromEntries(next) } }
}

/** Changes what the member wants to be reminded of. It shows at once, and goes back if it could not be saved. */
export function useNoticeChange() {
  const client = useQueryClient()
  const { queryKey } = noticeSettings
  const { mutate } = useMutation({
    mutationKey,
    // One after another, so that the last press is the last that is saved.
    scope: { id: 'reminders' },
    mutationFn: (body: NoticeChange) => call('PATCH /user/notices', { body }),
    onMutate: (change) => {
      void client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (settings) => settings && withChange(settings, change))
    },
    onSuccess: (settings) => {
      // An answer knows nothing of the presses that follow it.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, settings)
    },
    onError: (error) => {
      notify.error(loadFailure(error, t('Your reminders could not be changed.')), { id: 'reminders' })
      void client.invalidateQueries({ queryKey })
    },
  })
  return mutate
}
