import { useSearchParams } from 'react-router'
import { t } from '../../../contract/t.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Gallery } from '../banners/gallery.tsx'
import { Feed } from './feed.tsx'
import { PostForm } from './post-form.tsx'

type Tab = 'posts' | 'gallery'

/** Posts, and the gallery of shared banners. The address says which. */
export default function CommunityPage() {
  const [params, setParams] = useSearchParams()
  const tab: Tab = params.get('tab') === 'gallery' ? 'gallery' : 'posts'

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
            content: (
              <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[minmax(0,1fr)_21rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
                <div className="md:sticky md:top-22 md:col-start-2 md:max-h-[calc(100dvh-7rem)] md:overflow-y-auto md:rounded-card">
                  <PostForm />
                </div>
                <div className="md:col-start-1 md:row-start-1">
                  <h2 className="sr-only">{t('Posts')}</h2>
                  <Feed />
                </div>
              </div>
            ),
          },
          { value: 'gallery', label: t('Member Gallery'), content: <Gallery /> },
        ]}
      />
    </>
  )
}
