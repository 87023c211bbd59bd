import { useQuery } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { loadFailure } from '../../lib/api.ts'
import { Card } from '../../ui/card.tsx'
import { Loading } from '../../ui/loading.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { BannerForm } from './banner-form.tsx'
import { ownBanner } from './queries.ts'

/** 'My Banner': the member's own picture, and whether the others see it. */
export function BannerCard() {
  const banner = useQuery({ ...ownBanner, refetchOnWindowFocus: false })
  return (
    <Card title={t('My Banner')}>
      {banner.isPending ? (
        <Loading>{t('Loading...')}</Loading>
      ) : banner.data ? (
        <BannerForm saved={banner.data} />
      ) : (
        <NotLoaded onRetry={() => void banner.refetch()}>
          {loadFailure(banner.error, t('Your banner could not be loaded.'))}
        </NotLoaded>
      )}
    </Card>
  )
}
