import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import type { SharedBanner } from '../../../contract/banners.ts'
import { t } from '../../../contract/t.ts'
import { ApiError } from '../../lib/api.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Frame } from '../../ui/scenes/frame.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ListNotLoaded } from '../../ui/states/list-not-loaded.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { useFirstNew } from '../../ui/use-first-new.ts'
import { useNearEnd } from '../../ui/use-near-end.ts'
import { BannerDialog } from './banner-dialog.tsx'
import { GalleryCard } from './gallery-card.tsx'
import { gallery } from './queries.ts'

/** The specified sentence, and the one cause that a person can mend. */
function Failure({ error }: { error: unknown }) {
  return (
    <>
      {t('Failed to load member gallery')}
      {error instanceof ApiError && error.status === 0 && (
        <span className="mt-2 block font-sans text-sm">
          {t('You seem to be offline, and this is not kept on this device.')}
        </span>
      )}
    </>
  )
}

/** Below the last banner: the next page, by itself or by the button, a button to try again, or the end. */
function GalleryEnd({ fetched, onMore }: { fetched: ReturnType<typeof useGallery>; onMore: () => void }) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = fetched
  const end = useNearEnd<HTMLDivElement>(
    () => void fetchNextPage(),
    hasNextPage && !isFetchNextPageError && data?.pages.length,
  )

  function showMore() {
    onMore()
    void fetchNextPage()
  }

  if (!hasNextPage)
    return (
      <p className="pt-8 text-center font-serif text-ink-soft">
        {t("You've reached the end of the gallery")}
      </p>
    )
  return (
    <div ref={isFetchNextPageError ? undefined : end} className="grid justify-items-center gap-3 pt-8">
      {isFetchNextPageError && (
        <p role="alert" className="text-center text-sm text-danger">
          <Failure error={error} />
        </p>
      )}
      <Button look="quiet" pending={isFetchingNextPage} pendingText={t('Loading...')} onClick={showMore}>
        {isFetchNextPageError ? t('Try again') : t('Show more banners')}
      </Button>
    </div>
  )
}

const grid = 'grid gap-4 sm:grid-cols-2 sm:gap-6 md:grid-cols-3'

/** As far out of focus as a picture's placeholder is. */
const blur = (turn: number) => ({
  background: `linear-gradient(${turn}deg, var(--line) 20%, var(--accent-soft) 55%, color-mix(in oklab, var(--accent) 24%, var(--line)))`,
})

/** Six cards whose pictures are still blurred. */
const shapes = (
  <div className={grid}>
    {[165, 200, 150, 20, 190, 340].map((turn) => (
      <div key={turn} className="overflow-hidden rounded-card border border-line bg-surface">
        <div className="aspect-[16/10]" style={blur(turn)} />
        <div className="grid gap-3 p-4">
          <div className="h-5 w-3/5 rounded-sm bg-line/45" />
          <div className="h-4 w-2/5 rounded-sm bg-line/45" />
        </div>
      </div>
    ))}
  </div>
)

const useGallery = () => useInfiniteQuery(gallery)

/** The banners that members share, newest first, page by page. */
export function Gallery() {
  const fetched = useGallery()
  const [opened, setOpened] = useState<SharedBanner>()
  const place = useRef<HTMLElement>(null)
  const { list, willGrow } = useFirstNew<HTMLUListElement>(fetched.data?.pages.length)

  return (
    <section ref={place} tabIndex={-1} aria-labelledby="gallery-title">
      <h2 id="gallery-title" className="sr-only">
        {t('Member Gallery')}
      </h2>
      <Loaded
        query={fetched}
        shapes={shapes}
        failed={
          <ListNotLoaded query={fetched}>
            <Failure error={fetched.error} />
          </ListNotLoaded>
        }
        empty={
          <EmptyState
            scene={<Frame />}
            action={
              <Link to="/profile#banner" className={buttonClass('quiet')}>
                {t('Share your banner')}
              </Link>
            }
          >
            {t('No banners have been shared yet.')}
          </EmptyState>
        }
      >
        {({ pages }) => (
          <>
            <ul ref={list} className={grid}>
              {pages.flat().map((banner) => (
                <li key={banner.id} className="min-w-0">
                  <GalleryCard banner={banner} onOpen={() => setOpened(banner)} />
                </li>
              ))}
            </ul>
            <GalleryEnd fetched={fetched} onMore={willGrow} />
          </>
        )}
      </Loaded>
      {opened && (
        <BannerDialog
          banner={opened}
          onClose={() => setOpened(undefined)}
          onGone={() => {
            // An element behind an open dialog must not take the focus.
            flushSync(() => setOpened(undefined))
            // The card that opened it disappears while the list is read again.
            place.current?.focus({ preventScroll: true })
          }}
        />
      )}
    </section>
  )
}
