import * as z from 'zod/mini'
import { avatar } from './avatar.ts'
import { lengths } from './limits.ts'
import { cursor, id, instant, wholeNumber } from './values.ts'

export const memberId = z.object({ id })

/** Somebody whom the caller blocked. */
export const blockedMember = z.object({
  id,
  name: z.string(),
  avatar: z.optional(avatar),
  blocked_at: instant,
})
export type BlockedMember = z.infer<typeof blockedMember>

/** Newest first. `before` is the id of the last person of the page before, `before_at` their `blocked_at`. */
export const blockedPage = z.object({
  before: z.optional(id),
  before_at: z.optional(cursor('a blocked person')),
  limit: z._default(wholeNumber(1, lengths.page), 50),
})
