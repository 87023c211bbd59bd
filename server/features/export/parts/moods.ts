import type { MoodEntry } from '../../../../contract/mood.ts'
import {
  allDays,
  byPage,
  type Days,
  localTime,
  mapped,
  type Part,
  pageRows,
  type Source,
  yearsOf,
} from '../part.ts'

const columns = ['id', 'date', 'mood', 'emotion_tags', 'note', 'created_at'] as const

const checkIns = ({ db, memberId }: Source, { from, to }: Days) =>
  byPage<MoodEntry>((after) => {
    let query = db
      .selectFrom('moods')
      .select(columns)
      .where('member_id', '=', memberId)
      .where('date', '>=', from)
      .where('date', '<=', to)
    if (after)
      query = query.where((eb) =>
        eb(eb.refTuple('date', 'created_at', 'id'), '>', eb.tuple(after.date, after.created_at, after.id)),
      )
    return query.orderBy('date').orderBy('created_at').orderBy('id').limit(pageRows).execute()
  }, pageRows)

/** The check-ins, in the form of the contract's `moodEntry`. */
export const moods: Part = {
  kind: 'moods',
  tables: ['moods'],
  async write(files, source) {
    const { t, zone } = source
    for (const year of await yearsOf(source, 'moods', 'date'))
      await files.list(`moods/${year.name}.json`, checkIns(source, year))
    await files.table(
      'csv/moods.csv',
      [t('Date'), t('Date and time'), t('Mood'), t('Tags'), t('Note')],
      mapped(checkIns(source, allDays), (one) => [
        one.date,
        localTime(one.created_at, zone),
        one.mood,
        one.emotion_tags.join(', '),
        one.note,
      ]),
    )
  },
}
