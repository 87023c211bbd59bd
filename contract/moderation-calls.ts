import * as z from 'zod/mini'
import * as cases from './cases.ts'
import * as community from './community.ts'
import { memberMessage } from './member-page.ts'
import * as moderation from './moderation.ts'
import { member, moderator, rows } from './row.ts'
import { done } from './values.ts'

/** The calls about what members report, and what is decided about it. Part of `api.ts`. */
export const moderationCalls = rows({
  'POST /community/posts/{id}/report': member({
    summary: 'Report a post, once; who reported it does not see it any more',
    params: moderation.subjectId,
    body: moderation.newReport,
    response: moderation.reported,
  }),
  'POST /community/comments/{id}/report': member({
    summary: 'Report a comment, once; who reported it does not see it any more',
    params: moderation.subjectId,
    body: moderation.newReport,
    response: moderation.reported,
  }),
  'POST /members/{id}/report': member({
    summary: 'Report a member, once',
    params: moderation.subjectId,
    body: moderation.newReport,
    response: moderation.reported,
  }),
  'PATCH /community/posts/{id}': member({
    summary: "Change one's own post after moderation, once",
    params: moderation.subjectId,
    body: moderation.postChange,
    response: community.post,
    stored: 'entry',
  }),
  'GET /user/decisions': member({
    summary: 'What was decided about what the member wrote, newest first',
    query: moderation.ownDecisionPage,
    response: z.array(moderation.ownDecision),
  }),
  'POST /user/decisions/seen': member({
    summary: 'Record that the member saw all decisions',
    response: done,
    whileFull: true,
  }),
  'POST /appeals': member({
    summary: 'Say once why a decision should be undone',
    body: moderation.newAppeal,
    response: done,
  }),

  'GET /admin/queue': moderator({
    summary: 'What was reported or flagged: open, the oldest first, or decided, the latest first',
    query: cases.queuePage,
    response: z.array(cases.queueEntry),
  }),
  'GET /admin/queue/{kind}/{id}': moderator({
    summary: 'A case with its context, its reports, the history of its author, and notes',
    params: cases.caseId,
    response: cases.caseDetail,
  }),
  'POST /admin/queue/{kind}/{id}/notes': moderator({
    summary: 'Add a note for other administrators to a case',
    params: cases.caseId,
    body: cases.newNote,
    response: cases.caseNote,
    whileFull: true,
  }),
  'POST /admin/decisions': moderator({
    summary: 'Decide one open case, or several at once',
    body: moderation.newDecision,
    response: moderation.decided,
    whileFull: true,
  }),
  'POST /admin/decisions/undo': moderator({
    summary: 'Undo decisions; what they closed is open again',
    body: moderation.decisionIds,
    response: done,
    whileFull: true,
  }),
  'POST /admin/users/{id}/message': moderator({
    summary: 'Write to a member, who is told by a letter',
    params: moderation.subjectId,
    body: memberMessage,
    response: done,
    whileFull: true,
  }),
  'GET /admin/appeals': moderator({
    summary: 'What authors say against decisions: open, the oldest first, or answered, the latest first',
    query: moderation.appealPage,
    response: z.array(moderation.adminAppeal),
  }),
  'POST /admin/appeals/{id}': moderator({
    summary: 'Answer an appeal; a granted one undoes the decision',
    params: moderation.subjectId,
    body: moderation.appealAnswer,
    response: done,
    whileFull: true,
  }),
  'GET /admin/flagged-words': moderator({
    summary: 'The words that bring what holds them into the queue',
    response: cases.flaggedWords,
  }),
  'PATCH /admin/flagged-words': moderator({
    summary: 'Add and remove words of that list',
    body: cases.flaggedWordsChange,
    response: cases.flaggedWords,
  }),
})
