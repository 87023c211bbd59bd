import { randomUUIDv7 } from 'node:crypto'
import type { AuditKind } from '../../../contract/audit.ts'
import type { DecisionAction } from '../../../contract/cases.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { writeAudit } from '../audit/queries.ts'
import { mayJudge, openCase, type Subject, type Viewer } from '../cases/queries.ts'
import { excerptOf } from '../cases/rules.ts'
import { type Standing, setStanding } from '../community/queries.ts'
import { carryOutOnBanner, changesBanner, decisionOf } from './banners.ts'
import { type LockedSubject, lockSubject } from './locks.ts'

type Verdict = { action: DecisionAction; words: string }
type Actor = { id: string } | undefined

/** What a transaction does beside: tells the author of a decision. */
export type Also = (
  tx: Db,
  decision: { id: string; memberId: string; action: DecisionAction },
) => Promise<void>

const auditKinds = {
  dismiss: 'report-dismissed',
  hide: 'content-hidden',
  remove: 'content-removed',
  message: 'author-messaged',
} satisfies Record<DecisionAction, AuditKind>
const bannerAuditKinds = {
  ...auditKinds,
  dismiss: 'banner-reinstated',
  hide: 'banner-unshared',
  remove: 'banner-deleted',
} satisfies Record<DecisionAction, AuditKind>

/**
 * How something stands by its decisions: as the latest says that was not undone and says anything of it. So undoing any
 * of them, in any order, leaves what the others say.
 */
export async function standingOf(tx: Db, { kind, id }: Subject): Promise<Standing> {
  const last = await tx
    .selectFrom('decisions')
    .select(['action', 'at'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('action', '<>', 'message')
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    hidden_at: last?.action === 'hide' ? last.at : null,
    removed_at: last?.action === 'remove' ? last.at : null,
  }
}

/** Sets the visibility of something as its decisions say. */
export async function applyDecisions(tx: Db, { content, ...subject }: LockedSubject): Promise<void> {
  if (content) await setStanding(tx, content, await standingOf(tx, subject))
}

/** Stores a decision about something locked, and carries it out. Without an actor, reports decided by their number. */
export async function saveDecision(
  tx: Db,
  subject: LockedSubject,
  { action, words }: Verdict,
  actor: Actor,
  now: Temporal.Instant,
  also: Also,
): Promise<string> {
  const id = randomUUIDv7()
  const { kind, memberId, content, banner } = subject
  await tx
    .insertInto('decisions')
    .values({
      id,
      member_id: memberId,
      subject_kind: kind,
      subject_id: subject.id,
      action,
      words,
      excerpt: excerptOf((content ?? banner)?.content ?? ''),
      actor_id: actor?.id ?? null,
      at: toStored(now),
    })
    .execute()
  await applyDecisions(tx, subject)
  if (banner) await carryOutOnBanner(tx, banner, { id, action }, now)
  await writeAudit(tx, {
    at: now,
    kind: (banner ? bannerAuditKinds : auditKinds)[action],
    actor,
    subjectId: memberId,
    details:
      banner && action !== 'message'
        ? { banner: subject.id }
        : { of: kind, id: subject.id, ...(actor ? {} : { automatic: true }) },
  })
  await also(tx, { id, memberId, action })
  return id
}

/** A decision, and the images that were let go with a banner. */
type Decided = { id: string; images: string[] }

/** Why nothing was decided: it is about the person who decides, about staff, or about a banner that isn't shared. */
export type DecisionRefusal = 'own' | 'staff' | 'not shared'

/**
 * Decides an open case: its reports are dismissed or upheld, and it is closed. Undefined if another administrator
 * decided it meanwhile, or what it is about is gone. `not shared` of a banner that its member does not share, and that
 * therefore cannot be given back (ruling 35); `own` of what is about the actor.
 */
export const decide = (
  db: Db,
  actor: Viewer,
  subject: Subject,
  verdict: Verdict,
  now: Temporal.Instant,
  also: Also,
): Promise<Decided | DecisionRefusal | undefined> =>
  db.transaction().execute(async (tx) => {
    const locked = await lockSubject(tx, subject)
    const may = locked && (await mayJudge(tx, actor, locked.memberId))
    if (may === 'self') return 'own'
    if (may === 'no') return 'staff'
    if (locked && !mayBeGivenBack(locked) && verdict.action === 'dismiss') return 'not shared'
    const id = locked && (await closeCase(tx, actor, locked, verdict, now, also))
    return id === undefined || !locked ? undefined : { id, images: imagesLetGo(locked, verdict.action) }
  })

/** `is_shared` of a banner is its member's word alone: what they withdrew is not an administrator's to give back. */
export const mayBeGivenBack = ({ banner }: LockedSubject): boolean => !banner || banner.is_shared

/** Closes the open case of something locked with a decision. Undefined if it has none. */
export async function closeCase(
  tx: Db,
  actor: { id: string },
  locked: LockedSubject,
  verdict: Verdict,
  now: Temporal.Instant,
  also: Also,
): Promise<string | undefined> {
  const open = await tx
    .updateTable('cases')
    .set({ closed_at: toStored(now) })
    .where('subject_kind', '=', locked.kind)
    .where('subject_id', '=', locked.id)
    .where('closed_at', 'is', null)
    .returning('opened_at')
    .executeTakeFirst()
  if (!open) return undefined
  const id = await saveDecision(tx, locked, verdict, actor, now, also)
  await tx
    .updateTable('reports')
    .set({
      outcome: verdict.action === 'dismiss' ? 'dismissed' : 'upheld',
      decision_id: id,
      decided_at: toStored(now),
    })
    .where('subject_kind', '=', locked.kind)
    .where('subject_id', '=', locked.id)
    .where('outcome', 'is', null)
    .execute()
  if (verdict.action === 'dismiss') await grantAppeals(tx, locked, actor, now)
  return id
}

/**
 * Does with a banner what an administrator says on the page of banners, whether its case is open or not. What changes
 * nothing is no decision and not in the audit log. Undefined if there is no such banner.
 */
export const moderateBanner = (
  db: Db,
  actor: Viewer,
  { bannerId, action }: { bannerId: string; action: keyof typeof decisionOf },
  now: Temporal.Instant,
): Promise<{ images: string[] } | DecisionRefusal | undefined> =>
  db.transaction().execute(async (tx) => {
    const subject = { kind: 'banner', id: bannerId } as const
    const verdict = { action: decisionOf[action], words: '' }
    const locked = await lockSubject(tx, subject)
    if (!locked?.banner) return undefined
    const may = await mayJudge(tx, actor, locked.memberId)
    if (may !== 'yes') return may === 'self' ? 'own' : 'staff'
    if (verdict.action === 'dismiss' && !mayBeGivenBack(locked)) return 'not shared'
    // One that its member has just withdrawn is unshared as well: it would come back with their next word.
    if (!changesBanner(verdict.action, locked.banner)) return { images: [] }
    await openCase(tx, locked, [], now)
    await tx
      .updateTable('cases')
      .set({ closed_at: toStored(now) })
      .where('subject_kind', '=', 'banner')
      .where('subject_id', '=', bannerId)
      .execute()
    await saveDecision(tx, locked, verdict, actor, now, async () => undefined)
    if (verdict.action === 'dismiss') await grantAppeals(tx, subject, actor, now)
    return { images: imagesLetGo(locked, verdict.action) }
  })

/** Writes to a member beside any case: it closes none. False if there is no such member. */
export const writeToMember = (
  db: Db,
  actor: { id: string },
  id: string,
  words: string,
  now: Temporal.Instant,
  also: Also,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const locked = await lockSubject(tx, { kind: 'member', id })
    if (locked) await saveDecision(tx, locked, { action: 'message', words }, actor, now, also)
    return locked !== undefined
  })

const imagesLetGo = ({ banner }: LockedSubject, action: DecisionAction): string[] =>
  banner && action === 'remove' ? [banner.image_hash] : []

/** Appeals against what no longer holds are granted without a word. */
const grantAppeals = (tx: Db, { kind, id }: Subject, actor: { id: string }, now: Temporal.Instant) =>
  tx
    .updateTable('appeals')
    .set({ granted: true, answered_at: toStored(now), actor_id: actor.id })
    .where('answered_at', 'is', null)
    .where('decision_id', 'in', (eb) =>
      eb
        .selectFrom('decisions')
        .select('id')
        .where('subject_kind', '=', kind)
        .where('subject_id', '=', id)
        .where('action', '<>', 'message'),
    )
    .execute()
