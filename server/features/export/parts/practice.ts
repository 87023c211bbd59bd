import type { Practice } from '../../../../contract/practice.ts'
import { byPage, localTime, mapped, type Part, pageRows, type Source } from '../part.ts'

const practiced = ({ db, memberId }: Source) =>
  byPage<Practice>((after) => {
    let query = db
      .selectFrom('practice')
      .select(['id', 'theme_id', 'exercise', 'seconds', 'at'])
      .where('member_id', '=', memberId)
    if (after) query = query.where((eb) => eb(eb.refTuple('at', 'id'), '>', eb.tuple(after.at, after.id)))
    return query.orderBy('at').orderBy('id').limit(pageRows).execute()
  }, pageRows)

/** What the member practiced, in the form of the contract's `practice`. */
export const practice: Part = {
  kind: 'practice',
  tables: ['practice'],
  async write(files, source) {
    const { t, zone } = source
    await files.list('practice.json', practiced(source))
    await files.table(
      'csv/practice.csv',
      [t('Ended'), t('Exercise'), t('Seconds')],
      mapped(practiced(source), ({ at, exercise, seconds }) => [localTime(at, zone), exercise, seconds]),
    )
  },
}
