import * as z from 'zod/mini'
import { avatar } from './avatar.ts'
import { isBlank } from './blank.ts'
import { caseDecision, decisionActions, queueKinds, reportReasons } from './cases.ts'
import { lengths } from './limits.ts'
import { cursor, done, id, instant, pageLimit, text, visibleText, wholeNumber } from './values.ts'

/** Reports that hide a post or a comment, of members whose accounts are older than {@link trustedDays}. */
export const reportsToHide = 3
export const trustedDays = 7
/** Whoever had so many reports dismissed in so many days does not count for hiding. */
export const dismissedReports = { most: 3, days: 90 } as const
/** Days in which a removal can be undone. Then what was removed is deleted. */
export const removedDays = 30

export const newReport = z
  .object({
    reason: z.enum(reportReasons),
    words: z._default(text(lengths.reportReason), ''),
  })
  .check(
    z.refine(({ reason, words }) => reason !== 'other' || !isBlank(words), {
      error: 'Please say in a few words what is wrong.',
      path: ['words'],
    }),
  )
/** `waits` if it is about the only administrator: nobody decides about themselves. */
export const reported = z.extend(done, { waits: z.optional(z.boolean()) })
export const subjectId = z.object({ id })

/** What its author may change of a post after moderation, once. */
export const postChange = z.object({
  content: visibleText(lengths.post, 'Please add some content to your post'),
  content_note: z.optional(z.nullable(text(lengths.contentNote))),
})

const appeal = z.object({
  words: z.string(),
  at: instant,
  granted: z.nullable(z.boolean()),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instant),
})

/** A decision as the author is told of it. Dismissed reports are not told. */
export const ownDecision = z.object({
  id,
  at: instant,
  kind: z.enum(queueKinds),
  subject_id: id,
  action: z.enum(decisionActions),
  /** Whether reports hid it by their number, before any administrator saw it. */
  automatic: z.boolean(),
  words: z.string(),
  /** The words as they are now; how they began once they are gone. */
  content: z.string(),
  content_note: z.nullable(z.string()),
  /** Whether it still holds: it was not undone, and no later decision shows again what it hid. */
  holds: z.boolean(),
  seen: z.boolean(),
  /** Whether the author may still change the post. */
  editable: z.boolean(),
  edited_at: z.nullable(instant),
  /** Null if there is none yet. */
  appeal: z.nullable(appeal),
})
export type OwnDecision = z.infer<typeof ownDecision>
/** Newest first. `before` is the id of the last decision of the page before. */
export const ownDecisionPage = z.object({
  before: z.optional(id),
  limit: z._default(wholeNumber(1, lengths.page), 50),
})
export const newAppeal = z.object({
  decision_id: id,
  words: visibleText(lengths.appeal, 'Please say why you think that it should be otherwise.'),
})

const subject = z.object({ kind: z.enum(queueKinds), id })
/** One decision for one case or for several. */
export const newDecision = z
  .object({
    subjects: z.array(subject).check(z.minLength(1), z.maxLength(lengths.casesAtOnce)),
    action: z.enum(decisionActions),
    words: z._default(text(lengths.decisionWords), ''),
  })
  .check(
    z.refine(({ action, words }) => action !== 'message' || !isBlank(words), {
      error: 'Please write what the author should know.',
      path: ['words'],
    }),
    z.refine(
      ({ action, subjects }) =>
        action === 'dismiss' || action === 'message' || subjects.every(({ kind }) => kind !== 'member'),
      { error: 'A member can be written to. Suspending is on the page of users.', path: ['action'] },
    ),
  )
/** `skipped` is how many were decided or deleted by somebody else meanwhile. */
export const decided = z.object({
  decisions: z.array(id),
  /** Those of them that can be undone: all but of banners that were deleted. */
  undoable: z.array(id),
  skipped: z.number(),
})
export const decisionIds = z.object({
  ids: z.array(id).check(z.minLength(1), z.maxLength(lengths.casesAtOnce)),
})
/** Open appeals, the oldest first, or answered ones, the latest first. */
export const appealPage = z.object({
  state: z._default(z.enum(['open', 'answered']), 'open'),
  after: z.optional(id),
  after_at: z.optional(cursor('an appeal')),
  limit: pageLimit,
})
export const adminAppeal = z.object({
  /** Of the decision. */
  id,
  kind: z.enum(queueKinds),
  subject_id: id,
  author: z.object({ id, name: z.string(), avatar: z.optional(avatar) }),
  words: z.string(),
  at: instant,
  decision: caseDecision,
  granted: z.nullable(z.boolean()),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instant),
})
export type AdminAppeal = z.infer<typeof adminAppeal>
/** A granted appeal undoes the decision. */
export const appealAnswer = z.object({
  granted: z.boolean(),
  words: z._default(text(lengths.decisionWords), ''),
})
