import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { undoneImport } from '../../../contract/imports.ts'
import { lengths } from '../../../contract/limits.ts'
import type { PlannerItem } from '../../../contract/planner.ts'
import { texts } from '../../../contract/texts.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { notFound, refuse } from '../../kernel/http/refusal.ts'
import { deleteUnusedImages, lockJournal, placeImages } from '../journal/queries.ts'
import { countRepeatChange } from '../planner/queries.ts'
import { undoGoals } from './kinds/goals.ts'
import { undoItem } from './kinds/plans.ts'
import { undoSettings } from './kinds/settings.ts'
import { deleteThings, putBack, snapshots, type WholeRowKind, wholeRows } from './whole-rows.ts'

type Undone = z.output<typeof undoneImport>
type Row = { kind: string; target: string; before: unknown; after: string }
type Kept = Undone['kept']

/** Rows of one transaction, and of one call. */
const atOnce = 100
const mostInCall = 2000

const isWholeRow = (kind: string): kind is WholeRowKind => kind in wholeRows

/**
 * Takes back what an import made and changed, a few rows a transaction, and as many as one call may take. What was edited
 * since stays as it is. Each row is forgotten with its undo, so that an undo that is broken off goes on where it was.
 */
export async function undoImport(
  db: Db,
  memberId: string,
  id: string,
  now: Temporal.Instant,
): Promise<Undone> {
  await closeForUndo(db, memberId, id, now)
  const result: Undone = { undone: 0, kept: [], left: 0 }
  let behind: Row | undefined
  for (let taken = 0; taken < mostInCall; taken += atOnce) {
    const { rows, kept, last } = await undoSome(db, memberId, id, now, behind)
    behind = last
    result.undone += rows - kept.length
    result.kept.push(...kept)
    if (rows < atOnce) break
  }
  const { left } = await db
    .selectFrom('import_rows')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('member_id', '=', memberId)
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...result, left }
}

/** Lets the import take no more rows. 404 for one that is absent, 409 for one that is too old. */
async function closeForUndo(db: Db, memberId: string, id: string, now: Temporal.Instant): Promise<void> {
  const row = await db
    .selectFrom('imports')
    .select('begun_at')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  const age = now.since(Temporal.Instant.from(row.begun_at)).total('hours')
  if (age > 24 * lengths.undoDays)
    throw refuse(409, texts('An import can be undone for thirty days. This one is older.'))
  await db
    .updateTable('imports')
    .set({ undone_at: toStored(now) })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .execute()
}

const undoSome = (
  db: Db,
  memberId: string,
  id: string,
  now: Temporal.Instant,
  behind: Row | undefined,
): Promise<{ rows: number; kept: Kept; last: Row | undefined }> =>
  db.transaction().execute(async (tx) => {
    // Two undos at once take turns.
    await tx
      .selectFrom('imports')
      .select('id')
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .forUpdate()
      .execute()
    let query = tx
      .selectFrom('import_rows')
      .select(['kind', 'target', 'before', 'after'])
      .where('member_id', '=', memberId)
      .where('import_id', '=', id)
    // From behind the rows that are deleted by now, which would all be passed over again.
    if (behind)
      query = query.where((eb) =>
        eb(eb.refTuple('kind', 'target'), '>', eb.tuple(behind.kind, behind.target)),
      )
    const rows: Row[] = await query.orderBy('kind').orderBy('target').limit(atOnce).execute()
    const kept: Kept = []
    for (const [kind, some] of Map.groupBy(rows, (row) => row.kind)) {
      const left = isWholeRow(kind)
        ? await undoWholeRows(tx, memberId, kind, some, now)
        : await undoOneByOne(tx, memberId, some)
      kept.push(...left.map((target) => ({ kind, target })))
      await tx
        .deleteFrom('import_rows')
        .where('member_id', '=', memberId)
        .where('import_id', '=', id)
        .where('kind', '=', kind)
        .where('target', '=', sql<string>`any(${some.map(({ target }) => target)}::text[])`)
        .execute()
    }
    return { rows: rows.length, kept, last: rows.at(-1) }
  })

/** Undoes things that are rows of a table, and tells those that stay. */
async function undoWholeRows(
  tx: Db,
  memberId: string,
  kind: WholeRowKind,
  rows: readonly Row[],
  now: Temporal.Instant,
): Promise<string[]> {
  if (kind === 'journal') await lockJournal(tx, memberId)
  if (kind === 'repeating-item') await countRepeatChange(tx, memberId)
  const stored = await snapshots(
    tx,
    memberId,
    kind,
    rows.map(({ target }) => target),
    { lock: true },
  )
  const isEdited = ({ target, before, after }: Row) => {
    const there = stored.get(target)
    // A created row that the member deleted since counts as undone.
    return there ? there.print !== after : before !== null
  }
  const free = rows.filter((row) => !isEdited(row))
  const made = free.filter(({ before }) => before === null).map(({ target }) => target)
  const changed = free.filter(({ before }) => before !== null)
  if (kind === 'journal') await undoEntries(tx, memberId, { made, changed }, now)
  else {
    await deleteThings(tx, memberId, kind, made)
    await putBack(tx, memberId, kind, changed)
  }
  return rows.filter(isEdited).map(({ target }) => target)
}

type EntryBefore = { version: number; images: { id: string; alt: string }[] }

/** Entries have pictures, which go with them, and a version, by which other devices see that they changed. */
async function undoEntries(
  tx: Db,
  memberId: string,
  { made, changed }: { made: string[]; changed: readonly Row[] },
  now: Temporal.Instant,
): Promise<void> {
  const at = toStored(now)
  const entries = [...made, ...changed.map(({ target }) => target)]
  const shown = await tx
    .selectFrom('journal_entry_images')
    .select('image_id')
    .where('member_id', '=', memberId)
    .where('entry_id', '=', sql<string>`any(${entries}::uuid[])`)
    .execute()
  await deleteThings(tx, memberId, 'journal', made)
  await putBack(
    tx,
    memberId,
    'journal',
    changed.map(({ target, before }) => {
      const was = before as EntryBefore
      return { target, before: { ...was, version: was.version + 2 } }
    }),
  )
  for (const { target, before } of changed)
    await placeImages(tx, memberId, { entryId: target, images: (before as EntryBefore).images, at })
  const ids = shown.map(({ image_id }) => image_id)
  if (ids.length > 0) await deleteUnusedImages(tx, memberId, { ids }, at)
}

async function undoOneByOne(tx: Db, memberId: string, rows: readonly Row[]): Promise<string[]> {
  const kept: string[] = []
  for (const { kind, target, before, after } of rows) {
    const undo =
      kind === 'plan'
        ? undoItem(tx, memberId, { target, before: before as PlannerItem | null, after })
        : kind === 'goals'
          ? undoGoals(tx, memberId, { target, before: before as never, after })
          : undoSettings(tx, memberId, { before: before as never, after })
    if (!(await undo)) kept.push(target)
  }
  return kept
}
