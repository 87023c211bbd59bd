import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Comment, Post } from '../../../contract/community.ts'
import { lengths } from '../../../contract/limits.ts'
import { call, preloaded } from '../../lib/api.ts'

/** Posts of one page (specification, Member 9). */
const feedPage = 50

/**
 * One page, and the cursor of the next one. The cursor is stored when the page is fetched, so later additions and
 * deletions do not matter.
 */
type Page<Item, Next> = { items: Item[]; next: Next | undefined }

const pageOf = <Item, Next>(items: Item[], size: number, nextOf: (last: Item) => Next): Page<Item, Next> => {
  const last = items.at(-1)
  return { items, next: last === undefined || items.length < size ? undefined : nextOf(last) }
}

type Before = { before: string; before_at: string }

const pageOfFeed = (posts: Post[]): Page<Post, Before> =>
  pageOf(posts, feedPage, ({ id, created_at }) => ({ before: id, before_at: created_at }))

/** The feed, newest first, a page at a time. */
export const feed = infiniteQueryOptions({
  queryKey: ['community', 'feed'],
  queryFn: async ({ pageParam, signal }) =>
    pageOfFeed(await call('GET /community/posts', { query: { limit: feedPage, ...pageParam }, signal })),
  ...preloaded('GET /community/posts', { query: { limit: feedPage } }, (posts) => ({
    pages: [pageOfFeed(posts)],
    pageParams: [undefined],
  })),
  initialPageParam: undefined as Before | undefined,
  getNextPageParam: (page) => page.next,
  // Not read again when the window gets the focus, so that what a member reads does not move.
  refetchOnWindowFocus: false,
})

type After = { after: string; after_at: string }

/** The comments of a post, oldest first, a page at a time. */
export const commentsOf = (postId: string) =>
  infiniteQueryOptions({
    queryKey: ['community', 'comments', postId],
    queryFn: async ({ pageParam, signal }): Promise<Page<Comment, After>> =>
      pageOf(
        await call('GET /community/comments/{postId}', {
          params: { postId },
          query: { limit: lengths.page, ...pageParam },
          signal,
        }),
        lengths.page,
        ({ id, created_at }) => ({ after: id, after_at: created_at }),
      ),
    initialPageParam: undefined as After | undefined,
    getNextPageParam: (page) => page.next,
    refetchOnWindowFocus: false,
  })
