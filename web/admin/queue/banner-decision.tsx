import { useQueryClient } from '@tanstack/react-query'
import { bannerActions } from '../../../contract/admin.ts'
import type { CaseDetail } from '../../../contract/cases.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import type { BannerAction } from '../banners/banner-actions.ts'
import { useBannerAction } from '../banners/use-banner-action.ts'
import { queueKey } from './queries.ts'

const labels = (action: BannerAction): string =>
  ({ unshare: t('Unshare'), reinstate: t('Reinstate'), delete: t('Delete') })[action]

/** The specified actions of a banner, with their questions. They have no undo. */
export function BannerDecision({ detail, onDecided }: { detail: CaseDetail; onDecided: () => void }) {
  const client = useQueryClient()
  const banner = { id: detail.id, user_name: detail.author.name }
  const { pending, ask } = useBannerAction(banner, () => {
    onDecided()
    void client.invalidateQueries({ queryKey: queueKey })
  })
  return (
    <section aria-label={t('Decide')} className="flex flex-wrap gap-2 rounded-md bg-hollow p-4">
      {bannerActions.map((action) => (
        <Button
          key={action}
          look={action === 'delete' ? 'danger' : 'quiet'}
          className="px-4"
          disabled={pending !== undefined}
          pending={pending === action}
          onClick={() => void ask(action)}
        >
          {labels(action)}
        </Button>
      ))}
    </section>
  )
}
