import { isBlank } from '../../../contract/blank.ts'
import type { Season } from '../../../contract/seasons.ts'
import { weeksApart } from '../../../contract/theme-schedule.ts'
import type { NewTheme } from '../../../contract/themes.ts'
import { addDays, daysBetween, weekdays, weekOf } from '../../../contract/week.ts'
import { today } from '../../kernel/clock.ts'

/** Whole seconds until the next week begins in a zone. */
export function secondsToNextWeek(now: Temporal.Instant, zone: string): number {
  const monday = addDays(weekOf(today(now, zone).toString()), 7)
  const begins = Temporal.PlainDate.from(monday).toZonedDateTime(zone).toInstant()
  return Math.ceil(begins.since(now).total('seconds'))
}

/** The zones in which a day begins last (UTC-12) and first (UTC+14). */
const edges = ['Etc/GMT+12', 'Etc/GMT-14']

/** The weeks that run somewhere on Earth: two while it is Monday in one zone and Sunday in another, else one. */
export const runningWeeks = (now: Temporal.Instant): string[] => [
  ...new Set(edges.map((zone) => weekOf(today(now, zone).toString()))),
]

const some = (...texts: string[]): boolean => texts.some((text) => !isBlank(text))
const said = (lines: string[]): string[] => lines.filter((line) => !isBlank(line))

type Exercise = NewTheme['exercises'][number]

/** An exercise without its empty steps, and the seconds of each of the others beside it. */
function withSaidSteps({ stepSeconds, ...exercise }: Exercise): Exercise {
  const steps = said(exercise.steps)
  if (!stepSeconds) return { ...exercise, steps }
  const seconds = exercise.steps.flatMap((step, at) => (isBlank(step) ? [] : [stepSeconds[at] ?? 0]))
  return { ...exercise, steps, ...(seconds.some((one) => one > 0) && { stepSeconds: seconds }) }
}

/** A theme, or some of its fields, without empty parts and empty lines. The menu is in the order of the week. */
export function withoutEmptyParts<T extends Partial<NewTheme>>(theme: T): T {
  const { tarotCard: tarot, song, exercises, artActivity: art, menu, recipe } = theme
  const kept: Partial<NewTheme> = {}
  if (tarot) kept.tarotCard = some(tarot.name, tarot.interpretation) ? tarot : null
  if (song) kept.song = some(song.title, song.artist, song.message) ? song : null
  if (exercises)
    kept.exercises = exercises.map(withSaidSteps).filter(({ title, steps }) => some(title, ...steps))
  if (art) kept.artActivity = some(art.title, art.description, ...art.materials) ? withMaterials(art) : null
  if (menu)
    kept.menu = weekdays.flatMap(
      (day) => menu.findLast((meal) => meal.day === day && some(meal.recipeTitle)) ?? [],
    )
  if (recipe)
    kept.recipe = some(recipe.title, recipe.instructions, ...recipe.ingredients)
      ? { ...recipe, ingredients: said(recipe.ingredients) }
      : null
  return { ...theme, ...kept }
}

const withMaterials = (art: NonNullable<NewTheme['artActivity']>) => ({
  ...art,
  materials: said(art.materials),
})

type Shelved = { id: string; season: Season | null }
type Shown = { week: string; themeId: string }

/**
 * A theme for each of some empty weeks, in order. A theme of another season comes only if there is nothing else, one that
 * runs within two months only if all others do too. Before those without a season come those of the week's; of them the
 * one whose nearest other week is furthest away, else the first in the library.
 */
export function fillWeeks(
  empty: readonly { week: string; season: Season }[],
  library: readonly Shelved[],
  shown: readonly Shown[],
): Shown[] {
  const weeksOf = Map.groupBy(shown, ({ themeId }) => themeId)
  const filled: Shown[] = []
  for (const { week, season } of empty) {
    const distance = (id: string) =>
      Math.min(...(weeksOf.get(id) ?? []).map((other) => Math.abs(daysBetween(week, other.week)) / 7))
    const [best] = library
      .map((theme, place) => {
        const away = distance(theme.id)
        const isForeign = theme.season !== null && theme.season !== season
        return {
          id: theme.id,
          rank: [Number(isForeign), Number(away < weeksApart), Number(theme.season === null), -away, place],
        }
      })
      .sort(
        (a, b) =>
          a.rank.map((one, at) => (one === b.rank[at] ? 0 : one - (b.rank[at] ?? 0))).find(Boolean) ?? 0,
      )
    if (!best) return []
    const entry = { week, themeId: best.id }
    filled.push(entry)
    weeksOf.set(best.id, [...(weeksOf.get(best.id) ?? []), entry])
  }
  return filled
}

/** In how many weeks before each the same theme last ran, where they are fewer than {@link weeksApart}. */
export const weeksSince = (themes: readonly (string | null)[]): (number | null)[] =>
  themes.map((theme, at) => {
    if (theme === null) return null
    const since = at - themes.lastIndexOf(theme, at - 1)
    return at > 0 && since <= at && since < weeksApart ? since : null
  })
