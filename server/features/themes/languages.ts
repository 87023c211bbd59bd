import { type RawBuilder, sql } from 'kysely'
import type { ThemeTexts } from '../../../contract/theme-texts.ts'
import type { Db, Deps } from '../../deps.ts'
import { writeAudit } from '../audit/queries.ts'
import { renewed, type ThemeRow, themeFields } from './fields.ts'
import { deliveredWords } from './starter-words.ts'
import { toTexts, type Words, withWords, wordsOfTexts, wordsOfTheme } from './words.ts'

type Needs = Pick<Deps, 'db' | 'starterWords'>

/** What is stored of a language: its words, and the exercises that they were written for. */
type Stored = Partial<ThemeTexts> & { of?: string[] }

const nothing: ThemeTexts = {
  title: '',
  description: '',
  affirmation: '',
  journalingPrompt: '',
  musicUrl: null,
  tarotCard: { name: '', interpretation: '' },
  song: { title: '', artist: '', message: '' },
  exercises: [],
  artActivity: { title: '', description: '', materials: [] },
  menu: [],
  recipe: { title: '', ingredients: [], instructions: '' },
}

/**
 * Stored words beside the exercises as they are now: an exercise that was moved keeps its words, and one with another
 * title has those of its place.
 */
function writtenWords({ of = [], ...texts }: Stored, row: ThemeRow): Words {
  const { exercises } = themeFields.read(row)
  const titles = exercises.map(({ title }) => title)
  const written = texts.exercises ?? []
  const placed = titles.map((title, at) => {
    const moved = of.indexOf(title)
    if (moved >= 0) return written[moved]
    const isElsewhere = titles.includes(of[at] ?? '')
    return isElsewhere ? undefined : written[at]
  })
  return wordsOfTexts({
    ...nothing,
    ...texts,
    exercises: placed.map((one) => one ?? { title: '', steps: [] }),
  })
}

/** The words of a theme in a language: those that were written for it, else those that its English was delivered with. */
const wordsIn = (
  { starterWords }: Pick<Needs, 'starterWords'>,
  row: ThemeRow,
  language: string,
  stored?: Stored,
) =>
  new Map([
    ...deliveredWords(starterWords, language, themeFields.read(row)),
    ...(stored ? writtenWords(stored, row) : []),
  ])

const storedOf = (texts: unknown) => texts as Stored

/** The revisions of a theme, and of what is written of it in the language of its reader; null if nothing is. */
export type ThemeMark = Pick<ThemeRow, 'revision'> & { own_revision: string | null }
/** A theme with what is written of it in that language. */
export type ReadTheme = ThemeRow & ThemeMark & { own_texts: unknown }

const own = <O>(column: RawBuilder<O>, language: string) =>
  sql<O>`(select ${column} from theme_texts where theme_id = themes.id and language = ${language})`

/** The column `own_texts` of a {@link ReadTheme}. */
export const ownTexts = (language: string) => own(sql<unknown>`texts`, language).as('own_texts')
/** The column `own_revision` of a {@link ThemeMark}. */
export const ownRevision = (language: string) =>
  own(sql<string | null>`theme_texts.revision`, language).as('own_revision')

/** A theme in the language of its reader, field by field. What has no words in it stays as the theme says it. */
export function inLanguage(
  needs: Pick<Needs, 'starterWords'>,
  { own_texts, ...row }: ThemeRow & Pick<ReadTheme, 'own_texts'>,
  language: string,
): ThemeRow {
  const words = wordsIn(needs, row, language, own_texts === null ? undefined : storedOf(own_texts))
  if (words.size === 0) return row
  const said = withWords(themeFields.read(row), words)
  return {
    ...row,
    title: said.title,
    description: said.description,
    affirmation: said.affirmation,
    journaling_prompt: said.journalingPrompt,
    tarot_card: said.tarotCard,
    music_url: said.musicUrl,
    song: said.song,
    exercises: said.exercises,
    art_activity: said.artActivity,
    menu: said.menu,
    recipe: said.recipe,
  } as ThemeRow
}

/** A theme whose words in the language of its reader are yet to be read. */
export async function readInLanguage(needs: Needs, row: ThemeRow, language: string): Promise<ThemeRow> {
  const own = await needs.db
    .selectFrom('theme_texts')
    .select('texts')
    .where('theme_id', '=', row.id)
    .where('language', '=', language)
    .executeTakeFirst()
  return inLanguage(needs, { ...row, own_texts: own?.texts ?? null }, language)
}

/** The words of titles and descriptions in a language, by the id of the theme, for a search. */
export async function listSearchedWords(
  { db, starterWords }: Needs,
  rows: readonly Pick<ThemeRow, 'id' | 'title' | 'description'>[],
  language: string,
): Promise<Map<string, string[]>> {
  const written = await db
    .selectFrom('theme_texts')
    .select(['theme_id', sql<string>`texts ->> 'title'`.as('title')])
    .select(sql<string>`texts ->> 'description'`.as('description'))
    .where('language', '=', language)
    .execute()
  const own = new Map(written.map(({ theme_id, ...words }) => [theme_id, words]))
  return new Map(
    rows.map(({ id, title, description }) => [
      id,
      [
        own.get(id)?.title || starterWords.find(language, 'title', title),
        own.get(id)?.description || starterWords.find(language, 'description', description),
      ].filter((words) => words !== undefined),
    ]),
  )
}

/** The words of a theme in each of its languages, with those that it was delivered with. Undefined without the theme. */
export async function listTexts(
  needs: Needs,
  id: string,
  languages: readonly string[],
): Promise<Record<string, ThemeTexts> | undefined> {
  const row = await needs.db.selectFrom('themes').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const stored = await writtenTexts(needs.db, id)
  const all = new Set([...languages, ...stored.keys()])
  return Object.fromEntries(
    [...all].map((language) => [
      language,
      toTexts(wordsIn(needs, row, language, stored.get(language)), themeFields.read(row)),
    ]),
  )
}

async function writtenTexts(db: Db, id: string): Promise<Map<string, Stored>> {
  const rows = await db.selectFrom('theme_texts').selectAll().where('theme_id', '=', id).execute()
  return new Map(rows.map(({ language, texts }) => [language, storedOf(texts)]))
}

/** The written words of themes by their languages, for a theme pack. Those of the starter library come by themselves. */
export async function listWrittenTexts(db: Db, row: ThemeRow): Promise<Record<string, ThemeTexts>> {
  const stored = await writtenTexts(db, row.id)
  return Object.fromEntries(
    [...stored].map(([language, texts]) => [
      language,
      toTexts(writtenWords(texts, row), themeFields.read(row)),
    ]),
  )
}

/**
 * Changes parts of a theme's words in a language, and records it in the audit log. Of two administrators who change
 * different parts at once, both keep theirs. Words that it has anyway are not stored, so that they follow what they were
 * delivered with. Undefined if there is no such theme.
 */
export const changeTexts = (
  needs: Needs,
  adminId: string,
  { id, language, texts }: { id: string; language: string; texts: Partial<ThemeTexts> },
  now: Temporal.Instant,
): Promise<ThemeTexts | undefined> =>
  needs.db.transaction().execute(async (tx) => {
    // Whoever changes the same theme at once waits here. The row is not written: whoever deletes it has locked the table.
    const row = await tx
      .selectFrom('themes')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) return undefined
    const fields = themeFields.read(row)
    const before = wordsIn(needs, row, language, (await writtenTexts(tx, id)).get(language))
    const given = Object.fromEntries(Object.entries(texts).filter(([, part]) => part !== undefined))
    const wanted = wordsOfTexts({ ...toTexts(before, fields), ...given })
    const delivered = new Map([
      ...wordsOfTheme(fields),
      ...deliveredWords(needs.starterWords, language, fields),
    ])
    const own = new Map([...wanted].filter(([place, words]) => delivered.get(place) !== words))
    if (own.size === 0)
      await tx.deleteFrom('theme_texts').where('theme_id', '=', id).where('language', '=', language).execute()
    else {
      const stored: Stored = { ...toTexts(own, fields), of: fields.exercises.map(({ title }) => title) }
      const written = { texts: JSON.stringify(stored), ...renewed() }
      await tx
        .insertInto('theme_texts')
        .values({ theme_id: id, language, ...written })
        .onConflict((conflict) => conflict.columns(['theme_id', 'language']).doUpdateSet(written))
        .execute()
    }
    const after = new Map([...deliveredWords(needs.starterWords, language, fields), ...own])
    await writeAudit(tx, {
      at: now,
      kind: 'theme-changed',
      actor: { id: adminId },
      subjectId: id,
      details: { title: row.title, fields: 'texts' },
      changes: [{ field: 'texts', before: null, after: language }],
    })
    return toTexts(after, fields)
  })

/** Gives a copy of a theme its words in other languages. Its title is its own, with a number in it. */
export async function copyTexts(tx: Db, { of, to }: { of: string; to: string }): Promise<void> {
  await tx
    .insertInto('theme_texts')
    .columns(['theme_id', 'language', 'texts'])
    .expression(
      tx
        .selectFrom('theme_texts')
        .select([
          sql<string>`${to}::uuid`.as('theme_id'),
          'language',
          sql<string>`texts - 'title'`.as('texts'),
        ])
        .where('theme_id', '=', of),
    )
    .execute()
}
