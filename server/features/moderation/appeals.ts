import type { AdminAppeal } from '../../../contract/moderation.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { notFound } from '../../kernel/http/refusal.ts'
import { writeAudit } from '../audit/queries.ts'
import { avatarOfMember } from '../auth/queries.ts'
import { isJudgedBy, mayJudge, type Viewer } from '../cases/queries.ts'
import { toDecision, withActors } from './history.ts'
import { holds } from './own-decisions.ts'
import { grantWithin, type UndoRefusal } from './undo.ts'

/** Stores what an author says against a decision, once. 'over' if the decision does not hold any more. */
export const appeal = (
  db: Db,
  memberId: string,
  { decision_id, words }: { decision_id: string; words: string },
  now: Temporal.Instant,
): Promise<'appealed' | 'absent' | 'over' | 'again'> =>
  db.transaction().execute(async (tx) => {
    // Locked, so that it is not undone meanwhile.
    const decision = await tx
      .selectFrom('decisions')
      .select(holds.as('holds'))
      .where('id', '=', decision_id)
      .where('member_id', '=', memberId)
      .where('action', '<>', 'dismiss')
      .forUpdate()
      .executeTakeFirst()
    if (!decision) return 'absent'
    if (!decision.holds) return 'over'
    const made = await tx
      .insertInto('appeals')
      .values({ decision_id, member_id: memberId, words, at: toStored(now) })
      .onConflict((conflict) => conflict.column('decision_id').doNothing())
      .returning('decision_id')
      .executeTakeFirst()
    return made ? 'appealed' : 'again'
  })

/** How many appeals that a viewer may answer nobody has answered. */
export async function countOpenAppeals(db: Db, viewer: Viewer): Promise<number> {
  const { open } = await db
    .selectFrom('appeals')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('answered_at', 'is', null)
    .where(isJudgedBy(viewer, 'appeals.member_id'))
    .executeTakeFirstOrThrow()
  return open
}

/** Appeals for administrators: open, the oldest first, or answered, the latest first. */
export async function listAppeals(
  db: Db,
  viewer: Viewer,
  page: {
    state: 'open' | 'answered'
    after?: string | undefined
    after_at?: string | undefined
    limit: number
  },
): Promise<AdminAppeal[]> {
  const { state, after, limit } = page
  const isOpen = state === 'open'
  const by = isOpen ? ('appeals.at' as const) : ('appeals.answered_at' as const)
  let query = withActors(db)
    .innerJoin('appeals', 'appeals.decision_id', 'decisions.id')
    .innerJoin('members', 'members.id', 'appeals.member_id')
    .select(['appeals.words as appeal', 'appeals.at as appealed_at', 'granted', 'answer', 'answered_at'])
    .select(['members.id as author_id', 'members.name as author_name', avatarOfMember])
    .where('answered_at', isOpen ? 'is' : 'is not', null)
    .where(isJudgedBy(viewer, 'appeals.member_id'))
  if (after) {
    const at = page.after_at ?? (await getAppealTime(db, after, isOpen))
    query = query.where((eb) =>
      eb(eb.refTuple(by, 'appeals.decision_id'), isOpen ? '>' : '<', eb.tuple(at, after)),
    )
  }
  const direction = isOpen ? ('asc' as const) : ('desc' as const)
  const rows = await query
    .orderBy(by, direction)
    .orderBy('appeals.decision_id', direction)
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.subject_kind,
    subject_id: row.subject_id,
    author: { id: row.author_id, name: row.author_name, avatar: row.avatar },
    words: row.appeal,
    at: row.appealed_at,
    decision: toDecision(row),
    granted: row.granted,
    answer: row.answer,
    answered_at: row.answered_at,
  }))
}

async function getAppealTime(db: Db, id: string, isOpen: boolean): Promise<string> {
  const row = await db
    .selectFrom('appeals')
    .select(['at', 'answered_at'])
    .where('decision_id', '=', id)
    .executeTakeFirst()
  const at = isOpen ? row?.at : row?.answered_at
  if (!at) throw notFound()
  return at
}

/**
 * Answers an appeal, once. Granting it undoes the decision and dismisses its reports. 'answered' if another administrator answered it meanwhile, or
 * the decision was undone.
 */
export const answerAppeal = (
  db: Db,
  actor: Viewer,
  { id, granted, words }: { id: string; granted: boolean; words: string },
  now: Temporal.Instant,
): Promise<'done' | 'answered' | UndoRefusal> =>
  db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('appeals')
      .select(['answered_at', 'member_id'])
      .where('decision_id', '=', id)
      .executeTakeFirst()
    const may = known && (await mayJudge(tx, actor, known.member_id))
    if (may === 'self') return 'own'
    if (!known || may !== 'yes') return 'absent'
    if (known.answered_at) return 'answered'
    // First, because it locks members and posts before decisions and appeals.
    const undone = granted ? await grantWithin(tx, actor, id, now) : 'undone'
    if (undone !== 'undone') return undone
    const answered = await tx
      .updateTable('appeals')
      .set({ granted, answer: words, answered_at: toStored(now), actor_id: actor.id })
      .where('decision_id', '=', id)
      // What was granted just now was granted by this call, and only lacks its words.
      .where((eb) =>
        eb.or([
          eb('answered_at', 'is', null),
          eb.and([
            eb('answered_at', '=', toStored(now)),
            eb('actor_id', '=', actor.id),
            eb('answer', 'is', null),
            eb('granted', '=', granted),
          ]),
        ]),
      )
      .returning('decision_id')
      .executeTakeFirst()
    if (!answered) return 'answered'
    await writeAudit(tx, {
      at: now,
      kind: 'appeal-answered',
      actor,
      subjectId: known.member_id,
      details: { granted },
    })
    return 'done'
  })
