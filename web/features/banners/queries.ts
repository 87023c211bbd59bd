import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, preloaded } from '../../lib/api.ts'

/** Banners of one page. A page with fewer is the last one (specification, Member 4). */
const galleryPage = 20

/** The gallery, newest first, a page at a time. */
export const gallery = infiniteQueryOptions({
  queryKey: ['banners', 'shared'],
  queryFn: ({ pageParam: cursor, signal }) =>
    call('GET /banners/shared', { query: { limit: galleryPage, cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < galleryPage ? undefined : page.at(-1)?.created_at),
  // Not read again when the window gets the focus, so that what a member looks at does not move.
  refetchOnWindowFocus: false,
})

/** The member's own banner, and how it is shared. */
export const ownBanner = queryOptions({
  queryKey: ['banners', 'own'],
  queryFn: ({ signal }) => call('GET /me/banner', { signal }),
  ...preloaded('GET /me/banner', undefined, (banner) => banner),
})
