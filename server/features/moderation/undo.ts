import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { writeAudit } from '../audit/queries.ts'
import { mayJudge, type Subject, type Viewer } from '../cases/queries.ts'
import { undoOnBanner } from './banners.ts'
import { applyDecisions, closeCase, mayBeGivenBack, standingOf } from './decisions.ts'
import { lockSubject } from './locks.ts'

/** Why a decision was not undone. */
export type UndoRefusal = 'absent' | 'gone' | 'own'

/**
 * Undoes a decision: its reports are open again, and so is its case, and what it was about stands as the other decisions
 * say. A second time changes nothing. 'gone' if what was removed is deleted by now, 'own' if it is about the actor.
 */
export const undoDecision = (
  db: Db,
  actor: Viewer,
  id: string,
  now: Temporal.Instant,
): Promise<'undone' | UndoRefusal> => db.transaction().execute((tx) => undoWithin(tx, actor, id, now))

/**
 * Undoes a decision because an appeal against it is right: its reports are dismissed, and nothing is left to decide. Part
 * of a transaction that holds no locks yet.
 */
export async function grantWithin(
  tx: Db,
  actor: Viewer,
  id: string,
  now: Temporal.Instant,
): Promise<'undone' | UndoRefusal> {
  const undone = await undoWithin(tx, actor, id, now)
  if (undone !== 'undone') return undone
  const { kind, subject_id } = await tx
    .selectFrom('decisions')
    .select(['subject_kind as kind', 'subject_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const locked = await lockSubject(tx, { kind, id: subject_id })
  if (locked && mayBeGivenBack(locked))
    await closeCase(tx, actor, locked, { action: 'dismiss', words: '' }, now, async () => undefined)
  return undone
}

/** {@link undoDecision} as part of a transaction that holds no locks yet. */
async function undoWithin(
  tx: Db,
  actor: Viewer,
  id: string,
  now: Temporal.Instant,
): Promise<'undone' | UndoRefusal> {
  const found = await tx
    .selectFrom('decisions')
    .select(['subject_kind', 'subject_id', 'action', 'member_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  const may = found && (await mayJudge(tx, actor, found.member_id))
  if (may === 'self') return 'own'
  if (!found || may !== 'yes') return 'absent'
  const subject: Subject = { kind: found.subject_kind, id: found.subject_id }
  const locked = await lockSubject(tx, subject)
  if (!locked && found.action !== 'message') return 'gone'
  const decision = await tx
    .updateTable('decisions')
    .set({ undone_at: toStored(now) })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning(['id', 'member_id', 'actor_id', 'action', 'dismissed_reports'])
    .executeTakeFirst()
  if (!decision) return 'undone'
  if (locked?.banner) {
    const { hidden_at } = await standingOf(tx, subject)
    await undoOnBanner(tx, locked.banner, decision, hidden_at !== null)
  } else await reopen(tx, subject, decision)
  if (locked) await applyDecisions(tx, locked)
  await tx
    .updateTable('appeals')
    .set({ granted: true, answered_at: toStored(now), actor_id: actor.id })
    .where('decision_id', '=', id)
    .where('answered_at', 'is', null)
    .execute()
  await writeAudit(tx, {
    at: now,
    kind: 'decision-undone',
    actor,
    subjectId: decision.member_id,
    details: { of: subject.kind, id: subject.id, decision: decision.action },
  })
  return 'undone'
}

/** Opens the case of a post, comment or member again after a decision was undone, with the reports it closed. */
async function reopen(tx: Db, { kind, id }: Subject, decision: { id: string; actor_id: string | null }) {
  await tx
    .updateTable('reports')
    .set({ outcome: null, decision_id: null, decided_at: null })
    .where('decision_id', '=', decision.id)
    .where('subject_kind', '<>', 'banner')
    .execute()
  // What reports decided by their number never closed the case.
  if (decision.actor_id)
    await tx
      .updateTable('cases')
      .set({ closed_at: null })
      .where('subject_kind', '=', kind)
      .where('subject_id', '=', id)
      .where('subject_kind', '<>', 'banner')
      .execute()
}
