import type { ErasableKind } from '../../contract/counted-things.ts'
import type { DeletedCounts } from '../../contract/deletion.ts'
import { lockLedger } from '../deletion/recorded.ts'
import { repeatDeletions, repeatErasures } from '../deletion/repeat.ts'
import type { Db } from '../deps.ts'
import { commandLine, theProduct } from '../features/audit/queries.ts'
import { removeDueFiles } from '../features/journal/removal.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Manifest } from '../kernel/database/backup/manifest.ts'
import { StartRefusal } from '../kernel/start/start-refusal.ts'
import type { LedgerContents, LedgerLine } from '../ledger.ts'
import type { Tools } from '../tools.ts'

/** What the database itself knows of deletions, as lines of a ledger. */
async function knownLines(db: Db): Promise<LedgerLine[]> {
  const deleted = await db.selectFrom('deletions').selectAll().orderBy('at').execute()
  const erased = await db.selectFrom('erasures').selectAll().orderBy('at').execute()
  const leaving = await db
    .selectFrom('members')
    .select(['id as member_id', 'leaves_at', 'leaves_at as at'])
    .where('leaves_at', 'is not', null)
    .$narrowType<{ at: string }>()
    .execute()
  return [
    ...deleted.map((line) => ({ ...line, counts: line.counts as DeletedCounts })),
    ...erased.map(({ kind, ...line }) => ({
      ...line,
      counts: line.counts as DeletedCounts,
      erased: kind as ErasableKind,
    })),
    ...leaving,
  ]
}

/**
 * Makes the ledger if there is none, before the product opens, and deletes again who came back with a database that was
 * restored by other means. Returns what to say about it. A ledger that cannot be read or written does not keep the
 * product from opening; nobody can be deleted until it can be.
 */
export async function settleLedger(
  { database: { db }, ledger }: Pick<Tools, 'database' | 'ledger'>,
  clock: Clock,
): Promise<string[]> {
  try {
    const isMade = await db.transaction().execute(async (tx) => {
      await lockLedger(tx)
      return ledger.begin(() => knownLines(tx))
    })
    const contents = isMade ? undefined : await ledger.read()
    const again = contents ? await repeatDeletions(db, contents, { now: clock.now(), actor: theProduct }) : 0
    return again > 0 ? [deletedAgain(again)] : []
  } catch (error) {
    return [
      `The ledger of deletions, ${ledger.destination}, cannot be used (${(error as Error).message}). Until it can be, nobody can delete their account.`,
    ]
  }
}

const deletedAgain = (count: number) =>
  count === 1
    ? 'One member who had deleted their account came back with the backup, and was deleted again.'
    : `${count} members who had deleted their accounts came back with the backup, and were deleted again.`

/**
 * Throws `StartRefusal` if the ledger here does not know who was deleted since a backup was made: there is none, it is
 * another community's, or the backup is older than ledgers.
 */
export async function requireLedger(
  { ledger }: Pick<Tools, 'ledger'>,
  { ledger: wanted }: Manifest,
): Promise<void> {
  const contents = await ledger.read()
  if (contents && contents.id === wanted) return
  const why = contents
    ? wanted
      ? `the ledger of deletions here, ${ledger.destination}, is not the one of that backup`
      : 'that backup does not say to which ledger of deletions it belongs'
    : `there is no ledger of deletions at ${ledger.destination}`
  throw new StartRefusal(
    `Nothing was restored: ${why}, so whoever deleted something after the backup would be back. ` +
      'Copy the deletions.jsonl that belongs to it to that place, or say --without-ledger if there is none.',
  )
}

/** Repeats what the ledger says, after a restore. Returns what to say about it. */
export async function repeatLedger(
  { database: { db }, ledger, storage }: Pick<Tools, 'database' | 'ledger' | 'storage'>,
  clock: Clock,
): Promise<string[]> {
  const contents: LedgerContents | undefined = await ledger.read()
  if (!contents) return ['There is no ledger of deletions, so nothing was deleted again.']
  const repeated = { now: clock.now(), actor: commandLine }
  const members = await repeatDeletions(db, contents, repeated)
  const kinds = await repeatErasures(db, contents, repeated)
  await removeDueFiles({ db, storage, clock })
  return [
    ...(members > 0 ? [deletedAgain(members)] : []),
    ...(kinds > 0
      ? [
          `${kinds} ${kinds === 1 ? 'kind' : 'kinds'} of data that members had deleted came back too, and ${kinds === 1 ? 'was' : 'were'} deleted again.`,
        ]
      : []),
    ...(members + kinds === 0 ? ['Nobody of the ledger of deletions came back with the backup.'] : []),
  ]
}
