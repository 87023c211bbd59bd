import type { EntryChange, JournalEntry, NewEntry } from '../../../contract/journal.ts'
import { lengths } from '../../../contract/limits.ts'
import type { FieldConflict } from '../../../contract/row.ts'
import { texts, wording } from '../../../contract/texts.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { type Refusal, refuse } from '../../kernel/http/refusal.ts'
import { getEntry, lockEntry } from './entries.ts'
import { lockJournal } from './locks.ts'
import { placeImages } from './placed-images.ts'
import { differences } from './rules.ts'
import { searchVector, withoutDoubles } from './words.ts'

/** What a sender can compare with what it wrote: pictures by their ids. */
const comparable = ({ images, ...entry }: JournalEntry) => ({
  ...entry,
  images: images.map(({ id, alt }) => ({ id, alt })),
})

/** Both versions, so that the sender can keep both. */
const conflict = (mine: number, stored: JournalEntry, fields: FieldConflict[]): Refusal =>
  refuse(409, texts('This entry was changed on another device. Both versions are kept.'), {
    fields: [
      { name: 'version', mine, theirs: stored.version },
      ...(stored.deleted_at ? [{ name: 'deleted_at', mine: null, theirs: stored.deleted_at }] : []),
      ...fields,
    ],
  })

/** Throws the refusal of a day or a journal that is full. The caller has locked the journal. */
async function requireRoom(tx: Db, memberId: string, date: string): Promise<void> {
  const own = tx.selectFrom('journal_entries').where('member_id', '=', memberId)
  const { day } = await own
    .select(({ fn }) => fn.countAll<number>().as('day'))
    .where('date', '=', date)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (day > lengths.journalDay)
    throw refuse(409, wording('A day holds at most {max} entries.', { max: lengths.journalDay }))
  const { all } = await own.select(({ fn }) => fn.countAll<number>().as('all')).executeTakeFirstOrThrow()
  if (all > lengths.journalEntries)
    throw refuse(
      409,
      wording('A journal holds at most {max, number} entries.', { max: lengths.journalEntries }),
    )
}

/**
 * Writes an entry. The same once more changes nothing and is answered with what is stored; something else under the same
 * id is refused with both versions.
 */
export const createEntry = (
  db: Db,
  memberId: string,
  { images, created_at, ...sent }: NewEntry,
  now: Temporal.Instant,
): Promise<JournalEntry | Refusal> =>
  db.transaction().execute(async (tx) => {
    const entry = { ...sent, tags: withoutDoubles(sent.tags) }
    const at = toStored(now)
    const writtenAt = created_at ? toStored(Temporal.Instant.from(created_at)) : at
    await lockJournal(tx, memberId)
    const made = await tx
      .insertInto('journal_entries')
      .values({
        ...entry,
        member_id: memberId,
        search: searchVector(memberId, entry),
        created_at: writtenAt,
        updated_at: at,
      })
      .onConflict((same) => same.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) {
      await requireRoom(tx, memberId, entry.date)
      await placeImages(tx, memberId, { entryId: entry.id, images, at })
    }
    const stored = await getEntry(tx, memberId, entry.id)
    const fields = differences({ ...entry, images }, comparable(stored))
    return fields.length === 0 ? stored : conflict(0, stored, fields)
  })

/**
 * Changes an entry, if it is still as the sender saw it and not in the bin. Otherwise the refusal holds both versions,
 * unless they are the same. 404 when it is absent or somebody else's.
 */
export const changeEntry = (
  db: Db,
  memberId: string,
  id: string,
  { version, ...sent }: EntryChange,
  now: Temporal.Instant,
): Promise<JournalEntry | Refusal> =>
  db.transaction().execute(async (tx) => {
    if (sent.images || sent.date) await lockJournal(tx, memberId)
    const stored = await lockEntry(tx, memberId, id)
    const change = { ...sent, ...(sent.tags && { tags: withoutDoubles(sent.tags) }) }
    const fields = differences(change, comparable(stored))
    if (fields.length === 0) return stored
    if (stored.version !== version || stored.deleted_at) return conflict(version, stored, fields)
    const { images, ...columns } = change
    const { title = stored.title, body = stored.body, tags = stored.tags, date = stored.date } = columns
    const at = toStored(now)
    await tx
      .updateTable('journal_entries')
      .set({
        ...columns,
        version: version + 1,
        updated_at: at,
        search: searchVector(memberId, { title, body, tags }),
      })
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .execute()
    if (images) await placeImages(tx, memberId, { entryId: id, images, at })
    if (date !== stored.date) await requireRoom(tx, memberId, date)
    return getEntry(tx, memberId, id)
  })

/** Takes an entry out of the bin; of one that is not there it answers what is stored. 409 when its day is full. */
export const restoreEntry = (db: Db, memberId: string, id: string): Promise<JournalEntry> =>
  db.transaction().execute(async (tx) => {
    await lockJournal(tx, memberId)
    const stored = await lockEntry(tx, memberId, id)
    if (!stored.deleted_at) return stored
    await tx
      .updateTable('journal_entries')
      .set({ deleted_at: null, version: stored.version + 1 })
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .execute()
    await requireRoom(tx, memberId, stored.date)
    return getEntry(tx, memberId, id)
  })
