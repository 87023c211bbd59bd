import { changesAWeek, type Theme } from '../../../contract/themes.ts'
import { isBlank } from '../../../contract/values.ts'
import { weekOf } from '../../../contract/week.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { today } from '../../kernel/clock.ts'
import { notFound, refuse } from '../../kernel/refusal.ts'
import { chooseTheme, deleteOverride, getOverrideStatus } from './overrides.ts'
import { countThemes, getThemeOfWeek, listThemes, toTheme } from './queries.ts'
import { secondsToNextWeek } from './rules.ts'
import { listSchedule, scheduleTheme } from './schedule.ts'

const noSuchTheme = () => notFound('Theme not found. Please try another theme.')

export const themeHandlers = ({ db, clock, picture }: Deps) => {
  const thisWeek = (zone: string): string => weekOf(today(clock.now(), zone).toString())
  const currentTheme = async (memberId: string, zone: string): Promise<Theme> =>
    toTheme(await getThemeOfWeek(db, memberId, thisWeek(zone)), picture)
  const library = async (search: string | undefined, limit: number): Promise<Theme[]> =>
    (await listThemes(db, search, limit)).map((row) => toTheme(row, picture))

  return handlers({
    'GET /themes/current': async ({ member, zone }) => currentTheme(member.id, zone),

    'GET /weekly-theme/current': async ({ member, zone }) => {
      const theme = await currentTheme(member.id, zone)
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

    'GET /themes/library': async ({ query }) => library(query.query, query.limit),

    'GET /themes': async ({ query }) => library(query.search, query.limit),

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
          `Rate limit exceeded. You can only change your theme ${changesAWeek} times per week.`,
          { headers: { 'retry-after': String(secondsToNextWeek(now, zone)) } },
        )
      return toTheme(chosen, picture)
    },

    'DELETE /themes/override': async ({ member, zone }) =>
      (await deleteOverride(db, member.id, thisWeek(zone)))
        ? { ok: true }
        : notFound('You are already using the default theme'),

    'GET /admin/stats/themes': async () => ({ count: await countThemes(db) }),

    'GET /themes/schedule': async () => listSchedule(db),

    'POST /themes/schedule': async ({ member, body }) => {
      const note = body.note === null || isBlank(body.note) ? null : body.note
      const entry = { ...body, note }
      return (await scheduleTheme(db, member.id, entry, clock.now())) ? entry : noSuchTheme()
    },
  })
}
