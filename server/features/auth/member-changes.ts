import type { Updateable } from 'kysely'
import type { UserRow } from '../../../contract/admin.ts'
import type { AuditKind } from '../../../contract/audit.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Deps } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import type { Tables } from '../../tables.ts'
import { writeAudit } from '../audit/queries.ts'
import { secondFactorJob } from './jobs.ts'
import { lockAdmins, memberColumns } from './queries.ts'
import { endAllSessions } from './sessions.ts'
import { removeFactorsAndFeeds } from './ways-in.ts'

/** Whether a role gives somebody a part of the back office that they did not have. */
const isRise = (from: Role, to: Role): boolean => from !== to && from !== 'admin' && to !== 'member'

type MemberChange = { role?: Role | undefined; suspended?: boolean | undefined }

/**
 * Sets the role of an account and suspends or restores it, and records it in the audit log. A role that gives more takes the
 * second factors and calendar addresses that there were: nobody knows who made them. The actor's role is checked
 * again under the lock. So if two administrators demote each other at the same time, one is refused. Nobody changes
 * their own account, so one administrator always remains.
 */
export const changeMember = (
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  adminId: string,
  memberId: string,
  change: MemberChange,
  now: Temporal.Instant,
): Promise<UserRow | 'absent' | 'no admin'> =>
  db.transaction().execute(async (tx) => {
    if (!(await lockAdmins(tx)).has(adminId)) return 'no admin'
    const before = await tx
      .selectFrom('members')
      .select(memberColumns)
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return 'absent'
    const { values, told } = difference(before, change, now)
    if (told.length === 0) return before
    const row = await tx
      .updateTable('members')
      .set(values)
      .where('id', '=', memberId)
      .returning(memberColumns)
      .executeTakeFirstOrThrow()
    if (row.suspended_at) await endAllSessions(tx, memberId)
    if (isRise(before.role, row.role) && (await removeFactorsAndFeeds(tx, memberId))) {
      await jobs.send(secondFactorJob, { memberId, change: 'role-given' }, tx)
      for (const line of told) if (line.kind === 'role-changed') line.details.cleared = true
    }
    for (const { kind, details } of told)
      await writeAudit(tx, { at: now, kind, actor: { id: adminId }, subjectId: memberId, details })
    return row
  })

type Told = { kind: AuditKind; details: Record<string, string | boolean> }

/** What of a request is a change: its columns, and its lines in the audit log. */
function difference(before: UserRow, { role, suspended }: MemberChange, now: Temporal.Instant) {
  const values: Updateable<Tables['members']> = {}
  const told: Told[] = []
  if (role && role !== before.role) {
    values.role = role
    told.push({ kind: 'role-changed', details: { from: before.role, to: role } })
  }
  if (suspended !== undefined && suspended !== (before.suspended_at !== null)) {
    values.suspended_at = suspended ? toStored(now) : null
    told.push({ kind: suspended ? 'member-suspended' : 'member-restored', details: {} })
  }
  return { values, told }
}
