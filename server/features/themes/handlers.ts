import { wording } from '../../../contract/texts.ts'
import { changesAWeek, type Theme } from '../../../contract/themes.ts'
import { isBlank } from '../../../contract/values.ts'
import { weekOf } from '../../../contract/week.ts'
import type { Db, Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { today } from '../../kernel/clock.ts'
import { notFound, refuse } from '../../kernel/refusal.ts'
import { chooseTheme, deleteOverride, getOverrideStatus } from './overrides.ts'
import { countThemes, listThemes } from './queries.ts'
import { secondsToNextWeek } from './rules.ts'
import { listSchedule, scheduleTheme } from './schedule.ts'
import { getThemeOfWeek } from './theme-of-week.ts'
import { tellTheme, tellThemes } from './told.ts'

const noSuchTheme = () => notFound('Theme not found. Please try another theme.')

export const themeHandlers = (deps: Deps) => {
  const { db, clock } = deps
  const thisWeek = (zone: string): string => weekOf(today(clock.now(), zone).toString())
  const currentTheme = async (reader: Db, memberId: string, zone: string): Promise<Theme> =>
    tellTheme({ ...deps, db: reader }, await getThemeOfWeek(reader, db, { memberId, week: thisWeek(zone) }))
  const library = async (reader: Db, search: string | undefined, limit: number): Promise<Theme[]> =>
    tellThemes({ ...deps, db: reader }, await listThemes(reader, search, limit))

  return handlers({
    'GET /themes/current': async ({ reader, member, zone }) => currentTheme(reader, member.id, zone),

    'GET /weekly-theme/current': async ({ reader, member, zone }) => {
      const theme = await currentTheme(reader, member.id, zone)
      return {
        ...theme,
        cover_image_url: theme.coverImageUrl,
        journal_prompt: theme.journalingPrompt,
        tarot_card: theme.tarotCard && {
          name: theme.tarotCard.name,
          interpretation: theme.tarotCard.interpretation,
          image_url: theme.tarotCard.imageUrl,
        },
        music_url: theme.musicUrl,
        exercises: theme.exercises.map(({ imageUrl, ...exercise }) => ({ ...exercise, image_url: imageUrl })),
        art_activity: theme.artActivity,
        menu: theme.menu.map(({ recipeTitle, ...meal }) => ({ ...meal, recipe_title: recipeTitle })),
      }
    },

    'GET /themes/library': async ({ reader, query }) => library(reader, query.query, query.limit),

    'GET /themes': async ({ reader, query }) => library(reader, query.search, query.limit),

    'GET /themes/override/status': async ({ member, zone }) =>
      getOverrideStatus(db, member.id, thisWeek(zone)),

    'POST /themes/override': async ({ member, body, zone }) => {
      const now = clock.now()
      const reason = body.reason === null || isBlank(body.reason) ? null : body.reason
      const choice = { week: thisWeek(zone), themeId: body.themeId, reason }
      const chosen = await chooseTheme(db, member.id, choice, now)
      if (chosen === 'absent') return noSuchTheme()
      if (chosen === 'used up')
        return refuse(
          429,
          wording(
            'Rate limit exceeded. You can only change your theme {count, plural, other {# times}} per week.',
            { count: changesAWeek },
          ),
          { headers: { 'retry-after': String(secondsToNextWeek(now, zone)) } },
        )
      return tellTheme(deps, chosen)
    },

    'DELETE /themes/override': async ({ member, zone }) =>
      (await deleteOverride(db, member.id, thisWeek(zone)))
        ? { ok: true }
        : notFound('You are already using the default theme'),

    'GET /admin/stats/themes': async ({ reader }) => ({ count: await countThemes(reader) }),

    'GET /themes/schedule': async () => listSchedule(db),

    'POST /themes/schedule': async ({ member, body }) => {
      const note = body.note === null || isBlank(body.note) ? null : body.note
      const entry = { ...body, note }
      return (await scheduleTheme(db, member.id, entry, clock.now())) ? entry : noSuchTheme()
    },
  })
}
