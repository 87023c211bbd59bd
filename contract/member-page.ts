import * as z from 'zod/mini'
import { adminBanner, userRow } from './admin.ts'
import { decisionActions, queueKinds, reportReasons } from './cases.ts'
import { postTypes } from './community.ts'
import { receipt } from './deletion.ts'
import { lengths } from './limits.ts'
import { currentPassword } from './profile.ts'
import { anyTime, cursor, day, id, instant, visibleText, wholeNumber } from './values.ts'

/*
 * What administrators see of one member: the account, and what the member shares with others. Never a mood, a plan, a
 * diary, a practice or anything of their health. A test holds these shapes to that.
 */

/** A moderator, who is no administrator, gets neither the address, nor the last day, nor the number of RSVPs. */
export const memberPage = z.object({
  ...userRow.shape,
  email: z.optional(userRow.shape.email),
  /** The last day on which they were here; null for who has never been since it is written down. */
  last_seen_on: z.optional(z.nullable(day)),
  /** Whether they have one-time codes or a passkey; told to administrators. */
  has_second_factor: z.optional(z.boolean()),
  /** `reports` are those about what they share. */
  counts: z.object({
    posts: z.number(),
    comments: z.number(),
    rsvps: z.optional(z.number()),
    reports: z.optional(z.number()),
    reports_by: z.optional(z.number()),
  }),
  banner: z.nullable(adminBanner),
})
export type MemberPage = z.infer<typeof memberPage>

/** What an administrator writes to a member. */
export const memberMessage = z.object({
  words: visibleText(lengths.decisionWords, 'Please write what they should know.'),
})

const limit = z._default(wholeNumber(1, lengths.page), 20)
/** What moderation did with a post or comment: nothing, only its author sees it, or nobody does. */
const state = z.enum(['shown', 'hidden', 'removed'])

/** Newest first. `before` is the id of the last row of the page before, `before_at` its time. */
export const memberPostsPage = z.object({
  before: z.optional(id),
  before_at: z.optional(cursor('a post')),
  limit,
})
export const memberPost = z.object({
  id,
  post_type: z.enum(postTypes),
  content: z.string(),
  image_url: z.nullable(z.string()),
  created_at: instant,
  likes: z.number(),
  comments: z.number(),
  state,
})
export type MemberPost = z.infer<typeof memberPost>

export const memberCommentsPage = z.object({
  before: z.optional(id),
  before_at: z.optional(cursor('a comment')),
  limit,
})
export const memberComment = z.object({
  id,
  post_id: id,
  /** Who wrote the post below which it is. */
  post_by: z.string(),
  content: z.string(),
  created_at: instant,
  state,
})
export type MemberComment = z.infer<typeof memberComment>

/**
 * Newest answer first. Of the last answer of the page before, `before` is the event, `before_at` its time, and
 * `before_occurrence` its date, if it has one.
 */
export const memberRsvpsPage = z.object({
  before: z.optional(id),
  before_at: z.optional(cursor('an answer')),
  before_occurrence: z.optional(anyTime),
  limit,
})
export const memberRsvp = z.object({
  event_id: id,
  title: z.string(),
  tags: z.array(z.string()),
  /** When the answered date starts and ends; of a series as a whole, its first one. */
  start: instant,
  end: instant,
  allDay: z.boolean(),
  /** The event's own; null for one that has none. */
  timezone: z.nullable(z.string()),
  isSeries: z.boolean(),
  /** Of a series, the date that the answer is to; null for all of them. */
  occurrenceStart: z.nullable(instant),
  status: z.enum(['going', 'interested', 'not_going']),
  answered_at: instant,
})
export type MemberRsvp = z.infer<typeof memberRsvp>

const person = z.object({ id: z.nullable(z.string()), name: z.string() })
const memberReport = z.object({
  kind: z.enum(queueKinds),
  /** Of what was reported. */
  subject_id: id,
  /** Who reported it, where it is about the member; whose it is, where the member reported it. */
  other: person,
  /** Null of banners, whose reports are only words. */
  reason: z.nullable(z.enum(reportReasons)),
  words: z.string(),
  at: instant,
  outcome: z.nullable(z.enum(['upheld', 'dismissed'])),
})
export type MemberReport = z.infer<typeof memberReport>

/** The newest reports about what a member shares, the newest by the member, and what was decided about theirs. */
export const memberReports = z.object({
  /** Whether `about` and `decisions` are left out, because the reader does not judge this member. */
  withheld: z.optional(z.boolean()),
  about: z.array(memberReport),
  by: z.array(memberReport),
  decisions: z.array(
    z.object({
      id,
      kind: z.enum(queueKinds),
      action: z.enum(decisionActions),
      actor: z.nullable(person),
      excerpt: z.string(),
      words: z.string(),
      at: instant,
      undone: z.boolean(),
    }),
  ),
})
export type MemberReports = z.infer<typeof memberReports>

/** The administrator's own password, for what cannot be undone. */
export const memberDeletion = z.object({ password: currentPassword })
export const memberDeleted = z.object({ ok: z.literal(true), receipt })
