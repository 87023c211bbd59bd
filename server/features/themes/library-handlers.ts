import { texts } from '../../../contract/texts.ts'
import type { NewTheme } from '../../../contract/themes.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { notFound, Refusal, refuse } from '../../kernel/http/refusal.ts'
import { removeImages } from '../images/jobs.ts'
import { deleteTheme, getRunningWeek } from './delete-theme.ts'
import { changeTheme, createTheme } from './library.ts'
import { toTheme } from './present.ts'
import { findTheme } from './queries.ts'
import { withoutEmptyParts } from './rules.ts'
import { storePictures } from './theme-pictures.ts'

const slugTaken = () => {
  const message = texts('A theme with this slug already exists')
  return refuse(409, message, { errors: [{ path: 'slug', message }] })
}
const noSuchTheme = () => notFound('Theme not found')

/** What administrators do with the library of themes. */
export const themeLibraryHandlers = (deps: Deps) => {
  const { db, clock, jobs } = deps

  /**
   * The theme in its stored form. Empty parts are dropped last, so that a refused picture is named by its position in
   * the form.
   */
  async function prepared<T extends Partial<NewTheme>>(theme: T) {
    const kept = await storePictures(deps, theme)
    return kept instanceof Refusal ? kept : { ...kept, theme: withoutEmptyParts(kept.theme) }
  }

  return handlers({
    'POST /themes/library': async ({ member, body: { id, ...theme } }) => {
      const written = await prepared(theme)
      if (written instanceof Refusal) return written
      const row = await createTheme(db, member.id, { ...written, id }, clock.now())
      return row ? toTheme(deps, row) : slugTaken()
    },

    'PATCH /themes/library/{id}': async ({ member, params, body }) => {
      // Checked before any picture is fetched for a theme that does not exist.
      if (!(await findTheme(db, params.id))) return noSuchTheme()
      const given = Object.entries(body).filter(([, value]) => value !== undefined)
      const change = Object.fromEntries(given) as Partial<NewTheme>
      const written = await prepared(change)
      if (written instanceof Refusal) return written
      const changed = await changeTheme(db, member.id, params.id, written, clock.now())
      if (changed === 'absent') return noSuchTheme()
      if (changed === 'slug taken') return slugTaken()
      await removeImages(jobs, changed.dropped)
      return toTheme(deps, changed.row)
    },

    'GET /themes/library/{id}/running-week': async ({ params }) => {
      if (!(await findTheme(db, params.id))) return noSuchTheme()
      const found = await getRunningWeek(db, params.id, clock.now())
      return { week: found?.week ?? null, next: found?.next ? await toTheme(deps, found.next) : null }
    },

    'DELETE /themes/library/{id}': async ({ member, params, query }) => {
      const choice = { id: params.id, instead: query.instead }
      const uploads = await deleteTheme(db, member.id, choice, clock.now())
      if (uploads === 'absent') return noSuchTheme()
      if (uploads === 'no such choice') return notFound('Theme not found. Please try another theme.')
      await removeImages(jobs, uploads)
      return { ok: true }
    },
  })
}
