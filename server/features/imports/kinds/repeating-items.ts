import type { ImportedRow } from '../../../../contract/imports.ts'
import { lengths } from '../../../../contract/limits.ts'
import { texts, wording } from '../../../../contract/texts.ts'
import { toStored } from '../../../kernel/clock.ts'
import { refuse } from '../../../kernel/http/refusal.ts'
import { countRepeatChange } from '../../planner/queries.ts'
import { idFromSource } from '../ids.ts'
import type { Importer } from '../importer.ts'
import { makersOf } from '../makers.ts'
import { takeWholeRows } from '../take-whole-rows.ts'

function columnsOf(row: ImportedRow<'repeating-item'>, now: Temporal.Instant) {
  const { id: _, source_id: _source, repeat, starts_on, ends_on, skipped, createdAt, ...item } = row
  const created_at = createdAt ? toStored(Temporal.Instant.from(createdAt)) : toStored(now)
  return { item, repeat, starts_on, ends_on, skipped: [...new Set(skipped)], created_at }
}

const asJson = ({ item, repeat, ...columns }: ReturnType<typeof columnsOf>) => ({
  ...columns,
  item: JSON.stringify(item),
  repeat: JSON.stringify(repeat),
})

/** What comes again in the planner. One is as many as all others of its kind, so each is taken by itself. */
export const repeatingItemImporter: Importer<'repeating-item'> = {
  atOnce: 1,
  async take(tx, about, rows) {
    const { memberId, source, now } = about
    if (about.remember) await countRepeatChange(tx, memberId)
    const { count } = await tx
      .selectFrom('repeating_items')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    const namedOf = (row: ImportedRow<'repeating-item'>) => ({
      source_id: row.source_id,
      date: row.starts_on,
    })
    const makerOf = await makersOf(
      tx,
      about,
      'repeating-item',
      rows.map(({ row }) => namedOf(row)),
    )
    const things = rows.map(({ at, row }) => {
      if (row.ends_on !== null && row.ends_on < row.starts_on)
        throw refuse(400, texts('It should end on the day it starts, or later.'))
      const name = row.source_id ?? ''
      const target =
        row.id ??
        idFromSource(makerOf(namedOf(row)), { source, kind: 'repeating-item', name, date: row.starts_on })
      return { at, target, columns: columnsOf(row, now) }
    })
    return takeWholeRows(tx, about, 'repeating-item', {
      things,
      insert: async (fresh) => {
        if (count + fresh.length > lengths.repeatingItems)
          throw refuse(
            409,
            wording('At most {max} things can come again. End one first.', { max: lengths.repeatingItems }),
          )
        const added = await tx
          .insertInto('repeating_items')
          .values(
            fresh.map(({ target, columns }) => ({ ...asJson(columns), id: target, member_id: memberId })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .execute()
        return added.map(({ id }) => id)
      },
      update: ({ target, columns }) =>
        tx
          .updateTable('repeating_items')
          .set(asJson(columns))
          .where('member_id', '=', memberId)
          .where('id', '=', target)
          .execute(),
    })
  },
}
