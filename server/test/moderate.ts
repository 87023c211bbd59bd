import type { Session } from '../../contract/auth.ts'
import type { DecisionAction, QueueKind, ReportReason, SubjectKind } from '../../contract/cases.ts'
import type { TestApp } from './app.ts'
import { makeMember } from './make.ts'

/** What members and administrators do about something, through the front door. */
export function moderating(app: TestApp, admin: Session) {
  const report = (
    as: Session,
    kind: SubjectKind,
    id: string,
    body: { reason: ReportReason; words?: string } = { reason: 'unkind' },
  ) => {
    const sent = { as, params: { id }, body }
    if (kind === 'post') return app.call('POST /community/posts/{id}/report', sent)
    if (kind === 'comment') return app.call('POST /community/comments/{id}/report', sent)
    return app.call('POST /members/{id}/report', sent)
  }
  return {
    report,
    /** Members whose accounts are old enough that their reports count. */
    trusted: (count: number) =>
      Promise.all(Array.from({ length: count }, () => makeMember(app, { days: 30 }))),
    decide: (action: DecisionAction, kind: QueueKind, ids: string | string[], words = 'Please be kind.') =>
      app.call('POST /admin/decisions', {
        as: admin,
        body: { action, words, subjects: [ids].flat().map((id) => ({ kind, id })) },
      }),
    undo: (...ids: string[]) => app.call('POST /admin/decisions/undo', { as: admin, body: { ids } }),
    queue: async (query: { state?: 'open' | 'decided'; kind?: QueueKind; limit?: number } = {}) =>
      (await app.call('GET /admin/queue', { as: admin, query })).body,
    caseOf: (kind: QueueKind, id: string) =>
      app.call('GET /admin/queue/{kind}/{id}', { as: admin, params: { kind, id } }),
    decisions: async (as: Session) => (await app.call('GET /user/decisions', { as })).body,
    feed: async (as: Session) => (await app.call('GET /community/posts', { as, query: { limit: 100 } })).body,
    comments: (as: Session, postId: string) =>
      app.call('GET /community/comments/{postId}', { as, params: { postId } }),
    comment: async (as: Session, post_id: string, content = 'Well said') =>
      (await app.call('POST /community/comments', { as, body: { post_id, content } })).body,
  }
}
