import { randomUUID } from 'node:crypto'
import { type CountedThing, countedThings } from '../../contract/counted-things.ts'
import type { DeletedCounts } from '../../contract/deletion.ts'
import { countRecords } from '../deletion/counts.ts'
import { type Departure, deleteAccount } from '../deletion/delete-account.ts'
import { farewellLetter } from '../deletion/letters.ts'
import { commandLine, writeAudit } from '../features/audit/queries.ts'
import { findMemberByEmail, languageOf } from '../features/auth/queries.ts'
import { removeUnreferenced } from '../features/images/remove.ts'
import { removeDueFiles } from '../features/journal/removal.ts'
import type { Clock } from '../kernel/clock.ts'
import { Refusal } from '../kernel/http/refusal.ts'
import { StartRefusal } from '../kernel/start/start-refusal.ts'
import { loadTexts } from '../texts.ts'
import type { Tools } from '../tools.ts'
import { leftBehind } from './left-behind.ts'
import { backupsUntil, nightsOf } from './nightly.ts'

/** The account of an address. Throws `StartRefusal` if there is none. */
export async function getAccount({ database: { db } }: Tools, email: string) {
  const member = await findMemberByEmail(db, email)
  if (!member) throw new StartRefusal('There is no account of that address.')
  return member
}

/** What is counted, in English words. */
async function inWords({ config }: Tools, counts: DeletedCounts): Promise<string> {
  const { t: translate, language } = (await loadTexts(config.DATA_DIR)).in('en')
  const things = Object.entries(countedThings) as [CountedThing, string][]
  const parts = things.flatMap(([thing, text]) =>
    counts[thing] > 0 ? [translate(text, { count: counts[thing] })] : [],
  )
  return parts.length > 0 ? new Intl.ListFormat(language).format(parts) : 'nothing but the account itself'
}

/** What {@link eraseMember} would delete, in words. */
export async function describeMember(tools: Tools, email: string): Promise<string> {
  const { id, name } = await getAccount(tools, email)
  return `${name} has stored ${await inWords(tools, await countRecords(tools.database.db, id))}.`
}

/**
 * Deletes an account for somebody who asked by letter, as its member would, with a line in the audit log. Sends the
 * receipt to its address. Returns what to say. Throws `StartRefusal` if it cannot be deleted.
 */
export async function eraseMember(tools: Tools, clock: Clock, email: string): Promise<string[]> {
  const { config, database, ledger, storage } = tools
  const { id } = await getAccount(tools, email)
  const needs = {
    db: database.db,
    clock,
    ledger,
    backupsUntil: (at: Temporal.Instant) => backupsUntil(database.engine, at, nightsOf(config)),
  }
  const gone = await deleteAccount(needs, id, {
    also: async (tx, { receipt }) => {
      const details = { receipt: receipt.number }
      await writeAudit(tx, {
        at: clock.now(),
        kind: 'member-erased',
        actor: commandLine,
        subjectId: id,
        details,
      })
    },
  }).catch((error: unknown) => {
    throw error instanceof Refusal ? new StartRefusal(error.message, { cause: error }) : error
  })
  if (gone === 'stays') throw new StartRefusal('There is no account of that address.')
  if (gone === 'last admin')
    throw new StartRefusal('The last administrator cannot be deleted. Make somebody else one first.')
  await removeUnreferenced({ db: database.db, storage, clock }, gone.images)
  await removeDueFiles({ db: database.db, storage, clock })
  // Before what is left, which may be in a bucket that does not answer.
  const sent = await sendReceipt(tools, clock, gone)
  return [...(await receiptInWords(tools, gone)), sent, ...(await leftBehind(tools, id))]
}

const receiptInWords = async (tools: Tools, { receipt }: Departure): Promise<string[]> => [
  `Deleted the account, and with it ${await inWords(tools, receipt.counts)}.`,
  `Receipt ${receipt.number}, of ${receipt.at}.`,
  receipt.backupsUntil
    ? `The last nightly backup with it is removed on ${receipt.backupsUntil}. A backup made by hand stays until you remove it.`
    : 'Backups of your database server still hold it, for as long as you keep them.',
]

async function sendReceipt(tools: Tools, clock: Clock, { person, receipt }: Departure): Promise<string> {
  const to = { ...person, zone: person.time_zone ?? 'UTC' }
  const texts = (await loadTexts(tools.config.DATA_DIR)).in(languageOf(person))
  const letter = farewellLetter(texts, to, receipt)
  const postmark = { id: randomUUID(), askedAt: new Date(clock.now().epochMilliseconds) }
  return tools.letters.send(letter, postmark).then(
    () => `The receipt was handed over to ${tools.letters.destination}.`,
    (error: Error) => `The receipt could not be sent: ${error.message} Send it by other means.`,
  )
}
