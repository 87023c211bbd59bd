import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, startTransition, useDeferredValue, useEffect, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { notShown } from '../../lib/api.ts'
import { dayOf } from '../../lib/time/days.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { useAtRest } from '../../lib/use-at-rest.ts'
import { Button } from '../../ui/button.tsx'
import { Table } from '../../ui/scenes/table.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ListNotLoaded } from '../../ui/states/list-not-loaded.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { useFirstNew } from '../../ui/use-first-new.ts'
import { DayDivider } from './day-divider.tsx'
import { PostCard } from './post-card.tsx'
import { feed } from './queries.ts'
import { useDeletePost } from './use-delete-post.ts'
import { useLike } from './use-like.ts'
import { useReport } from './use-report.tsx'
import { useShown } from './use-shown.ts'

const loadComments = () => import('./comments.tsx').then(({ Comments }) => ({ default: Comments }))
const Comments = lazy(loadComments)

/** Posts that are drawn at once when they arrive, as many as a window shows; the others right after, so many at a time. */
const [atOnce, inAPiece] = [2, 4]
/** Posts above what stands among them. */
const above = 3

const shapes = [1, 2].map((row) => (
  <div key={row} className="grid gap-4 rounded-card border border-line p-4 sm:p-6">
    <div className="flex items-center gap-3">
      <div className="size-10 rounded-pill bg-line/45" />
      <div className="h-4 w-36 rounded-sm bg-line/45" />
    </div>
    <div className="h-44 rounded-md bg-line/45" />
    <div className="h-4 w-4/5 rounded-sm bg-line/45" />
  </div>
))

type FeedProps = {
  /** Stands after the third post, or the last of fewer. */
  among?: ReactNode
}

/** The community's posts, newest first, under their days, ten at a time. The comments of one are open at a time. */
export function Feed({ among }: FeedProps) {
  const fetched = useInfiniteQuery(feed)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = fetched
  const { shown, showMore, wasShown } = useShown()
  const today = useToday()
  const posts = fetched.data?.pages.flatMap(({ items }) => items) ?? []
  // What arrives is rendered in pieces, between which a press is answered: the first posts, and when they stand, the next.
  // Who comes back to posts in the middle of the page finds all at once.
  const isThere = useDeferredValue(fetched.data !== undefined)
  const [drawn, setDrawn] = useState(isThere && wasShown ? Number.POSITIVE_INFINITY : atOnce)
  const isWhole = drawn >= shown
  useEffect(() => {
    if (!isThere || isWhole) return
    const next = drawn + inAPiece
    startTransition(() => setDrawn(next < shown ? next : Number.POSITIVE_INFINITY))
  }, [isThere, isWhole, drawn, shown])
  const visible = posts.slice(0, Math.min(drawn, shown))
  const { list, willGrow } = useFirstNew<HTMLUListElement>(visible.length, ':scope > [data-post]')
  const [openId, setOpenId] = useState<string>()
  useAtRest(loadComments)
  const like = useLike()
  const focusList = () => list.current?.focus({ preventScroll: true })
  const askAndDelete = useDeletePost(focusList)
  const { reportOf, dialog } = useReport(focusList)

  if (fetched.isPending || (fetched.data && !isThere))
    return <Loading shapes={shapes}>{t('Loading...')}</Loading>
  if (!fetched.data)
    return (
      <ListNotLoaded query={fetched}>
        {notShown(fetched.error, t('The posts could not be loaded.'))}
      </ListNotLoaded>
    )
  if (posts.length === 0)
    return (
      <>
        <EmptyState scene={<Table />}>{t('It is quiet here. The first post could be yours.')}</EmptyState>
        {among}
      </>
    )

  function showEarlier() {
    willGrow()
    if ((isFetchNextPageError ? shown : showMore()) > posts.length && hasNextPage) void fetchNextPage()
  }
  return (
    <>
      {dialog}
      <ul ref={list} tabIndex={-1} aria-label={t('Posts')} className="grid gap-4 sm:gap-6">
        {visible.flatMap((post, at) => {
          const day = dayOf(new Date(post.created_at))
          const before = visible[at - 1]
          const isFirstOfDay = !before || dayOf(new Date(before.created_at)) !== day
          const item = (
            <li key={post.id} data-post="" className={isFirstOfDay && before ? 'min-w-0 pt-3' : 'min-w-0'}>
              {isFirstOfDay && <DayDivider day={day} today={today} />}
              <PostCard
                post={post}
                isOpen={post.id === openId}
                onToggle={() => setOpenId(post.id === openId ? undefined : post.id)}
                onLike={() => like(post)}
                onDelete={() => void askAndDelete(post)}
                onBlocked={focusList}
                onReport={reportOf(post)}
              >
                <Suspense fallback={<Loading>{t('Loading...')}</Loading>}>
                  <Comments post={post} />
                </Suspense>
              </PostCard>
            </li>
          )
          const isHere = among && at === Math.min(above, posts.length) - 1
          return isHere ? [item, <li key="among">{among}</li>] : [item]
        })}
      </ul>
      {isFetchNextPageError && shown > posts.length && (
        <p role="alert" className="pt-6 text-center text-sm text-danger">
          {notShown(fetched.error, t('Earlier posts could not be loaded.'))}
        </p>
      )}
      {isWhole && (hasNextPage || shown < posts.length) && (
        <div className="grid justify-items-center pt-8">
          <Button
            look="quiet"
            pending={isFetchingNextPage}
            pendingText={t('Loading...')}
            onClick={showEarlier}
          >
            {t('Earlier')}
          </Button>
        </div>
      )}
      {isWhole && !hasNextPage && shown >= posts.length && posts.length > above && (
        <p className="pt-8 text-center font-serif text-ink-soft">{t('This is where it all began.')}</p>
      )}
    </>
  )
}
