import { queryOptions } from '@tanstack/react-query'
import type { AdminBanner } from '../../../contract/admin.ts'
import { call } from '../../lib/api.ts'

export const bannerFilters = ['all', 'hidden', 'reported', 'shared'] as const
export type BannerFilter = (typeof bannerFilters)[number]

/** Everything fetched of banners for moderation begins with this key. */
export const bannersKey = ['admin', 'banners'] as const

/** Banners of one page of the list. */
const pageRows = 20

const cursorOf = ({ id, created_at }: AdminBanner) => `${id}~${created_at}`

/**
 * One page of banners, newest first. `next` is the cursor of the next page. One more is requested, to know whether
 * there is one.
 */
export const bannerPage = (filter: BannerFilter, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...bannersKey, 'page', filter, cursor],
    queryFn: async ({ signal }) => {
      const [before, before_at] = cursor?.split('~') ?? []
      const found = await call('GET /admin/banners', {
        query: { filter, before, before_at, limit: pageRows + 1 },
        signal,
      })
      const banners = found.slice(0, pageRows)
      const last = banners.at(-1)
      return { banners, next: found.length > pageRows && last ? cursorOf(last) : undefined }
    },
  })

/** The most banners that are lifted above the list. */
const mostLifted = 100

/**
 * The banners that members reported: those that wait for a decision, the most reported first, and how many were decided
 * on already.
 */
export const openBanners = queryOptions({
  queryKey: [...bannersKey, 'open'],
  queryFn: async ({ signal }) => {
    const found = await call('GET /admin/banners', { query: { filter: 'open', limit: mostLifted }, signal })
    // A server of another version answers all.
    const reported = found.filter(({ report_count }) => report_count > 0)
    const waiting = reported
      .filter(({ unshared_by_admin }) => !unshared_by_admin)
      .sort((one, other) => other.report_count - one.report_count)
    return { waiting, decided: reported.length - waiting.length }
  },
})

/** What the four cards count. */
export const bannerCounts = queryOptions({
  queryKey: [...bannersKey, 'counts'],
  queryFn: ({ signal }) => call('GET /admin/stats/banners', { signal }),
})

/** Why a banner was reported, newest first. */
export const reportsOf = (id: string) =>
  queryOptions({
    queryKey: [...bannersKey, 'reports', id],
    queryFn: ({ signal }) => call('GET /admin/banners/{id}/reports', { params: { id }, signal }),
  })
