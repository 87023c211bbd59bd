import { randomUUIDv7 } from 'node:crypto'
import type { AuditKind } from '../../../contract/admin.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'

/**
 * Writes one line of the audit log, with the name that the actor has now. It is part of the caller's transaction,
 * if there is one.
 */
export async function writeAudit(
  db: Db,
  entry: {
    at: Temporal.Instant
    kind: AuditKind
    actor: { id: string } | undefined
    subjectId?: string
    details?: Record<string, string | number | boolean | null>
  },
): Promise<void> {
  const { actor } = entry
  await db
    .insertInto('audit_log')
    .values((eb) => ({
      id: randomUUIDv7(),
      at: toStored(entry.at),
      kind: entry.kind,
      actor_id: actor?.id ?? null,
      actor_name: actor ? eb.selectFrom('members').select('name').where('id', '=', actor.id) : null,
      subject_id: entry.subjectId ?? null,
      details: JSON.stringify(entry.details ?? {}),
    }))
    .execute()
}
