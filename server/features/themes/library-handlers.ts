import { rates } from '../../../contract/rates.ts'
import { texts } from '../../../contract/texts.ts'
import type { ThemeTexts } from '../../../contract/theme-texts.ts'
import type { NewTheme } from '../../../contract/themes.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { notFound, Refusal, refuse } from '../../kernel/http/refusal.ts'
import { removeImages } from '../images/jobs.ts'
import { toImage } from '../images/queries.ts'
import { storeImage } from '../images/store.ts'
import { deleteTheme, getRunningWeek } from './delete-theme.ts'
import { changeTexts, listTexts } from './languages.ts'
import { changeTheme, copyTheme, createTheme } from './library.ts'
import { moveTheme } from './order.ts'
import { toTheme } from './present.ts'
import { findTheme } from './queries.ts'
import { withoutEmptyParts } from './rules.ts'
import { readSuggestion } from './suggestions.ts'
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
      if (changed === 'running')
        return refuse(409, 'It is the theme of the running week. It can be a draft when the week is over.')
      if (changed === 'scheduled')
        return refuse(409, 'It is set for a week to come. Give that week another theme first.')
      await removeImages(jobs, changed.dropped)
      return toTheme(deps, changed.row)
    },

    'GET /themes/library/{id}/texts': async ({ params }) =>
      (await listTexts(deps, params.id, deps.texts.languages)) ?? noSuchTheme(),

    'PATCH /themes/library/{id}/texts/{language}': async ({ member, params, body }) =>
      (await changeTexts(deps, member.id, { ...params, texts: body as Partial<ThemeTexts> }, clock.now())) ??
      noSuchTheme(),

    'GET /themes/library/{id}/running-week': async ({ params }) => {
      if (!(await findTheme(db, params.id))) return noSuchTheme()
      const found = await getRunningWeek(db, params.id, clock.now())
      return { week: found?.week ?? null, next: found?.next ? await toTheme(deps, found.next) : null }
    },

    'GET /themes/words': async () => ({ isThere: deps.themeWriter !== undefined }),

    'POST /themes/words': async ({ member, body, log }) => {
      if (!deps.themeWriter) return notFound('There is no writing help here.')
      const limited = await deps.limiter.take(rates.themeWords, member.id)
      if (limited) return limited
      const answer = await deps.themeWriter(body.idea)
      const words = 'text' in answer ? readSuggestion(answer.text) : undefined
      if (words) return words
      log.warn({ fault: 'fault' in answer ? answer.fault : 'unfit' }, 'no words for a theme from the service')
      return refuse(503, 'The writing help did not answer. Please try again in a moment.')
    },

    'POST /themes/pictures': async ({ member, withFile }) => {
      const limited = await deps.limiter.take(rates.packPictures, member.id)
      if (limited) return limited
      deps.imageRenderer.prepare()
      const row = await withFile((file) => storeImage(deps, file))
      return row instanceof Refusal ? row : { ...toImage(row), palette: row.palette }
    },

    'PATCH /themes/library/{id}/position': async ({ member, params, body }) =>
      (await moveTheme(db, member.id, { id: params.id, before: body.before }, clock.now())) === 'absent'
        ? noSuchTheme()
        : { ok: true },

    'POST /themes/library/{id}/duplicate': async ({ member, params, body }) => {
      const row = await copyTheme(db, member.id, { of: params.id, id: body.id }, clock.now())
      return row ? toTheme(deps, row) : noSuchTheme()
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
