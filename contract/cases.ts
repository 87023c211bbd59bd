import * as z from 'zod/mini'
import { avatar } from './avatar.ts'
import { postTypes } from './community.ts'
import { image } from './images.ts'
import { lengths } from './limits.ts'
import { cursor, id, instant, pageLimit, visibleText } from './values.ts'

/** What members report with one of {@link reportReasons}. Banners are reported as specified. */
export const subjectKinds = ['post', 'comment', 'member'] as const
export type SubjectKind = (typeof subjectKinds)[number]
/** What administrators decide about. */
export const queueKinds = [...subjectKinds, 'banner'] as const
export type QueueKind = (typeof queueKinds)[number]

/** `worry` is for the member and not against them. It hides nothing from others. */
export const reportReasons = ['unkind', 'spam', 'private', 'worry', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const decisionActions = ['dismiss', 'hide', 'remove', 'message'] as const
export type DecisionAction = (typeof decisionActions)[number]

/** Whether a decision can be undone: a removed banner is deleted at once, as specified. */
export const canUndo = (kind: QueueKind, action: DecisionAction): boolean =>
  kind !== 'banner' || action !== 'remove'

const person = z.object({ id: z.nullable(id), name: z.string() })

/** Open cases, the oldest first, or decided ones, the latest first. */
export const queuePage = z.object({
  state: z._default(z.enum(['open', 'decided']), 'open'),
  kind: z.optional(z.enum(queueKinds)),
  /** The id and the `at` of the last case of the page before. */
  after: z.optional(id),
  after_at: z.optional(cursor('a case')),
  limit: pageLimit,
})
const queueCase = {
  kind: z.enum(queueKinds),
  id,
  /** When it came into the queue; when it was decided, if it was. */
  at: instant,
  author: z.object({ id, name: z.string(), avatar: z.optional(avatar) }),
  /** How it begins: of a post or comment its words, of a member their name, of a banner its caption. */
  excerpt: z.string(),
  /** The picture of a post or banner. */
  image: z.nullable(image),
  /** Open reports. */
  reports: z.number(),
  /** Words of the list that it holds. */
  flagged: z.array(z.string()),
  hidden: z.boolean(),
  /** Whether the author changed it after moderation. */
  edited: z.boolean(),
  /** What was decided last and holds; null if nothing was. */
  decision: z.nullable(z.object({ id, action: z.enum(decisionActions), actor: z.nullable(person) })),
}
export const queueEntry = z.object(queueCase)
export type QueueEntry = z.infer<typeof queueEntry>

export const caseId = z.object({ kind: z.enum(queueKinds), id })
export const caseDecision = z.object({
  id,
  kind: z.enum(queueKinds),
  subject_id: id,
  action: z.enum(decisionActions),
  words: z.string(),
  excerpt: z.string(),
  at: instant,
  /** Null if reports decided by their number. */
  actor: z.nullable(person),
  undone_at: z.nullable(instant),
})
export type CaseDecision = z.infer<typeof caseDecision>
export const caseNote = z.object({ id, words: z.string(), at: instant, actor: person })

/** A case with what is needed to decide. */
export const caseDetail = z.object({
  ...queueCase,
  open: z.boolean(),
  removed: z.boolean(),
  content: z.string(),
  content_note: z.nullable(z.string()),
  /** What it said before the author changed it; null if they did not. */
  content_before: z.nullable(z.string()),
  created_at: instant,
  post_type: z.nullable(z.enum(postTypes)),
  /** The post that a comment is below, and the comments just before it, oldest first. */
  around: z.nullable(
    z.object({
      author: z.string(),
      content: z.string(),
      comments: z.array(z.object({ id, author: z.string(), content: z.string(), created_at: instant })),
    }),
  ),
  said: z.array(
    z.object({
      reporter: person,
      reason: z.nullable(z.enum(reportReasons)),
      words: z.string(),
      at: instant,
      outcome: z.nullable(z.enum(['upheld', 'dismissed'])),
      /** Whether it counts for hiding. */
      counts: z.boolean(),
    }),
  ),
  /** What was decided about anything of this author, newest first. */
  history: z.array(caseDecision),
  notes: z.array(caseNote),
})
export type CaseDetail = z.infer<typeof caseDetail>

export const newNote = z.object({
  words: visibleText(lengths.decisionWords, 'Please write something first.'),
})

const word = visibleText(lengths.flaggedWord, 'Please write a word.')
const wordList = z.array(word).check(z.maxLength(lengths.flaggedWords))
export const flaggedWords = z.object({ words: z.array(z.string()) })
export const flaggedWordsChange = z.object({
  add: z._default(wordList, []),
  remove: z._default(wordList, []),
})
