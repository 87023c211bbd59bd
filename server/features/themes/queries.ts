import { type Selectable, sql } from 'kysely'
import type { Theme } from '../../../contract/themes.ts'
import { isBlank } from '../../../contract/values.ts'
import { weekNumber } from '../../../contract/week.ts'
import type { Db, Deps } from '../../deps.ts'
import { notFound } from '../../kernel/refusal.ts'
import { holds } from '../../kernel/search-text.ts'
import type { Tables } from '../../tables.ts'

export type ThemeRow = Selectable<Tables['themes']>
type Pictures = Deps['picture']

const own = 'art:'
const ownPicture = (picture: Pictures, stored: string | null) =>
  stored?.startsWith(own) ? picture(stored.slice(own.length)) : undefined

/** The address of a stored picture: `art:KEY` is one of ours, anything else is an address already. */
const address = (picture: Pictures, stored: string | null): string | null =>
  stored?.startsWith(own) ? (ownPicture(picture, stored)?.url ?? null) : stored

/** A theme as the contract tells it. Lists and cards are JSON that was checked when it was written. */
export function toTheme(row: ThemeRow, picture: Pictures): Theme {
  const tarot = row.tarot_card as Theme['tarotCard']
  const art = row.art_activity as Theme['artActivity']
  const recipe = row.recipe as Theme['recipe']
  const cover = ownPicture(picture, row.cover_image)
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    coverImageUrl: address(picture, row.cover_image),
    coverSizes: cover?.widths ?? [],
    coverLqip: cover?.lqip ?? null,
    hue: row.hue,
    affirmation: row.affirmation,
    journalingPrompt: row.journaling_prompt,
    tarotCard: tarot && { ...tarot, imageUrl: address(picture, tarot.imageUrl) },
    musicUrl: row.music_url,
    song: row.song as Theme['song'],
    exercises: (row.exercises as Theme['exercises']).map((exercise) => ({
      ...exercise,
      imageUrl: address(picture, exercise.imageUrl),
    })),
    artActivity: art && { ...art, image_url: address(picture, art.image_url) },
    menu: row.menu as Theme['menu'],
    recipe: recipe && { ...recipe, image_url: address(picture, recipe.image_url) },
  }
}

/**
 * The theme of a member's week: their own choice, else the scheduled one, else the library in turn by the week's
 * number (ruling 11). One statement, so that a theme deleted meanwhile leaves no gap. 404 when there is none.
 */
export async function getThemeOfWeek(db: Db, memberId: string, week: string): Promise<ThemeRow> {
  const place = weekNumber(week)
  const row = await db
    .selectFrom('themes')
    .selectAll()
    .where('id', '=', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('theme_overrides')
          .select('theme_id')
          .where('member_id', '=', memberId)
          .where('week', '=', week),
        eb.selectFrom('theme_schedule').select('theme_id').where('week', '=', week),
        eb
          .selectFrom('themes as library')
          .select('library.id')
          .orderBy('library.created_at')
          .orderBy('library.id')
          .limit(1)
          .offset(sql<number>`(select mod(${place}::int, greatest(count(*), 1)) from themes)`),
      ),
    )
    .executeTakeFirst()
  if (!row) throw notFound('No theme is scheduled for this week')
  return row
}

/** The library in the order of its rotation, or what of it a search finds by title and description. */
export async function listThemes(db: Db, search: string | undefined, limit: number): Promise<ThemeRow[]> {
  const library = db.selectFrom('themes').orderBy('created_at').orderBy('id')
  if (search === undefined || isBlank(search)) return library.selectAll().limit(limit).execute()
  const found = holds(search)
  const ids = (await library.select(['id', 'title', 'description']).execute())
    .filter(({ title, description }) => found(title, description))
    .slice(0, limit)
    .map(({ id }) => id)
  return ids.length === 0 ? [] : library.selectAll().where('id', 'in', ids).execute()
}

/** How many themes the library has. */
export async function countThemes(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('themes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
