import type { AuditKind } from '../../../contract/audit.ts'
import { isStaff } from '../../../contract/roles.ts'
import type { Db } from '../../deps.ts'
import { writeAudit } from '../audit/queries.ts'

/** Writes into the audit log what somebody with a role did to their own account. Members' accounts are not recorded. */
export async function recordOfStaff(
  tx: Db,
  memberId: string,
  kind: Extract<AuditKind, 'password-changed' | 'factor-changed'>,
  details: Record<string, string>,
  now: Temporal.Instant,
): Promise<void> {
  const row = await tx.selectFrom('members').select('role').where('id', '=', memberId).executeTakeFirst()
  if (isStaff(row?.role)) await writeAudit(tx, { at: now, kind, actor: { id: memberId }, details })
}
