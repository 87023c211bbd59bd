import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { day, id, instant, pageLimit, text, wholeNumber } from './values.ts'

/** Every kind of action in the audit log. Administrators filter by these. */
export const auditKinds = [
  'sign-in',
  'sign-in-refused',
  'sign-in-disowned',
  'health-read',
  'health-export',
  'theme-created',
  'theme-changed',
  'theme-deleted',
  'theme-scheduled',
  'theme-unscheduled',
  'themes-packed',
  'event-created',
  'event-changed',
  'event-deleted',
  'event-message-sent',
  'rsvp-list-read',
  'rsvp-list-export',
  'banner-unshared',
  'banner-reinstated',
  'banner-deleted',
  'post-deleted',
  'comment-deleted',
  'report-dismissed',
  'content-hidden',
  'content-removed',
  'author-messaged',
  'decision-undone',
  'appeal-answered',
  'case-noted',
  'flagged-words-changed',
  'role-changed',
  'member-suspended',
  'member-restored',
  'invitation-made',
  'invitation-revoked',
  'reset-link-sent',
  'second-factor-off',
  'password-changed',
  'factor-changed',
  'admin-made',
  'reset-link-made',
  'member-exported',
  'member-erased',
  'community-restored',
  'deletion-repeated',
  'audit-exported',
] as const
export type AuditKind = (typeof auditKinds)[number]

const person = z.object({ id: z.nullable(z.string()), name: z.string() })
/**
 * Newest first. `before` is the id of the last line of the page before. `member` is who did it, or to whom it was done;
 * `from` and `to` are days on the reader's clock. `search` is a part of the name or address of either, or of a title.
 */
export const auditPage = z.object({
  kind: z.optional(z.enum(auditKinds)),
  actor: z.optional(id),
  member: z.optional(id),
  from: z.optional(day),
  to: z.optional(day),
  search: z.optional(text(lengths.search)),
  before: z.optional(id),
  limit: pageLimit,
})
const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

export const auditEntry = z.object({
  id,
  at: instant,
  kind: z.string(),
  /** The person who acted; null for a stranger. */
  actor: z.nullable(person),
  /** The member it was done to, if any. A deleted account has no id any more. */
  subject: z.nullable(person),
  details: z.record(z.string(), value),
  /** What stood in the changed fields before and after; long texts only begin. Absent where nothing was changed. */
  changes: z.optional(z.array(z.object({ field: z.string(), before: value, after: value }))),
})
export type AuditEntry = z.infer<typeof auditEntry>
export type AuditChange = NonNullable<AuditEntry['changes']>[number]

/** What was exported, for the log itself. */
export const auditExport = z.object({ entries: wholeNumber(0, lengths.auditExport) })
