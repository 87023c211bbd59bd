import { sql } from 'kysely'
import { type ExportedEntry, fileNames, imagePath, shownMood, toMarkdown } from '../markdown.ts'
import { allDays, byPage, type Days, longPageRows, mapped, type Part, type Source, yearsOf } from '../part.ts'

/** The entries oldest first, those of the bin apart. */
const entries = ({ db, memberId }: Source, { from, to }: Days, where: 'listed' | 'bin' = 'listed') =>
  byPage<ExportedEntry>(async (after) => {
    let query = db
      .selectFrom('journal_entries as entry')
      .select(['id', 'date', 'title', 'body', 'tags', 'starred', 'mood_id', 'theme_id', 'theme_title'])
      .select(['prompt', 'copy_of', 'created_at', 'updated_at', 'deleted_at'])
      .select(
        sql<ExportedEntry['images']>`coalesce((
          select jsonb_agg(jsonb_build_object('id', image_id, 'alt', alt) order by position)
          from journal_entry_images as shown
          where shown.member_id = entry.member_id and shown.entry_id = entry.id), '[]')`.as('images'),
      )
      .select(
        sql<string | null>`(select mood from moods
          where moods.member_id = entry.member_id and moods.id = entry.mood_id)`.as('mood'),
      )
      .select(
        sql<string | null>`(select mood from moods
          where moods.member_id = entry.member_id and moods.date = entry.date
          order by created_at desc, id desc limit 1)`.as('day_mood'),
      )
      .where('member_id', '=', memberId)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .where('deleted_at', where === 'listed' ? 'is' : 'is not', null)
    if (after)
      query = query.where((eb) =>
        eb(eb.refTuple('date', 'created_at', 'id'), '>', eb.tuple(after.date, after.created_at, after.id)),
      )
    return query.orderBy('date').orderBy('created_at').orderBy('id').limit(longPageRows).execute()
  }, longPageRows)

const images = ({ db, memberId }: Source) =>
  byPage<{ id: string; key: string; width: number }>((after) => {
    const query = db
      .selectFrom('journal_images')
      .select(['id', 'key', 'width'])
      .where('member_id', '=', memberId)
    return (after ? query.where('id', '>', after.id) : query).orderBy('id').limit(longPageRows).execute()
  }, longPageRows)

/** The entries as they are brought in again. */
const asJson = (entries: AsyncIterable<ExportedEntry>) =>
  mapped(entries, ({ day_mood: _, ...entry }) => entry)

/** The journal, in the form of the contract's `newEntry`, as Markdown for people, and with its pictures. */
export const journal: Part = {
  kind: 'journal',
  tables: ['journal_entries', 'journal_entry_images', 'journal_images'],
  async write(files, source) {
    const { t } = source
    for (const year of await yearsOf(source, 'journal_entries', 'date', sql<boolean>`deleted_at is null`))
      await files.list(`journal/${year.name}.json`, asJson(entries(source, year)))
    await files.list('journal/bin.json', asJson(entries(source, allDays, 'bin')))
    await files.table(
      'csv/journal.csv',
      [t('Date'), t('Title'), t('Tags'), t('Mood'), t('Mood of'), t('Text')],
      mapped(entries(source, allDays), (entry) => {
        const { mood, of } = shownMood(entry)
        const whose = of === 'entry' ? t('the entry') : of === 'day' ? t('the day') : null
        return [entry.date, entry.title, entry.tags.join(', '), mood, whose, entry.body]
      }),
    )
    const nameOf = fileNames()
    for await (const entry of entries(source, allDays)) await files.note(nameOf(entry), toMarkdown(entry))
    for await (const { id, key, width } of images(source))
      await files.picture(imagePath(id), `${key}-${width}.webp`)
  },
}
