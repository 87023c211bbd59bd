import { sql } from 'kysely'
import { weekNumber } from '../../../contract/week.ts'
import type { Db } from '../../deps.ts'
import { compiledQuery } from '../../kernel/database/compiled-query.ts'
import { DatabaseAway, StorageFull } from '../../kernel/database/database.ts'
import { isDangling } from '../../kernel/database/failures.ts'
import { notFound } from '../../kernel/http/refusal.ts'
import type { ThemeRow } from './fields.ts'
import { ownRevision, ownTexts, type ReadTheme } from './languages.ts'
import { runningWeeks } from './rules.ts'

type Week = { memberId: string; week: string }
/** The language is that in which the theme is read. */
type Asked = Week & { language: string }

/** More than one try is needed only if a theme is deleted while it is being chosen. */
const mostTries = 3

/**
 * The theme of a member's week: their own choice, else the scheduled one, else the week's default (rulings 11, 34). The
 * first request in a week stores the default in `primary`. If nothing can be written at the moment, it is the one that
 * would be stored. 404 if there is none.
 */
export async function getThemeOfWeek(readDb: Db, primary: Db, asked: Asked): Promise<ReadTheme> {
  const [settled] = await settledTheme(readDb, asked)
  const row = settled ?? (await themeInTurn((await decide(primary, asked.week)) ? primary : readDb, asked))
  if (!row) throw notFound('No theme is scheduled for this week')
  return row
}

/** The theme whose turn a week is in the order of the library, as if one theme were not in it. */
function inTurn(db: Db, week: string, without: string | null = null) {
  const count = sql`(select count(*) from themes where not is_draft and id is distinct from ${without}::uuid)`
  return db
    .selectFrom('themes as library')
    .where('library.is_draft', '=', false)
    .where('library.id', 'is distinct from', without)
    .orderBy('library.position')
    .orderBy('library.created_at')
    .orderBy('library.id')
    .limit(1)
    .offset(sql<number>`mod(${weekNumber(week)}::int, greatest(${count}, 1))`)
}

const settledForAll = (db: Db, week: string) =>
  [
    db.selectFrom('theme_schedule').select('theme_id').where('week', '=', week),
    db.selectFrom('theme_weeks').select('theme_id').where('week', '=', week),
  ] as const

const settledId = (db: Db, { memberId, week }: Week) =>
  [
    db
      .selectFrom('theme_overrides')
      .select('theme_id')
      .where('member_id', '=', memberId)
      .where('week', '=', week),
    ...settledForAll(db, week),
  ] as const

const settledTheme = compiledQuery((db: Db, { language, ...asked }: Asked) =>
  db
    .selectFrom('themes')
    .selectAll()
    .select([ownTexts(language), ownRevision(language)])
    .where('id', '=', (eb) => eb.fn.coalesce(...settledId(db, asked))),
)

/** The mark of {@link getThemeOfWeek} as one row; none while it is not decided. */
export const markOfWeek = compiledQuery((db: Db, { language, ...asked }: Asked) =>
  db
    .selectFrom('themes')
    .select(['revision', ownRevision(language)])
    .where('id', '=', (eb) => eb.fn.coalesce(...settledId(db, asked))),
)

/** In one statement, so that a theme that is deleted meanwhile leaves no gap. */
const themeInTurn = (db: Db, asked: Asked): Promise<ReadTheme | undefined> =>
  db
    .selectFrom('themes')
    .selectAll()
    .select([ownTexts(asked.language), ownRevision(asked.language)])
    .where('id', '=', (eb) =>
      eb.fn.coalesce(...settledId(db, asked), inTurn(db, asked.week).select('library.id')),
    )
    .executeTakeFirst()

/** The theme of a week for whoever chose none of their own. Undefined if the library is empty. */
const defaultOfWeek = (db: Db, week: string): Promise<ThemeRow | undefined> =>
  db
    .selectFrom('themes')
    .selectAll()
    .where('id', '=', (eb) =>
      eb.fn.coalesce(...settledForAll(db, week), inTurn(db, week).select('library.id')),
    )
    .executeTakeFirst()

/** The running weeks that show a theme to whoever chose none of their own, in order. */
export async function weeksShowing(db: Db, id: string, now: Temporal.Instant): Promise<string[]> {
  const weeks: string[] = []
  for (const week of runningWeeks(now)) if ((await defaultOfWeek(db, week))?.id === id) weeks.push(week)
  return weeks
}

/** What {@link defaultOfWeek} would be without one of the themes. */
export const defaultWithout = (db: Db, week: string, without: string): Promise<ThemeRow | undefined> =>
  db
    .selectFrom('themes')
    .selectAll()
    .where('id', '=', (eb) => {
      const [scheduled, decided] = settledForAll(db, week)
      return eb.fn.coalesce(
        scheduled.where('theme_id', '<>', without),
        decided.where('theme_id', '<>', without),
        inTurn(db, week, without).select('library.id'),
      )
    })
    .executeTakeFirst()

/** Stores the theme in turn as the default of a week, unless a default is stored already. */
export async function storeInTurn(db: Db, week: string): Promise<void> {
  await db
    .insertInto('theme_weeks')
    .columns(['week', 'theme_id'])
    .expression(inTurn(db, week).select([sql<string>`${week}::date`.as('week'), 'library.id as theme_id']))
    .onConflict((conflict) => conflict.column('week').doNothing())
    .execute()
}

/** Stores the default theme of a week, unless it has one; false if nothing can be written at the moment. */
export async function decide(db: Db, week: string): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      await storeInTurn(db, week)
      return true
    } catch (error) {
      if (error instanceof StorageFull || error instanceof DatabaseAway) return false
      if (!isDangling(error) || tries >= mostTries) throw error
    }
  }
}
