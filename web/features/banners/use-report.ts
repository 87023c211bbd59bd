import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SharedBanner } from '../../../contract/banners.ts'
import { t } from '../../../contract/t.ts'
import { call, errorText } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'
import { gallery } from './queries.ts'

/** Reports a banner for a reason; the gallery begins anew after it. Resolves either way: a failure is told here. */
export function useReport({ id }: SharedBanner, onReported: () => void): (reason: string) => Promise<void> {
  const client = useQueryClient()
  const reporting = useMutation({
    mutationFn: (reason: string) => call('POST /banners/{id}/report', { params: { id }, body: { reason } }),
    onSuccess: () => {
      notify.success(t('Banner reported. Thank you for helping keep our community safe.'), { id: 'report' })
      onReported()
      void client.resetQueries({ queryKey: gallery.queryKey })
    },
    onError: (error) => notify.error(errorText(error, t('Failed to report banner')), { id: 'report' }),
  })
  return (reason) =>
    reporting.mutateAsync(reason).then(
      () => undefined,
      () => undefined,
    )
}
