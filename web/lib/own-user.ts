import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'
import { session } from './session.ts'

/**
 * The member as the server knows them now, for the session of this browser: an administrator may have changed the role,
 * and another device the name.
 */
export const ownUser = queryOptions({
  queryKey: ['user'],
  queryFn: async () => {
    const before = session.get()
    const user = await call('GET /user/profile')
    // What was changed here meanwhile is newer. What is as it was renders nothing anew.
    const isAsked = session.get() === before && 'user' in before
    if (isAsked && JSON.stringify(user) !== JSON.stringify(before.user)) session.updateUser(user)
    return user
  },
  staleTime: 60_000,
})
