import { sql } from 'kysely'
import { isBlank } from '../../../../contract/blank.ts'
import type { ImportedRow } from '../../../../contract/imports.ts'
import { toStored } from '../../../kernel/clock.ts'
import { momentRefusal } from '../../mood/rules.ts'
import { idFromSource } from '../ids.ts'
import type { Importer } from '../importer.ts'
import { makersOf } from '../makers.ts'
import { takeWholeRows } from '../take-whole-rows.ts'

/** The moment of a check-in: noon where the source says none, and never one to come. */
function momentOf({ date, created_at }: ImportedRow<'mood'>, now: Temporal.Instant): string {
  const said = Temporal.Instant.from(created_at ?? `${date}T12:00:00Z`)
  return toStored(Temporal.Instant.compare(said, now) > 0 ? now : said)
}

function columnsOf(row: ImportedRow<'mood'>, now: Temporal.Instant) {
  const { date, mood, emotion_tags } = row
  const note = row.note === null || isBlank(row.note) ? null : row.note
  return { date, mood, emotion_tags, note, created_at: momentOf(row, now) }
}

/**
 * Check-ins. Their moment need not lie in their day here, as it does in a call of its own: what was saved for an earlier
 * day without a moment has that of its saving, and comes back with it.
 */
export const moodImporter: Importer<'mood'> = {
  atOnce: 100,
  async take(tx, about, rows) {
    const { memberId, source, now, zone } = about
    const makerOf = await makersOf(
      tx,
      about,
      'mood',
      rows.map(({ row }) => row),
    )
    const idOf = (row: ImportedRow<'mood'>) =>
      row.id ??
      idFromSource(makerOf(row), { source, kind: 'mood', name: row.source_id ?? '', date: row.date })
    const things = rows.map(({ at, row }) => {
      const refusal = momentRefusal({ date: row.date }, now, zone)
      if (refusal) throw refusal
      return { at, target: idOf(row), columns: columnsOf(row, now) }
    })
    return takeWholeRows(tx, about, 'mood', {
      things,
      insert: async (fresh) => {
        const added = await tx
          .insertInto('moods')
          .values(fresh.map(({ target, columns }) => ({ ...columns, id: target, member_id: memberId })))
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .execute()
        return added.map(({ id }) => id)
      },
      update: ({ target, columns }) =>
        tx
          .updateTable('moods')
          .set({ ...columns, version: sql`moods.version + 1` })
          .where('member_id', '=', memberId)
          .where('id', '=', target)
          .execute(),
    })
  },
}
