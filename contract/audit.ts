import * as z from 'zod/mini'
import { id, instant, pageLimit } from './values.ts'

/** Every kind of action in the audit log. Administrators filter by these. */
export const auditKinds = [
  'sign-in',
  'sign-in-refused',
  'health-read',
  'health-export',
  'theme-created',
  'theme-changed',
  'theme-deleted',
  'theme-scheduled',
  'event-created',
  'event-changed',
  'event-deleted',
  'rsvp-list-export',
  'banner-unshared',
  'banner-reinstated',
  'banner-deleted',
  'post-deleted',
  'comment-deleted',
  'role-changed',
  'member-suspended',
  'member-restored',
  'reset-link-sent',
  'admin-made',
  'reset-link-made',
  'member-exported',
  'member-erased',
] as const
export type AuditKind = (typeof auditKinds)[number]

const person = z.object({ id: z.nullable(z.string()), name: z.string() })
/** Newest first. `before` is the id of the last line of the page before. */
export const auditPage = z.object({
  kind: z.optional(z.enum(auditKinds)),
  actor: z.optional(id),
  before: z.optional(id),
  limit: pageLimit,
})
export const auditEntry = z.object({
  id,
  at: instant,
  kind: z.string(),
  /** The person who acted; null for a stranger. */
  actor: z.nullable(person),
  /** The member it was done to, if any. A deleted account has no id any more. */
  subject: z.nullable(person),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.infer<typeof auditEntry>
