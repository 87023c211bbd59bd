import { infiniteQueryOptions } from '@tanstack/react-query'
import type { BlockedMember } from '../../../contract/blocks.ts'
import { lengths } from '../../../contract/limits.ts'
import { call } from '../../lib/api.ts'

/** What tells of other members. It is fetched again after somebody was blocked, or is no longer. */
export const toldOfMembers = [['community'], ['banners', 'shared']] as const

type Before = { before: string; before_at: string }

const nextOf = (page: BlockedMember[]): Before | undefined => {
  const last = page.at(-1)
  return last && page.length === lengths.page ? { before: last.id, before_at: last.blocked_at } : undefined
}

/** Whom the member blocked, newest first, a page at a time. */
export const blockedPeople = infiniteQueryOptions({
  queryKey: ['profile', 'blocks'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /user/blocks', { query: { limit: lengths.page, ...pageParam }, signal }),
  initialPageParam: undefined as Before | undefined,
  getNextPageParam: nextOf,
})
