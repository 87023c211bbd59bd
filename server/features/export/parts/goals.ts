import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { newGoals } from '../../../../contract/planner.ts'
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

type Week = z.output<typeof newGoals>

/** A week that was emptied says nothing. */
const says = sql<boolean>`(goals <> '[]' or reminders <> '[]')`

const weeks = ({ db, memberId }: Source, { from, to }: Days) =>
  byPage<Week>(async (after) => {
    let query = db
      .selectFrom('weekly_goals')
      .select(['week', 'goals', 'reminders'])
      .where('member_id', '=', memberId)
      .where('week', '>=', from)
      .where('week', '<=', to)
      .where(says)
    if (after) query = query.where('week', '>', after.week)
    return (await query.orderBy('week').limit(longPageRows).execute()) as Week[]
  }, longPageRows)

/** Goals and reminders of each week, in the form of the contract's `newGoals`. */
export const goals: Part = {
  kind: 'goals',
  tables: ['weekly_goals'],
  async write(files, source) {
    const { t } = source
    for (const year of await yearsOf(source, 'weekly_goals', 'week', says))
      await files.list(`goals/${year.name}.json`, weeks(source, year))
    await files.table(
      'csv/goals.csv',
      [t('Week'), t('Goal'), t('Done||of a goal or an item')],
      flatMapped(weeks(source, allDays), ({ week, goals: list }) =>
        list.map(({ text, completed }) => [week, text, completed ? '✓' : '']),
      ),
    )
  },
}
