import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import { notify } from '../../ui/toasts/notify.ts'

/** What is done to a theme from its card, without its form. */
export function useThemeChanges() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (work: () => Promise<string>) => work(),
    onSuccess: (text) => notify.success(text),
    onError: (error) => notify.error(loadFailure(error, t('Failed to save theme'))),
    onSettled: () => client.invalidateQueries({ queryKey: ['themes'] }),
  })
  return {
    duplicate: ({ id }: Theme) => {
      // Made once, so that a try whose answer was lost makes no second copy.
      const copy = newId()
      mutate(async () => {
        const { title } = await call('POST /themes/library/{id}/duplicate', {
          params: { id },
          body: { id: copy },
        })
        return t('“{title}” stands beside it, as a draft', { title })
      })
    },
    setDraft: ({ id, title }: Theme, isDraft: boolean) =>
      mutate(async () => {
        await call('PATCH /themes/library/{id}', { params: { id }, body: { isDraft } })
        return isDraft
          ? t('“{title}” is a draft now; members do not see it', { title })
          : t('Members see “{title}” now', { title })
      }),
  }
}
