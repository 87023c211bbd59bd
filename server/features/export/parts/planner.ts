import { sql } from 'kysely'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { listRules } from '../../planner/queries.ts'
import { calendar } from '../calendar.ts'
import {
  allDays,
  byPage,
  type Days,
  flatMapped,
  longPageRows,
  type Part,
  type Source,
  yearsOf,
} from '../part.ts'

type Day = { date: string; notes: PlannerItem[] }

/** A day that was emptied says nothing. */
const says = sql<boolean>`items <> '[]'`

/** The lists as they are stored: what comes by rule and was not touched is in `planner/repeating.json`. */
const days = ({ db, memberId }: Source, { from, to }: Days) =>
  byPage<Day>(async (after) => {
    let query = db
      .selectFrom('daily_notes')
      .select(['date', 'items'])
      .where('member_id', '=', memberId)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .where(says)
    if (after) query = query.where('date', '>', after.date)
    const rows = await query.orderBy('date').limit(longPageRows).execute()
    return rows.map(({ date, items }) => ({ date, notes: items as PlannerItem[] }))
  }, longPageRows)

/** Items in the order of the day: those with a time by it, then the others as they were written. */
const inOrder = (items: PlannerItem[]): PlannerItem[] =>
  items.toSorted((a, b) =>
    (a.time ?? '~') < (b.time ?? '~') ? -1 : (a.time ?? '~') > (b.time ?? '~') ? 1 : 0,
  )

/** The planner: days in the form of the contract's `newDailyNotes`, repeating items in that of `repeatingItem`. */
export const planner: Part = {
  kind: 'planner',
  tables: ['daily_notes', 'repeating_items'],
  async write(files, source) {
    const { t } = source
    for (const year of await yearsOf(source, 'daily_notes', 'date', says))
      await files.list(`planner/${year.name}.json`, days(source, year))
    const rules = await listRules(source.db, source.memberId)
    await files.list('planner/repeating.json', each(rules))
    await files.table(
      'csv/planner.csv',
      [
        t('Date'),
        t('Time'),
        t('End time'),
        t('Type'),
        t('Text'),
        t('Done||of a goal or an item'),
        t('Place'),
      ],
      flatMapped(days(source, allDays), ({ date, notes }) =>
        inOrder(notes).map((item) => [
          date,
          item.time,
          item.endTime ?? null,
          item.type,
          item.text,
          item.completed ? '✓' : '',
          item.location ?? null,
        ]),
      ),
    )
    await files.text('planner.ics', calendar(days(source, allDays), rules))
  },
}

async function* each<T>(things: readonly T[]): AsyncGenerator<T> {
  yield* things
}
