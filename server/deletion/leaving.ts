import { daysToStay } from '../../contract/deletion.ts'
import type { User } from '../../contract/profile.ts'
import type { Db, Deps } from '../deps.ts'
import { endFeeds } from '../features/auth/calendar-addresses.ts'
import { hasLeft, lockAdmins, toUser } from '../features/auth/queries.ts'
import { endOtherSessions } from '../features/auth/sessions.ts'
import { toStored } from '../kernel/clock.ts'
import { recorded } from './recorded.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'ledger'>

const lockAccount = (tx: Db, memberId: string) =>
  tx.selectFrom('members').selectAll().where('id', '=', memberId).forUpdate().executeTakeFirst()

const setLeaving = (tx: Db, memberId: string, leavesAt: string | null) =>
  tx.updateTable('members').set({ leaves_at: leavesAt }).where('id', '=', memberId).execute()

/**
 * Hides an account at once, and ends its calendar addresses and all its sessions but the one of `token`. Returns when it
 * will be deleted. An account that is leaving already keeps its time. `also` is part of the transaction.
 */
export const beginToLeave = (
  needs: Needs,
  member: { id: string; token: string },
  also: (tx: Db) => Promise<void>,
): Promise<{ leavesAt: string } | 'last admin' | 'absent'> =>
  recorded(needs, async (tx, record) => {
    const admins = await lockAdmins(tx)
    if (admins.size === 1 && admins.has(member.id)) return 'last admin'
    const row = await lockAccount(tx, member.id)
    if (!row) return 'absent'
    if (row.leaves_at !== null) return { leavesAt: row.leaves_at }
    const now = needs.clock.now()
    const leavesAt = toStored(now.add({ hours: 24 * daysToStay }))
    await setLeaving(tx, member.id, leavesAt)
    await endOtherSessions(tx, member.id, member.token)
    await endFeeds(tx, member.id)
    await also(tx)
    await record({ member_id: member.id, at: toStored(now), leaves_at: leavesAt })
    return { leavesAt }
  })

/** Keeps an account that was leaving. Undefined if its time has come: it is deleted, or about to be. */
export const stay = (needs: Needs, memberId: string): Promise<User | undefined> =>
  recorded(needs, async (tx, record) => {
    const row = await lockAccount(tx, memberId)
    const now = needs.clock.now()
    if (!row || hasLeft(row, now)) return undefined
    if (row.leaves_at === null) return toUser(row)
    await setLeaving(tx, memberId, null)
    await record({ member_id: memberId, at: toStored(now), leaves_at: null })
    return toUser({ ...row, leaves_at: null })
  })

/** Accounts whose time to leave has come, those first that wait longest. */
export async function listDue(db: Db, now: Temporal.Instant, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('leaves_at', '<=', toStored(now))
    .orderBy('leaves_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
