import { sql } from 'kysely'
import type { Db, Deps } from '../deps.ts'
import { toStored } from '../kernel/clock.ts'
import { refuse } from '../kernel/http/refusal.ts'
import type { Ledger, LedgerLine } from '../ledger.ts'

/** Lets one transaction at a time append to the ledger, on whatever node. */
export const lockLedger = (tx: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('deletion-ledger', 0))`.execute(tx)

type Record = (line: LedgerLine) => Promise<void>

/**
 * Runs a transaction that writes a line into the ledger before it commits. If the line cannot be written, nothing
 * happens: 507, because nothing could prove the deletion or repeat it after a restore. If the transaction then fails,
 * the ledger says that it did not take place. Where even that cannot be found out, because the database is away or this
 * process dies, the line stands, and the next start completes what the member asked for.
 */
export async function recorded<T>(
  { db, ledger, clock }: Pick<Deps, 'db' | 'clock'> & { ledger: Ledger },
  work: (tx: Db, record: Record) => Promise<T>,
): Promise<T> {
  let written: LedgerLine | undefined
  try {
    return await db.transaction().execute((tx) =>
      work(tx, async (line) => {
        await lockLedger(tx)
        await ledger.append(line).catch((cause: unknown) => {
          throw Object.assign(refuse(507, cannotBeRecorded), { cause })
        })
        written = line
      }),
    )
  } catch (error) {
    if (written) await takeBack(db, ledger, written, toStored(clock.now())).catch(() => undefined)
    throw error
  }
}

const cannotBeRecorded =
  'The record that proves a deletion cannot be written at the moment, so nothing was changed. Please try again later.'

async function takeBack(db: Db, ledger: Ledger, line: LedgerLine, at: string): Promise<void> {
  if ('undone' in line) return
  const { member_id } = line
  await db.transaction().execute(async (tx) => {
    await lockLedger(tx)
    const member = await tx
      .selectFrom('members')
      .select('leaves_at')
      .where('id', '=', member_id)
      .executeTakeFirst()
    // It was committed after all, and only the answer was lost.
    if (!member) return
    if ('leaves_at' in line) return ledger.append({ member_id, at, leaves_at: member.leaves_at })
    const isDone =
      'erased' in line &&
      (await tx
        .selectFrom('erasures')
        .select('receipt')
        .where('member_id', '=', member_id)
        .where('receipt', '=', line.receipt)
        .executeTakeFirst())
    if (!isDone) await ledger.append({ member_id, at, undone: line.receipt })
  })
}
