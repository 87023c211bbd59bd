import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { call, loadFailure, untilGone } from '../../lib/api.ts'
import { confirm } from '../../ui/dialog/ask.ts'
import { notify } from '../../ui/toasts/notify.ts'
import type { RunningTheme } from './delete-running-theme.tsx'

type Asked = RunningTheme & { answer: (deletion: { instead: string | undefined } | undefined) => void }

/** Which running week shows a theme. None, if that cannot be told: the server then decides by itself. */
async function loadRunning(theme: Theme): Promise<RunningTheme | undefined> {
  const answer = await call('GET /themes/library/{id}/running-week', { params: { id: theme.id } }).catch(
    () => undefined,
  )
  return answer?.week ? { theme, week: answer.week, next: answer.next ?? null } : undefined
}

/**
 * Asks, and deletes a theme. `askAndDelete` resolves to whether it is deleted. While `asked` is there, the theme is that
 * of the running week, and its answer says what comes instead.
 */
export function useDeleteTheme() {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, instead }: { id: string; instead: string | undefined }) =>
      untilGone(
        call('DELETE /themes/library/{id}', { params: { id }, ...(instead ? { query: { instead } } : {}) }),
      ),
    onSuccess: async () => {
      notify.success(t('Theme deleted successfully'), { id: 'theme-gone' })
      await client.invalidateQueries({ queryKey: ['themes'] })
    },
    onError: (error) => notify.error(loadFailure(error, t('Failed to delete theme')), { id: 'theme-gone' }),
  })

  const askWhatComes = (running: RunningTheme) =>
    new Promise<{ instead: string | undefined } | undefined>((resolve) =>
      setAsked({
        ...running,
        answer: (deletion) => {
          setAsked(undefined)
          resolve(deletion)
        },
      }),
    )

  async function ask({ title }: Theme): Promise<{ instead: undefined } | undefined> {
    const sure = await confirm({
      title: t('Are you sure you want to delete this theme?'),
      body: t('“{title}” goes for good. Weeks and members that have it go back to the default.', { title }),
      confirmLabel: t('Delete'),
      cancelLabel: t('Keep it'),
      danger: true,
    })
    return sure ? { instead: undefined } : undefined
  }

  async function askAndDelete(theme: Theme): Promise<boolean> {
    const running = await loadRunning(theme)
    const deletion = await (running ? askWhatComes(running) : ask(theme))
    if (!deletion) return false
    return mutateAsync({ id: theme.id, ...deletion }).then(
      () => true,
      () => false,
    )
  }

  return { askAndDelete, asked }
}
