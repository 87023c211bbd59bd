import { isBlank } from '../../../contract/blank.ts'
import { opens } from '../../../contract/roles.ts'
import { wording } from '../../../contract/texts.ts'
import { changesAWeek } from '../../../contract/theme-schedule.ts'
import type { Theme } from '../../../contract/themes.ts'
import { weekOf } from '../../../contract/week.ts'
import type { Db, Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { today } from '../../kernel/clock.ts'
import { listOfKnown, SerializedJson } from '../../kernel/database/serialized-json.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { notFound, refuse } from '../../kernel/http/refusal.ts'
import { makeKnownThemes } from './known-themes.ts'
import { inLanguage, readInLanguage } from './languages.ts'
import { chooseTheme, deleteOverride, getOverrideStatus } from './overrides.ts'
import { toTheme, toThemes } from './present.ts'
import { countThemes, listThemeMarks, listThemes } from './queries.ts'
import { runningWeeks, secondsToNextWeek } from './rules.ts'
import { emptyWeek, emptyWeeks, fillSchedule, listSchedule, listThemeUse, scheduleTheme } from './schedule.ts'
import { decide, getThemeOfWeek, markOfWeek } from './theme-of-week.ts'
import { planWeeks } from './weeks.ts'

const noSuchTheme = () => notFound('Theme not found. Please try another theme.')

export const themeHandlers = (deps: Deps) => {
  const { db, clock } = deps
  const thisWeek = (zone: string): string => weekOf(today(clock.now(), zone).toString())
  type Reading = { readDb: Db; member: Caller; acceptLanguage: string | undefined }
  const languageOf = ({ member, acceptLanguage }: Omit<Reading, 'readDb'>) =>
    deps.texts.reader(acceptLanguage, member.language)
  const known = makeKnownThemes()
  const askedBy = (call: Reading & { zone: string }) => ({
    memberId: call.member.id,
    week: thisWeek(call.zone),
    language: languageOf(call),
  })
  const readCurrentTheme = async (call: Reading & { zone: string }) => {
    const needs = { ...deps, db: call.readDb }
    const asked = askedBy(call)
    const row = await getThemeOfWeek(call.readDb, db, asked)
    return { row, theme: await toTheme(needs, inLanguage(needs, row, asked.language)) }
  }
  const currentTheme = async (call: Reading & { zone: string }): Promise<SerializedJson<Theme>> => {
    const asked = askedBy(call)
    const form = `whole ${asked.language}`
    const [mark] = await markOfWeek(call.readDb, asked)
    const told = mark && known.find(mark, form)
    if (told) return new SerializedJson(told)
    const { row, theme } = await readCurrentTheme(call)
    return new SerializedJson(known.keep(row, form, theme))
  }
  /** Curators get it as it is written, because they change it. */
  const library = async (
    call: Reading,
    search: string | undefined,
    limit: number,
  ): Promise<SerializedJson<Theme[]>> => {
    const needs = { ...deps, db: call.readDb }
    const withDrafts = opens(call.member.role, 'curator')
    const language = languageOf(call)
    const form = withDrafts ? 'as written' : `short ${language}`
    if (search === undefined || isBlank(search)) {
      const marks = await listThemeMarks(call.readDb, { language, limit }, { withDrafts })
      const told = marks.map((mark) => known.find(mark, form)).filter((one) => one !== undefined)
      if (told.length === marks.length) return listOfKnown(told)
    }
    const rows = await listThemes(needs, { search, limit, withDrafts, language })
    const themes = await toThemes(
      needs,
      withDrafts ? rows : rows.map((row) => inLanguage(needs, row, language)),
    )
    return listOfKnown(rows.flatMap((row, at) => (themes[at] ? [known.keep(row, form, themes[at])] : [])))
  }

  return handlers({
    'GET /themes/current': currentTheme,

    'GET /weekly-theme/current': async (call) => {
      const { theme } = await readCurrentTheme(call)
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
        exercises: theme.exercises.map(({ imageUrl, stepSeconds, ...exercise }) => ({
          ...exercise,
          image_url: imageUrl,
          ...(stepSeconds && { step_seconds: stepSeconds }),
        })),
        art_activity: theme.artActivity,
        menu: theme.menu.map(({ recipeTitle, ...meal }) => ({ ...meal, recipe_title: recipeTitle })),
      }
    },

    'GET /themes/library': async ({ query, ...call }) => library(call, query.query, query.limit),

    'GET /themes': async ({ query, ...call }) => library(call, query.search, query.limit),

    'GET /themes/override/status': async ({ member, zone }) =>
      getOverrideStatus(db, member.id, thisWeek(zone)),

    'POST /themes/override': async ({ member, body, zone, acceptLanguage }) => {
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
      return toTheme(deps, await readInLanguage(deps, chosen, languageOf({ member, acceptLanguage })))
    },

    'DELETE /themes/override': async ({ member, zone }) =>
      (await deleteOverride(db, member.id, thisWeek(zone)))
        ? { ok: true }
        : notFound('You are already using the default theme'),

    'GET /admin/stats/themes': async ({ readDb }) => ({ count: await countThemes(readDb) }),

    'GET /themes/schedule': async () => listSchedule(db),

    'POST /themes/schedule': async ({ member, body }) => {
      const note = body.note === null || isBlank(body.note) ? null : body.note
      const entry = { ...body, note }
      const outcome = await scheduleTheme(db, member.id, entry, clock.now())
      if (outcome === 'over') return refuse(409, 'This week is over. What it showed stays as it was.')
      return outcome === 'absent' ? noSuchTheme() : entry
    },

    'DELETE /themes/schedule/{week}': async ({ member, params }) =>
      (await emptyWeek(db, member.id, params.week, clock.now())) === 'begun'
        ? refuse(409, 'This week has begun and keeps its theme. Another one can take its place.')
        : { ok: true },

    'POST /themes/schedule/fill': async ({ member, body, zone }) =>
      fillSchedule(db, member.id, { ...body, zone }, clock.now()),

    'POST /themes/schedule/empty': async ({ member, body }) =>
      emptyWeeks(db, member.id, body.weeks, clock.now()),

    'GET /themes/weeks': async ({ query, zone }) => {
      const present = thisWeek(zone)
      // What is told of the running week is what members see from now on.
      await decide(db, present)
      const [running = present] = runningWeeks(clock.now())
      return planWeeks(deps, { from: query.from ?? present, weeks: query.weeks, running })
    },

    'GET /themes/usage': async ({ zone }) => listThemeUse(db, thisWeek(zone)),
  })
}
