import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { t } from '../../../contract/t.ts'
import { useAtRest } from '../../lib/use-at-rest.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Wall } from './wall.tsx'

const loadGallery = () => import('../banners/gallery.tsx').then(({ Gallery }) => ({ default: Gallery }))
const Gallery = lazy(loadGallery)

type Tab = 'posts' | 'gallery'

/** Posts, and the gallery of shared banners. The address says which. */
export default function CommunityPage() {
  const [params, setParams] = useSearchParams()
  const tab: Tab = params.get('tab') === 'gallery' ? 'gallery' : 'posts'

  useAtRest(loadGallery)
  return (
    <>
      <title>{`${t('Community')} · A-genda`}</title>
      <PageHeader title={t('Community')} subtitle={t('What we make and notice, side by side.')} />
      <Tabs<Tab>
        label={t('Community')}
        value={tab}
        onChange={(next) =>
          setParams(next === 'posts' ? {} : { tab: next }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          {
            value: 'posts',
            label: t('Posts'),
            content: <Wall />,
          },
          {
            value: 'gallery',
            label: t('Member Gallery'),
            content: (
              <Suspense fallback={<Loading>{t('Loading...')}</Loading>}>
                <Gallery />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  )
}
