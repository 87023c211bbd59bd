import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Banners of one page; one with fewer is the last (specification, Member 4). */
const galleryPage = 20

/** The gallery, newest first, a page at a time. */
export const gallery = infiniteQueryOptions({
  queryKey: ['banners', 'shared'],
  queryFn: ({ pageParam: cursor, signal }) =>
    call('GET /banners/shared', { query: { limit: galleryPage, cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < galleryPage ? undefined : page.at(-1)?.created_at),
  // What a member is looking at must not move because they looked away.
  refetchOnWindowFocus: false,
})

/** The member's own banner, and how it is shared. */
export const ownBanner = queryOptions({
  queryKey: ['banners', 'own'],
  queryFn: ({ signal }) => call('GET /me/banner', { signal }),
})
