import type * as z from 'zod/mini'
import type { AuditEntry, AuditKind, auditPage } from '../../../contract/audit.ts'
import { texts } from '../../../contract/texts.ts'
import type { Db } from '../../deps.ts'
import { notFound } from '../../kernel/http/refusal.ts'

/** Actions on a person's account or belongings. Their subject is a person, even after the account is deleted. */
const doneToMembers: readonly string[] = [
  'health-read',
  'health-export',
  'role-changed',
  'member-suspended',
  'member-restored',
  'reset-link-sent',
  'admin-made',
  'reset-link-made',
  'member-exported',
  'member-erased',
  'banner-unshared',
  'banner-reinstated',
  'banner-deleted',
  'post-deleted',
  'comment-deleted',
] satisfies AuditKind[]

/**
 * The audit log, newest first, optionally of one kind or of one person's actions. Reading on with the last id of each
 * answer as `before` neither skips nor repeats a line, even if lines are added meanwhile. 404 for an unknown `before`.
 */
export async function listAudit(db: Db, page: z.output<typeof auditPage>): Promise<AuditEntry[]> {
  let lines = db
    .selectFrom('audit_log')
    .select(['id', 'at', 'kind', 'actor_id', 'actor_name', 'subject_id', 'details'])
  if (page.kind) lines = lines.where('kind', '=', page.kind)
  if (page.actor) lines = lines.where('actor_id', '=', page.actor)
  if (page.before) {
    const { at, id } = await getLine(db, page.before)
    lines = lines.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(at, id)))
  }
  const rows = await db
    .selectFrom(lines.orderBy('at', 'desc').orderBy('id', 'desc').limit(page.limit).as('line'))
    .leftJoin('members', 'members.id', 'line.subject_id')
    .selectAll('line')
    .select('members.name as subject_name')
    .orderBy('line.at', 'desc')
    .orderBy('line.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    kind: row.kind,
    actor:
      row.actor_id === null && row.actor_name === null
        ? null
        : { id: row.actor_id, name: row.actor_name ?? '' },
    subject: subjectOf(row),
    details: row.details as AuditEntry['details'],
  }))
}

function subjectOf(row: { kind: string; subject_id: string | null; subject_name: string | null }) {
  if (row.subject_name !== null) return { id: row.subject_id, name: row.subject_name }
  return doneToMembers.includes(row.kind) ? { id: null, name: texts('A deleted account') } : null
}

async function getLine(db: Db, id: string): Promise<{ at: string; id: string }> {
  const line = await db.selectFrom('audit_log').select(['at', 'id']).where('id', '=', id).executeTakeFirst()
  if (!line) throw notFound()
  return line
}
