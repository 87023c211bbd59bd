import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { MemberRsvp } from '../../../contract/member-page.ts'
import { call } from '../../lib/api.ts'
import { usersKey } from '../users/queries.ts'

/** Everything fetched of one member. An account that was changed is fetched again with all accounts. */
export const memberKey = (id: string) => [...usersKey, 'member', id] as const

/** Rows of one page of what somebody shared. */
const pageRows = 20

type Before = { before: string; before_at: string }
const lastOf = (page: readonly { id: string; created_at: string }[]): Before | undefined => {
  const last = page.at(-1)
  return last && page.length === pageRows ? { before: last.id, before_at: last.created_at } : undefined
}

/** One member: the account, and how much they share. */
export const memberById = (id: string) =>
  queryOptions({
    queryKey: [...memberKey(id), 'page'],
    queryFn: ({ signal }) => call('GET /admin/users/{id}', { params: { id }, signal }),
  })

/** The newest reports about a member and by them, and what was decided. */
export const reportsOfMember = (id: string) =>
  queryOptions({
    queryKey: [...memberKey(id), 'reports'],
    queryFn: ({ signal }) => call('GET /admin/users/{id}/reports', { params: { id }, signal }),
  })

/** What a member posted, newest first, a page at a time. */
export const postsOfMember = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...memberKey(id), 'posts'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin/users/{id}/posts', {
        params: { id },
        query: { limit: pageRows, ...pageParam },
        signal,
      }),
    initialPageParam: undefined as Before | undefined,
    getNextPageParam: lastOf,
  })

/** What a member commented, newest first, a page at a time. */
export const commentsOfMember = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...memberKey(id), 'comments'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin/users/{id}/comments', {
        params: { id },
        query: { limit: pageRows, ...pageParam },
        signal,
      }),
    initialPageParam: undefined as Before | undefined,
    getNextPageParam: lastOf,
  })

type BeforeRsvp = Before & { before_occurrence?: string }
const lastRsvp = (page: readonly MemberRsvp[]): BeforeRsvp | undefined => {
  const last = page.at(-1)
  if (!last || page.length < pageRows) return undefined
  const { event_id: before, answered_at: before_at, occurrenceStart } = last
  return { before, before_at, ...(occurrenceStart !== null && { before_occurrence: occurrenceStart }) }
}

/** To which events a member answered, newest answer first, a page at a time. */
export const rsvpsOfMember = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...memberKey(id), 'rsvps'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin/users/{id}/rsvps', {
        params: { id },
        query: { limit: pageRows, ...pageParam },
        signal,
      }),
    initialPageParam: undefined as BeforeRsvp | undefined,
    getNextPageParam: lastRsvp,
  })
