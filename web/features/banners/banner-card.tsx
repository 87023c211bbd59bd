import { useQuery } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { BannerForm } from './banner-form.tsx'
import { ownBanner } from './queries.ts'

/** 'My Banner': the member's own picture, and whether the others see it. */
export function BannerCard() {
  const banner = useQuery({ ...ownBanner, refetchOnWindowFocus: false })
  return (
    <Card title={t('My Banner')}>
      <Loaded
        query={banner}
        failed={<NotLoaded query={banner}>{t('Your banner could not be loaded.')}</NotLoaded>}
      >
        {(saved) => <BannerForm saved={saved} />}
      </Loaded>
    </Card>
  )
}
