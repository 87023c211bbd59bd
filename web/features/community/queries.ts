import { infiniteQueryOptions } from '@tanstack/react-query'
import { lengths } from '../../../contract/limits.ts'
import { call } from '../../lib/api.ts'

/** Posts of one page (member.md section 9). */
const feedPage = 50

/** The feed, newest first, a page at a time. */
export const feed = infiniteQueryOptions({
  queryKey: ['community', 'feed'],
  queryFn: ({ pageParam: before, signal }) =>
    call('GET /community/posts', { query: { limit: feedPage, before }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < feedPage ? undefined : page.at(-1)?.id),
  // What one is reading does not move because one looked away.
  refetchOnWindowFocus: false,
})

/** The comments of a post, oldest first, a page at a time. */
export const commentsOf = (postId: string) =>
  infiniteQueryOptions({
    queryKey: ['community', 'comments', postId],
    queryFn: ({ pageParam: after, signal }) =>
      call('GET /community/comments/{postId}', {
        params: { postId },
        query: { limit: lengths.page, after },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < lengths.page ? undefined : page.at(-1)?.id),
    refetchOnWindowFocus: false,
  })
