import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { call, loadFailure, untilGone } from '../../lib/api.ts'
import { confirm } from '../../ui/ask.ts'
import { notify } from '../../ui/notify.ts'

/** Asks, and deletes a theme. Resolves to whether it is deleted. */
export function useDeleteTheme() {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (id: string) => untilGone(call('DELETE /themes/library/{id}', { params: { id } })),
    onSuccess: async () => {
      notify.success(t('Theme deleted successfully'), { id: 'theme-gone' })
      await client.invalidateQueries({ queryKey: ['themes'] })
    },
    onError: (error) => notify.error(loadFailure(error, t('Failed to delete theme')), { id: 'theme-gone' }),
  })
  return async ({ id, title }: Theme): Promise<boolean> => {
    const sure = await confirm({
      title: t('Are you sure you want to delete this theme?'),
      body: t('“{title}” goes for good. Weeks and members that have it go back to the default.', { title }),
      confirmLabel: t('Delete'),
      cancelLabel: t('Keep it'),
      danger: true,
    })
    if (!sure) return false
    return mutateAsync(id).then(
      () => true,
      () => false,
    )
  }
}
