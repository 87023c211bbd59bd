import { sql } from 'kysely'
import type { DeletedCounts, Receipt } from '../../contract/deletion.ts'
import type { Role } from '../../contract/roles.ts'
import type { Db, Deps } from '../deps.ts'
import { forgetActor, forgetReasons } from '../features/audit/queries.ts'
import { hasLeft, lockAdmins } from '../features/auth/queries.ts'
import { deleteBannerOf } from '../features/banners/queries.ts'
import { deleteReportsAbout } from '../features/cases/queries.ts'
import { deleteCommunityOf } from '../features/community/queries.ts'
import { releaseJournalFiles } from '../features/journal/queries.ts'
import { toStored } from '../kernel/clock.ts'
import { deleteJobsAbout } from '../kernel/jobs.ts'
import { countRecords } from './counts.ts'
import { newReceiptNumber } from './receipt.ts'
import { recorded } from './recorded.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'ledger' | 'backupsUntil'>
type Person = {
  id: string
  name: string
  email: string
  role: Role
  language: string | null
  seen_language: string | null
  time_zone: string | null
}

/** A deleted account: its receipt, whom to tell, and the images that it referred to, which may be unused now. */
export type Departure = { receipt: Receipt; person: Person; images: string[] }

/**
 * Deletes an account in one transaction, unless it is the last administrator's, and writes it into the ledger. With
 * `onlyIfDue`, it is deleted only if its time to leave has come. `also` is part of the transaction.
 */
export const deleteAccount = (
  { db, clock, ledger, backupsUntil }: Needs,
  memberId: string,
  {
    onlyIfDue = false,
    also,
  }: { onlyIfDue?: boolean; also?: (tx: Db, gone: Departure) => Promise<void> } = {},
): Promise<Departure | 'last admin' | 'stays'> =>
  recorded({ db, clock, ledger }, async (tx, record) => {
    const admins = await lockAdmins(tx)
    if (admins.size === 1 && admins.has(memberId)) return 'last admin'
    const person = await tx
      .selectFrom('members')
      .select(['id', 'name', 'email', 'role', 'language', 'seen_language', 'time_zone', 'leaves_at'])
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirst()
    const now = clock.now()
    if (!person || (onlyIfDue && !hasLeft(person, now))) return 'stays'
    const counts = await countRecords(tx, memberId)
    const line = { member_id: memberId, at: toStored(now), counts, receipt: newReceiptNumber() }
    const images = await deleteRows(tx, person, now)
    await saveDeletion(tx, line)
    const receipt = { number: line.receipt, at: line.at, counts, backupsUntil: backupsUntil(now) }
    const gone = { receipt, person, images }
    await also?.(tx, gone)
    // Last, because the time between this line and the commit should be short.
    await record(line)
    return gone
  })

/**
 * Deletes all rows of a member, whose row is locked, and what the product's own records say of them. Foreign keys delete
 * what only the member sees. The features' own queries delete what others see, and what others added to it. Returns the
 * images that were referred to.
 */
export async function deleteRows(
  tx: Db,
  { id, email }: Pick<Person, 'id' | 'email'>,
  now: Temporal.Instant,
): Promise<string[]> {
  await deleteReportsAbout(tx, id)
  const images = [...(await deleteCommunityOf(tx, id)), ...(await deleteBannerOf(tx, id))]
  await releaseJournalFiles(tx, id, now)
  await forgetActor(tx, id)
  await forgetReasons(tx, id)
  await deleteJobsAbout(tx, [id, email])
  await tx.deleteFrom('recent_writes').where('member_id', '=', id).execute()
  // A key is words with spaces between them, and an address holds none.
  for (const word of [id, email.toLowerCase()])
    await sql`delete from rate_counters where strpos(key || ' ', ${` ${word} `}) > 0`.execute(tx)
  await tx.deleteFrom('members').where('id', '=', id).execute()
  return images
}

/** Stores that an account was deleted. */
export async function saveDeletion(
  tx: Db,
  line: { member_id: string; at: string; counts: DeletedCounts | Record<string, number>; receipt: string },
): Promise<void> {
  await tx
    .insertInto('deletions')
    .values({ ...line, counts: JSON.stringify(line.counts) })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
}
