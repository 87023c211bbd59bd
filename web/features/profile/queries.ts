import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The member's sessions, last used first. */
export const ownSessions = queryOptions({
  queryKey: ['profile', 'sessions'],
  queryFn: ({ signal }) => call('GET /user/sessions', { signal }),
})

/** What the member signs in with beside the password. */
export const ownSecondFactor = queryOptions({
  queryKey: ['profile', 'second-factor'],
  queryFn: ({ signal }) => call('GET /user/second-factor', { signal }),
})

/** How much of their quota the member has used. */
export const ownStorage = queryOptions({
  queryKey: ['profile', 'storage'],
  queryFn: ({ signal }) => call('GET /user/storage', { signal }),
})

/** How much the member has stored of each kind, and since when they have an account. */
export const ownRecords = queryOptions({
  queryKey: ['profile', 'records'],
  queryFn: ({ signal }) => call('GET /user/records', { signal }),
})

/** Who viewed the member's health data, newest first. */
export const healthAccess = queryOptions({
  queryKey: ['profile', 'health-access'],
  queryFn: ({ signal }) => call('GET /user/health-access', { signal }),
})
