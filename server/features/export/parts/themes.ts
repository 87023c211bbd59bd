import { byPage, type Part, pageRows, type Source } from '../part.ts'

const choices = ({ db, memberId }: Source) =>
  byPage<{ week: string; reason: string | null; theme_id: string; slug: string; title: string }>((after) => {
    const query = db
      .selectFrom('theme_overrides')
      .innerJoin('themes', 'themes.id', 'theme_overrides.theme_id')
      .select(['week', 'reason', 'theme_id', 'slug', 'title'])
      .where('member_id', '=', memberId)
      // What became a draft is nobody's to see, however often it was chosen before.
      .where('is_draft', '=', false)
    return (after ? query.where('week', '>', after.week) : query).orderBy('week').limit(pageRows).execute()
  }, pageRows)

const affirmations = ({ db, memberId }: Source) =>
  byPage<{ date: string; text: string }>((after) => {
    const query = db.selectFrom('affirmations').select(['date', 'text']).where('member_id', '=', memberId)
    return (after ? query.where('date', '>', after.date) : query).orderBy('date').limit(pageRows).execute()
  }, pageRows)

/** The themes that the member chose for weeks, and the affirmations of their days. */
export const themes: Part = {
  kind: 'themes',
  tables: ['theme_overrides', 'affirmations'],
  async write(files, source) {
    await files.list('themes.json', choices(source))
    await files.list('affirmations.json', affirmations(source))
  },
}
