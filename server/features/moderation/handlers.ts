import { canUndo, type ReportReason, type SubjectKind } from '../../../contract/cases.ts'
import { rates } from '../../../contract/rates.ts'
import { texts } from '../../../contract/texts.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { notFound, type Refusal, refuse } from '../../kernel/http/refusal.ts'
import { removeImages } from '../images/jobs.ts'
import { answerAppeal, appeal, listAppeals } from './appeals.ts'
import { type Also, type DecisionRefusal, decide, moderateBanner, writeToMember } from './decisions.ts'
import { changeFlaggedWords, listFlaggedWords } from './flagged-words.ts'
import { decisionLetterJob } from './jobs.ts'
import { addNote } from './notes.ts'
import { listOwnDecisions, markSeen } from './own-decisions.ts'
import { getCase, listQueue } from './queue.ts'
import { type ReportRefusal, report } from './reports.ts'
import { type UndoRefusal, undoDecision } from './undo.ts'

const absent = {
  post: texts('Post not found'),
  comment: texts('Comment not found'),
  member: texts('Member not found'),
}
const again = {
  post: texts('You have already reported this post'),
  comment: texts('You have already reported this comment'),
  member: texts('You have already reported this member'),
}
const reportRefusals: Record<ReportRefusal, (kind: SubjectKind) => Refusal> = {
  absent: (kind) => notFound(absent[kind]),
  own: (kind) =>
    refuse(
      400,
      kind === 'member' ? 'You cannot report yourself' : 'You cannot report what you wrote yourself',
    ),
  again: (kind) => refuse(409, again[kind]),
}
function aboutYou() {
  return refuse(409, 'This is about you. Another administrator has to decide it.')
}
const decisionRefusals: Record<DecisionRefusal, () => Refusal> = {
  own: aboutYou,
  staff: () => refuse(409, 'This is about someone with a role. An administrator has to decide it.'),
  'not shared': () => refuse(409, 'Its member does not share this banner.'),
}
const undoRefusals: Record<UndoRefusal, () => Refusal> = {
  absent: () => notFound('Decision not found'),
  own: aboutYou,
  gone: () => refuse(409, 'This cannot be undone any more: what it was about is deleted.'),
}

export const moderationHandlers = ({ db, clock, limiter, jobs }: Deps) => {
  /** The author is told of what was decided, by letter as well, but for what changes nothing for them. */
  const tell: Also = async (tx, { id: decisionId, memberId, action }) => {
    if (action !== 'dismiss') await jobs.send(decisionLetterJob, { memberId, decisionId }, tx)
  }

  async function take(
    reporterId: string,
    subject: { kind: SubjectKind; id: string },
    body: { reason: ReportReason; words: string },
  ): Promise<{ ok: true; waits?: boolean } | Refusal> {
    const limited = await limiter.take(rates.contentReports, reporterId)
    if (limited) return limited
    const options = { reason: body.reason, words: body.words.trim() }
    const answer = await report(db, reporterId, subject, options, clock.now(), tell)
    if (typeof answer === 'string') return reportRefusals[answer](subject.kind)
    return { ok: true, ...(answer.waits && { waits: true }) }
  }

  return handlers({
    'POST /community/posts/{id}/report': ({ member, params, body }) =>
      take(member.id, { kind: 'post', id: params.id }, body),

    'POST /community/comments/{id}/report': ({ member, params, body }) =>
      take(member.id, { kind: 'comment', id: params.id }, body),

    'POST /members/{id}/report': ({ member, params, body }) =>
      take(member.id, { kind: 'member', id: params.id }, body),

    'GET /user/decisions': async ({ member, query }) => listOwnDecisions(db, member.id, query),

    'POST /user/decisions/seen': async ({ member }) => {
      await markSeen(db, member.id, clock.now())
      return { ok: true }
    },

    'POST /appeals': async ({ member, body }) => {
      const limited = await limiter.take(rates.appeals, member.id)
      if (limited) return limited
      const answer = await appeal(db, member.id, body, clock.now())
      if (answer === 'absent') return undoRefusals.absent()
      if (answer === 'over') return refuse(409, 'This decision does not hold any more.')
      return answer === 'again' ? refuse(409, 'You have answered this decision already.') : { ok: true }
    },

    'GET /admin/queue': async ({ member, query }) => listQueue(db, member, query),

    'GET /admin/queue/{kind}/{id}': async ({ member, params }) => getCase(db, member, params, clock.now()),

    'POST /admin/queue/{kind}/{id}/notes': async ({ member, params, body }) =>
      addNote(db, member, { ...params, ...body }, clock.now()),

    'POST /admin/decisions': async ({ member, body }) => {
      const { subjects, action, words } = body
      const decisions: string[] = []
      const undoable: string[] = []
      let refusal: Refusal | undefined
      // Each by itself: the locks of many at once would wait for each other in a circle.
      for (const subject of subjects) {
        const done = await decide(db, member, subject, { action, words: words.trim() }, clock.now(), tell)
        if (typeof done === 'string') refusal = decisionRefusals[done]()
        else if (done) {
          decisions.push(done.id)
          if (canUndo(subject.kind, action)) undoable.push(done.id)
          await removeImages(jobs, done.images)
        }
      }
      if (decisions.length === 0)
        return refusal ?? refuse(409, 'Somebody else decided this meanwhile, or it is deleted.')
      return { decisions, undoable, skipped: subjects.length - decisions.length }
    },

    'POST /admin/users/{id}/message': async ({ member, params, body }) => {
      if (params.id.toLowerCase() === member.id) return refuse(409, 'This is your own account.')
      if (await limiter.isUsedUp(rates.officeEmails, params.id))
        return refuse(429, 'This member got many messages today. Write to them again tomorrow.')
      const isWritten = await writeToMember(db, member, params.id, body.words.trim(), clock.now(), tell)
      return isWritten ? { ok: true } : notFound('User not found')
    },

    'POST /admin/banners/{id}/action': async ({ member, params, body }) => {
      const options = { bannerId: params.id, action: body.action }
      const done = await moderateBanner(db, member, options, clock.now())
      if (!done) return notFound('Banner not found')
      if (typeof done === 'string') return decisionRefusals[done]()
      await removeImages(jobs, done.images)
      return { ok: true }
    },

    'POST /admin/decisions/undo': async ({ member, body }) => {
      let refused: Refusal | undefined
      for (const id of body.ids) {
        const answer = await undoDecision(db, member, id, clock.now())
        if (answer !== 'undone') refused ??= undoRefusals[answer]()
      }
      return refused ?? { ok: true }
    },

    'GET /admin/appeals': async ({ member, query }) => listAppeals(db, member, query),

    'POST /admin/appeals/{id}': async ({ member, params, body }) => {
      const options = { id: params.id, granted: body.granted, words: body.words.trim() }
      const answer = await answerAppeal(db, member, options, clock.now())
      if (answer === 'done') return { ok: true }
      if (answer === 'answered') return refuse(409, 'Somebody else answered this meanwhile.')
      return answer === 'absent' ? notFound('Appeal not found') : undoRefusals[answer]()
    },

    'GET /admin/flagged-words': async () => listFlaggedWords(db),

    'PATCH /admin/flagged-words': async ({ member, body }) => {
      const answer = await changeFlaggedWords(db, member, body, clock.now())
      return answer === 'full' ? refuse(409, 'The list holds at most 500 words.') : listFlaggedWords(db)
    },
  })
}
