import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Everything fetched of invitations begins with this key. */
export const invitationsKey = ['admin', 'invitations'] as const

const pageRows = 30

/** The invitation links, newest first, a page at a time. */
export const invitations = infiniteQueryOptions({
  queryKey: [...invitationsKey, 'list'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /admin/invitations', { query: { limit: pageRows, ...pageParam }, signal }),
  initialPageParam: undefined as { before: string; before_at: string } | undefined,
  getNextPageParam: (page) => {
    const last = page.at(-1)
    return last && page.length === pageRows ? { before: last.id, before_at: last.made_at } : undefined
  },
})

/** Who made an account with an invitation, newest first. */
export const invitedBy = (id: string) =>
  queryOptions({
    queryKey: [...invitationsKey, 'members', id],
    queryFn: ({ signal }) => call('GET /admin/invitations/{id}/members', { params: { id }, signal }),
  })
