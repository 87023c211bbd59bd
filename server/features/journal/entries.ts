import { type SelectQueryBuilder, sql } from 'kysely'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { Db } from '../../deps.ts'
import { notFound } from '../../kernel/http/refusal.ts'
import type { Tables } from '../../tables.ts'

const columns = [
  'journal_entries.id',
  'journal_entries.date',
  'journal_entries.title',
  'journal_entries.tags',
  'journal_entries.starred',
  'journal_entries.mood_id',
  'journal_entries.theme_id',
  'journal_entries.theme_title',
  'journal_entries.prompt',
  'journal_entries.copy_of',
  'journal_entries.version',
  'journal_entries.created_at',
  'journal_entries.updated_at',
  'journal_entries.deleted_at',
] as const

/** The pictures of an entry in their order, as the contract tells them. */
const images = sql<JournalEntry['images']>`(
  select coalesce(json_agg(json_build_object('id', i.id, 'alt', p.alt, 'width', i.width, 'height', i.height,
      'widths', i.widths) order by p.position), '[]')
  from journal_entry_images p join journal_images i on i.member_id = p.member_id and i.id = p.image_id
  where p.member_id = journal_entries.member_id and p.entry_id = journal_entries.id)`.as('images')

/** A member's entries with all that lists tell of them, without their text. */
export const entriesOf = (db: Db, memberId: string) =>
  db.selectFrom('journal_entries').select(columns).select(images).where('member_id', '=', memberId)

export type EntriesQuery<O> = SelectQueryBuilder<Tables, 'journal_entries', O>

/** One entry of a member, also from the bin. */
export const findEntry = (db: Db, memberId: string, id: string): Promise<JournalEntry | undefined> =>
  entriesOf(db, memberId).select('body').where('id', '=', id).executeTakeFirst()

/** A member's entry, also one in the bin; 404 when it is absent or somebody else's. */
export async function getEntry(db: Db, memberId: string, id: string): Promise<JournalEntry> {
  const entry = await findEntry(db, memberId, id)
  if (!entry) throw notFound()
  return entry
}

/** {@link getEntry}, locked until the transaction ends. */
export async function lockEntry(tx: Db, memberId: string, id: string): Promise<JournalEntry> {
  await tx
    .selectFrom('journal_entries')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return getEntry(tx, memberId, id)
}
