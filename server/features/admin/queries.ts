import { randomUUIDv7 } from 'node:crypto'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'

/** What the audit log tells of; the kinds are what an administrator filters by. */
export type AuditKind = 'sign-in' | 'sign-in-refused'

/** Writes one line of the audit log. It is part of the caller's transaction, if there is one. */
export async function writeAudit(
  db: Db,
  entry: {
    at: Temporal.Instant
    kind: AuditKind
    actor: { id: string; name: string } | undefined
    subjectId?: string
    details?: Record<string, string | number | boolean | null>
  },
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: randomUUIDv7(),
      at: toStored(entry.at),
      kind: entry.kind,
      actor_id: entry.actor?.id ?? null,
      actor_name: entry.actor?.name ?? null,
      subject_id: entry.subjectId ?? null,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}
