import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import { notShown } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListNotLoaded } from '../../ui/list-not-loaded.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Table } from '../../ui/scenes/table.tsx'
import { useFirstNew } from '../../ui/use-first-new.ts'
import { Comments } from './comments.tsx'
import { PostCard } from './post-card.tsx'
import { feed } from './queries.ts'
import { useDeletePost } from './use-delete-post.ts'
import { useLike } from './use-like.ts'

/** The community's posts, newest first. The comments of one post are open at a time. */
export function Feed() {
  const fetched = useInfiniteQuery(feed)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = fetched
  const { list, willGrow } = useFirstNew<HTMLUListElement>(fetched.data?.pages.length)
  const [openId, setOpenId] = useState<string>()
  const like = useLike()
  const askAndDelete = useDeletePost(() => list.current?.focus({ preventScroll: true }))

  if (fetched.isPending) return <Loading>{t('Loading...')}</Loading>
  if (!fetched.data)
    return (
      <ListNotLoaded query={fetched}>
        {notShown(fetched.error, t('The posts could not be loaded.'))}
      </ListNotLoaded>
    )
  const posts = fetched.data.pages.flatMap(({ items }) => items)
  if (posts.length === 0)
    return <EmptyState scene={<Table />}>{t('It is quiet here. The first post could be yours.')}</EmptyState>
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t('Posts')} className="grid gap-4 sm:gap-6">
        {posts.map((post) => (
          <li key={post.id} className="min-w-0">
            <PostCard
              post={post}
              isOpen={post.id === openId}
              onToggle={() => setOpenId(post.id === openId ? undefined : post.id)}
              onLike={() => like(post)}
              onDelete={() => void askAndDelete(post)}
            >
              <Comments post={post} />
            </PostCard>
          </li>
        ))}
      </ul>
      {isFetchNextPageError && (
        <p role="alert" className="pt-6 text-center text-sm text-danger">
          {notShown(fetched.error, t('Earlier posts could not be loaded.'))}
        </p>
      )}
      {hasNextPage && (
        <div className="grid justify-items-center pt-6">
          <Button
            look="quiet"
            pending={isFetchingNextPage}
            pendingText={t('Loading...')}
            onClick={() => {
              willGrow()
              void fetchNextPage()
            }}
          >
            {t('Show earlier posts')}
          </Button>
        </div>
      )}
      {!hasNextPage && fetched.data.pages.length > 1 && (
        <p className="pt-8 text-center font-serif text-ink-soft">{t('This is where it all began.')}</p>
      )}
    </>
  )
}
