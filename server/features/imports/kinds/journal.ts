import { sql } from 'kysely'
import { isBlank } from '../../../../contract/blank.ts'
import type { ImportedRow } from '../../../../contract/imports.ts'
import { lengths } from '../../../../contract/limits.ts'
import { texts, wording } from '../../../../contract/texts.ts'
import type { Db } from '../../../deps.ts'
import { toStored } from '../../../kernel/clock.ts'
import { refuse } from '../../../kernel/http/refusal.ts'
import { lockJournal, searchVector } from '../../journal/queries.ts'
import { dayRefusal } from '../../journal/rules.ts'
import { differencesOf } from '../differences.ts'
import { idFromSource } from '../ids.ts'
import type { About, Importer, Outcome, Placed } from '../importer.ts'
import { type Entry, entryOf, type Makers, type Picture, type EntryRow as Row } from '../journal-rows.ts'
import { makersOf } from '../makers.ts'
import { differing, rememberWholeRows } from '../take-whole-rows.ts'
import { snapshots } from '../whole-rows.ts'

/** How many more entries there is room for, in all and on each of some days. The journal is locked. */
async function roomOf(tx: Db, memberId: string, dates: readonly string[]) {
  const { all } = await tx
    .selectFrom('journal_entries')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const days = await tx
    .selectFrom('journal_entries')
    .select(({ fn }) => ['date', fn.countAll<number>().as('count')])
    .where('member_id', '=', memberId)
    .where('date', '=', sql<string>`any(${[...dates]}::date[])`)
    .where('deleted_at', 'is', null)
    .groupBy('date')
    .execute()
  const left = new Map(days.map(({ date, count }) => [date, lengths.journalDay - count]))
  let leftInAll = lengths.journalEntries - all
  return (date: string) => {
    const onDay = left.get(date) ?? lengths.journalDay
    if (onDay <= 0)
      throw refuse(409, wording('A day holds at most {max} entries.', { max: lengths.journalDay }))
    if (leftInAll <= 0)
      throw refuse(
        409,
        wording('A journal holds at most {max, number} entries.', { max: lengths.journalEntries }),
      )
    left.set(date, onDay - 1)
    leftInAll -= 1
  }
}

/** The pictures of an entry that it does not show yet. */
async function missing(db: Db, memberId: string, entry: Entry['row']): Promise<Picture[]> {
  if (entry.pictures.length === 0) return []
  const shown = await db
    .selectFrom('journal_entry_images')
    .select('image_id')
    .where('member_id', '=', memberId)
    .where('entry_id', '=', entry.id)
    .execute()
  const there = new Set(shown.map(({ image_id }) => image_id))
  return entry.pictures.filter(({ id }) => !there.has(id))
}

const store = (tx: Db, memberId: string, { id, columns, times }: Entry['row']) =>
  tx
    .insertInto('journal_entries')
    .values({ ...columns, ...times, id, member_id: memberId, search: searchVector(memberId, columns) })
    .execute()

const replace = (tx: Db, { memberId, now }: About, { id, columns }: Entry['row']) =>
  tx
    .updateTable('journal_entries')
    .set((eb) => ({
      ...columns,
      search: searchVector(memberId, columns),
      deleted_at: null,
      updated_at: toStored(now),
      version: eb('version', '+', 1),
    }))
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()

/** In which accounts the ids of entries and of their check-ins were made. */
async function entryMakers(
  tx: Db,
  about: About,
  rows: readonly Placed<Row>[],
): Promise<(row: Row) => Makers> {
  const checkInOf = ({ mood_source_id: source_id, date }: Row) => ({ source_id, date })
  const all = rows.map(({ row }) => row)
  const ofEntry = await makersOf(tx, about, 'journal', all)
  const ofMood = await makersOf(tx, about, 'mood', all.map(checkInOf))
  return (row) => ({ entry: ofEntry(row), mood: ofMood(checkInOf(row)) })
}

/** Brings entries into the journal. One that is in the bin comes out of it, as the file has it. */
export async function takeEntries(tx: Db, about: About, rows: readonly Placed<Row>[]): Promise<Outcome[]> {
  const { memberId, now, zone, wins, remember } = about
  const makersOfEntry = await entryMakers(tx, about, rows)
  const entries: Entry[] = rows.map(({ at, row }) => {
    const refusal = dayRefusal({ date: row.date, created_at: row.created_at }, now, zone)
    if (refusal) throw refusal
    if (isBlank(row.title) && isBlank(row.body) && row.images.length === 0)
      throw refuse(400, texts('Nothing is written in this entry.'))
    return { at, row: entryOf(about, makersOfEntry(row), row) }
  })
  if (remember) await lockJournal(tx, memberId)
  const ids = entries.map(({ row }) => row.id)
  const stored = await snapshots(tx, memberId, 'journal', ids, { lock: remember !== undefined })
  const takeRoom = await roomOf(
    tx,
    memberId,
    entries.map(({ row }) => row.columns.date),
  )
  const befores = new Map<string, unknown>()
  const seen = new Set<string>()
  const outcomes: Outcome[] = []
  for (const { at, row } of entries) {
    const there = stored.get(row.id)
    const fields = there && there.row.deleted_at === null ? differing(row.columns, there.row) : []
    const isNew = !there || there.row.deleted_at !== null
    const isKept = !isNew && fields.length > 0 && wins === 'here'
    if (seen.has(row.id)) {
      outcomes.push({ at, outcome: 'same', id: row.id })
      continue
    }
    seen.add(row.id)
    if (isNew) takeRoom(row.columns.date)
    if (remember && isNew && !there) await store(tx, memberId, row)
    else if (remember && (isNew || fields.length > 0) && !isKept) await replace(tx, about, row)
    const images = isKept ? [] : await missing(tx, memberId, row)
    // Of an entry that is the same, an earlier try may have left out pictures.
    if (!isKept && (isNew || fields.length > 0 || images.length > 0))
      befores.set(row.id, there ? await withImages(tx, memberId, row.id, there.row) : null)
    outcomes.push({
      at,
      id: row.id,
      outcome: isNew ? 'new' : fields.length === 0 ? 'same' : isKept ? 'differs' : 'changed',
      ...(fields.length > 0 && { fields }),
      ...(isKept && { differences: differencesOf(fields, there.row, row.columns) }),
      ...(images.length > 0 && { images }),
    })
  }
  await rememberWholeRows(tx, about, 'journal', befores)
  return outcomes
}

/** What stood there before, with the pictures that the entry showed. */
async function withImages(tx: Db, memberId: string, id: string, row: Record<string, unknown>) {
  const images = await tx
    .selectFrom('journal_entry_images')
    .select(['image_id as id', 'alt'])
    .where('member_id', '=', memberId)
    .where('entry_id', '=', id)
    .orderBy('position')
    .execute()
  return { ...row, images }
}

export const journalImporter: Importer<'journal'> = { atOnce: 20, take: takeEntries }

/** Posts, which become entries of the journal, unless they are still there. */
export const postImporter: Importer<'post'> = {
  atOnce: 20,
  async take(tx, about, rows) {
    const { memberId, source } = about
    const ids = rows.map(
      ({ row }) =>
        row.id ?? idFromSource(memberId, { source, kind: 'post', name: row.source_id ?? '', date: row.date }),
    )
    const found = await tx
      .selectFrom('posts')
      .select('id')
      .where('member_id', '=', memberId)
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute()
    const posted = new Set(found.map(({ id }) => id))
    const isPosted = (at: number) => posted.has(ids[at] ?? '')
    const entries = rows.flatMap(({ at, row }, index) =>
      isPosted(index) ? [] : [{ at, row: asEntry(row, ids[index] ?? '') }],
    )
    const still = rows.flatMap(({ at }, index) => (isPosted(index) ? [{ at, outcome: 'same' as const }] : []))
    return [...still, ...(await takeEntries(tx, about, entries))]
  },
}

const asEntry = ({ date, content, created_at, image }: ImportedRow<'post'>, id: string): Row => ({
  id,
  date,
  title: '',
  body: content,
  tags: [texts('community')],
  starred: false,
  mood_id: null,
  theme_id: null,
  theme_title: null,
  prompt: null,
  copy_of: null,
  created_at,
  images: image ? [image] : [],
})
