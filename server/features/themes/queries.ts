import type { Selectable } from 'kysely'
import type { Theme } from '../../../contract/themes.ts'
import { weekNumber } from '../../../contract/week.ts'
import type { Db, Deps } from '../../deps.ts'
import { notFound } from '../../kernel/refusal.ts'
import type { Tables } from '../../tables.ts'

type ThemeRow = Selectable<Tables['themes']>
type Pictures = Deps['picture']

const own = 'art:'

/** The address of a stored picture: `art:KEY` is one of ours, anything else is an address already. */
const address = (picture: Pictures, stored: string | null): string | null =>
  stored?.startsWith(own) ? (picture(stored.slice(own.length))?.url ?? null) : stored

/** A theme as the contract tells it. Lists and cards are JSON that was checked when it was written. */
export function toTheme(row: ThemeRow, picture: Pictures): Theme {
  const tarot = row.tarot_card as Theme['tarotCard']
  const art = row.art_activity as Theme['artActivity']
  const recipe = row.recipe as Theme['recipe']
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    coverImageUrl: address(picture, row.cover_image),
    coverLqip: row.cover_image?.startsWith(own)
      ? (picture(row.cover_image.slice(own.length))?.lqip ?? null)
      : null,
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

/** The theme of a week: the library in turn, by the week's number (ruling 11). 404 when the library is empty. */
export async function getThemeOfWeek(db: Db, week: string): Promise<ThemeRow> {
  const { count } = await db
    .selectFrom('themes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const turn = count === 0 ? 0 : ((weekNumber(week) % count) + count) % count
  const row = await db
    .selectFrom('themes')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .offset(turn)
    .limit(1)
    .executeTakeFirst()
  if (!row) throw notFound('No theme is scheduled for this week')
  return row
}
