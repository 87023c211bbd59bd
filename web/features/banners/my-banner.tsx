import { useQuery } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { Loaded } from '../../ui/states/loaded.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
import { BannerForm } from './banner-form.tsx'
import { ownBanner } from './queries.ts'

/** The member's own banner, and whether the others see it. */
export function MyBanner() {
  const banner = useQuery({ ...ownBanner, refetchOnWindowFocus: false })
  return (
    <Loaded
      query={banner}
      failed={<NotLoaded query={banner}>{t('Your banner could not be loaded.')}</NotLoaded>}
    >
      {(saved) => <BannerForm saved={saved} />}
    </Loaded>
  )
}
