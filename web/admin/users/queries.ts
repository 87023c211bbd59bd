import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { UserRow } from '../../../contract/admin.ts'
import { lengths } from '../../../contract/limits.ts'
import { isStaff, type Role, roles } from '../../../contract/roles.ts'
import { call } from '../../lib/api.ts'
import { formatLocale } from '../../lib/locale.ts'

/** Everything fetched of accounts begins with this key. */
export const usersKey = ['admin', 'users'] as const

/** Rows of one page of the users screen. */
const pageRows = 50

type UserFilters = {
  query?: string | undefined
  role?: Role | undefined
  suspended?: 'true' | 'false' | undefined
}

/**
 * One page of accounts by name. `next` is the cursor of the next page. One more row is requested, to know whether there
 * is one.
 */
export const userPage = (filters: UserFilters, after: string | undefined) =>
  queryOptions({
    queryKey: [...usersKey, 'page', filters, after],
    queryFn: async ({ signal }) => {
      const found = await call('GET /admin/users', {
        query: { ...filters, after, limit: pageRows + 1 },
        signal,
      })
      const users = found.slice(0, pageRows)
      return { users, next: found.length > pageRows ? users.at(-1)?.id : undefined }
    },
  })

/** Accounts by name, page by page, for a list that grows while it is scrolled. */
export const usersByName = (query: string) =>
  infiniteQueryOptions({
    queryKey: [...usersKey, 'growing', query],
    queryFn: ({ pageParam: after, signal }) =>
      call('GET /admin/users', { query: { query: query || undefined, after }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < lengths.page ? undefined : page.at(-1)?.id),
  })

/** One account, or null if there is none. */
export const userById = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'one', id],
    queryFn: async ({ signal }) => (await call('GET /admin/users', { query: { id }, signal }))[0] ?? null,
  })

async function everybodyWith(role: Role, signal: AbortSignal): Promise<UserRow[]> {
  const all: UserRow[] = []
  for (;;) {
    const after = all.at(-1)?.id
    const page = await call('GET /admin/users', { query: { role, after }, signal })
    all.push(...page)
    if (page.length < lengths.page) return all
  }
}

/** Everybody with a part in the back office, by name. */
export const staff = queryOptions({
  queryKey: [...usersKey, 'staff'],
  queryFn: async ({ signal }) => {
    const found = await Promise.all(roles.filter(isStaff).map((role) => everybodyWith(role, signal)))
    return found.flat().toSorted((one, other) => one.name.localeCompare(other.name, formatLocale()))
  },
})
