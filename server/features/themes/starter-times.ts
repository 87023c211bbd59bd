import { starterThemes } from '../../../content/library.ts'
import type { StarterTheme } from '../../../content/starter-theme.ts'
import type { NewTheme } from '../../../contract/themes.ts'
import type { Db } from '../../deps.ts'
import { renewed, themeFields } from './fields.ts'

type Stored = NewTheme['exercises'][number]
type Starter = StarterTheme['exercises'][number]

const isTimed = ({ minutes, breath, stepSeconds }: Stored) =>
  minutes !== undefined || breath !== undefined || stepSeconds !== undefined

/** An exercise with the times of the starter library, if it is still as it was written there and has none. */
function timed(stored: Stored, starters: readonly Starter[]): Stored {
  const starter = starters.find(
    ({ title, steps }) => title === stored.title && steps.join('\n') === stored.steps.join('\n'),
  )
  if (!starter || isTimed(stored)) return stored
  const { minutes, breath, stepSeconds } = starter
  return {
    ...stored,
    ...(minutes && { minutes }),
    ...(breath && { breath }),
    ...(stepSeconds && { stepSeconds: [...stepSeconds] }),
  }
}

/**
 * Gives the exercises of starter themes that were added by an older version how long they take and how one breathes in
 * them. It happens once, and changes nothing that an operator wrote.
 */
export async function addStarterTimes(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const first = await tx
      .insertInto('content_loaded')
      .values({ name: 'starter-times' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!first) return
    for (const { slug, exercises: starters } of starterThemes) {
      const row = await tx
        .selectFrom('themes')
        .selectAll()
        .where('slug', '=', slug)
        .forUpdate()
        .executeTakeFirst()
      if (!row) continue
      const before = themeFields.read(row).exercises
      const exercises = before.map((exercise) => timed(exercise, starters))
      if (exercises.every((exercise, at) => exercise === before[at])) continue
      await tx
        .updateTable('themes')
        .set({ exercises: JSON.stringify(exercises), ...renewed() })
        .where('id', '=', row.id)
        .execute()
    }
  })
}
