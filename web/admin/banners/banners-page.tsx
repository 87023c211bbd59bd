import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { t } from '../../../contract/t.ts'
import { Card } from '../../ui/card.tsx'
import { Frame } from '../../ui/scenes/frame.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { RowShapes } from '../../ui/states/shapes.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { AdminHeader } from '../admin-header.tsx'
import { isDenied } from '../is-denied.ts'
import { LoadFailed } from '../load-failed.tsx'
import { PageTurner } from '../page-turner.tsx'
import { parseChoice, useAddress, usePageTurns } from '../use-address.ts'
import { BannerCounts } from './banner-counts.tsx'
import { BannerRow } from './banner-row.tsx'
import { type BannerFilter, bannerCounts, bannerFilters, bannerPage, openBanners } from './queries.ts'
import { useDenied } from './use-denied.ts'

const headings = (filter: BannerFilter): string =>
  ({
    all: t('All Banners (Newest First)'),
    hidden: t('Auto-Hidden Banners (Newest First)'),
    reported: t('Reported Banners (Newest First)'),
    shared: t('Shared Banners (Newest First)'),
  })[filter]

/** Moderation of the banners that members share (specification, Admin 2). Which of them are shown is in the address. */
export default function BannersPage() {
  const { params, change } = useAddress()
  const turns = usePageTurns()
  const filter = parseChoice(bannerFilters, params.get('show')) ?? 'all'
  const counts = useQuery(bannerCounts)
  const page = useQuery({ ...bannerPage(filter, turns.cursor), placeholderData: keepPreviousData })
  const open = useQuery({ ...openBanners, enabled: filter === 'all' })
  // Each banner is shown once: what is lifted is not in the list below.
  const lifted = filter === 'all' ? (open.data?.waiting ?? []) : []
  const decided = open.data?.decided ?? 0
  const listed = page.data?.banners.filter(({ id }) => lifted.every((one) => one.id !== id)) ?? []
  const shownLifted = turns.isFirst ? lifted : []
  const { place, willChange } = useFocusKept<HTMLDivElement>(page.data?.banners)
  const wasDenied = isDenied(page.error) || isDenied(counts.error)
  const deny = useEffectEvent(useDenied())
  useEffect(() => {
    if (wasDenied) deny()
  }, [wasDenied])

  const header = (
    <AdminHeader
      title={t('Moderate reported banners')}
      subtitle={t('What members share, and what others said about it.')}
    />
  )
  if (wasDenied || page.isPending || counts.isPending || open.isLoading)
    return (
      <>
        {header}
        <Loading shapes={<RowShapes className="h-36" />}>{t('Loading admin panel...')}</Loading>
      </>
    )
  return (
    <>
      {header}
      <BannerCounts
        counts={counts.data}
        filter={filter}
        onFilter={(show) =>
          change({ show: show === 'all' ? undefined : show, page: undefined }, { replace: true })
        }
      />
      <div
        ref={place}
        tabIndex={-1}
        aria-busy={page.isPlaceholderData}
        className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 transition-opacity aria-busy:opacity-60"
      >
        {shownLifted.length > 0 && (
          <Card title={t('Reported, to decide on')} className="border-warn/45">
            <ul>
              {shownLifted.map((banner) => (
                <BannerRow key={banner.id} banner={banner} onChanged={willChange} />
              ))}
            </ul>
            {decided > 0 && (
              <p className="mt-4 border-t border-line pt-3 text-ink-soft">
                {t(
                  '{count, plural, one {One more that was reported is private already.} other {# more that were reported are private already.}}',
                  { count: decided },
                )}
              </p>
            )}
          </Card>
        )}
        <Card title={headings(filter)}>
          {!page.data ? (
            <LoadFailed query={page} onRetry={turns.isFirst ? undefined : turns.first}>
              {t('Failed to load banners')}
            </LoadFailed>
          ) : page.data.banners.length === 0 ? (
            <EmptyState scene={<Frame />}>{t('No banners to moderate')}</EmptyState>
          ) : listed.length === 0 ? (
            <p className="text-ink-soft">{t('All others are above.')}</p>
          ) : (
            <ul>
              {listed.map((banner) => (
                <BannerRow key={banner.id} banner={banner} onChanged={willChange} />
              ))}
            </ul>
          )}
        </Card>
      </div>
      <PageTurner
        label={t('Pages of banners')}
        turns={turns}
        next={page.data?.next}
        busy={page.isPlaceholderData}
      />
    </>
  )
}
