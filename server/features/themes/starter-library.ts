import { randomUUIDv7 } from 'node:crypto'
import { starterThemes } from '../../../content/library.ts'
import type { Db } from '../../deps.ts'
import { type Clock, toStored } from '../../kernel/clock.ts'

const art = (key: string | null) => key && `art:${key}`

/** Adds the starter themes to a new database. It happens once, so that the edits and deletions of an operator stay. */
export async function loadStarterThemes(db: Db, clock: Clock): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const first = await tx
      .insertInto('content_loaded')
      .values({ name: 'starter-themes' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!first) return
    const now = clock.now()
    const rows = starterThemes.map((theme, place) => ({
      id: randomUUIDv7(),
      slug: theme.slug,
      title: theme.title,
      season: theme.season ?? null,
      description: theme.description,
      cover_image: art(theme.cover),
      hue: theme.hue,
      affirmation: theme.affirmation,
      journaling_prompt: theme.journalingPrompt,
      tarot_card: JSON.stringify({
        name: theme.tarotCard.name,
        interpretation: theme.tarotCard.interpretation,
        imageUrl: art(theme.tarotCard.image),
      }),
      music_url: theme.musicUrl,
      song: JSON.stringify(theme.song),
      exercises: JSON.stringify(
        theme.exercises.map(({ image, ...exercise }) => ({ ...exercise, imageUrl: art(image) })),
      ),
      art_activity: JSON.stringify({
        title: theme.artActivity.title,
        description: theme.artActivity.description,
        image_url: art(theme.artActivity.image),
        materials: theme.artActivity.materials,
      }),
      menu: JSON.stringify(theme.menu),
      recipe: JSON.stringify({
        title: theme.recipe.title,
        image_url: art(theme.recipe.image),
        ingredients: theme.recipe.ingredients,
        instructions: theme.recipe.instructions,
      }),
      // A microsecond apart, so that the rotation has the library's order.
      created_at: toStored(now.add({ microseconds: place })),
    }))
    if (rows.length > 0) await tx.insertInto('themes').values(rows).execute()
  })
}
