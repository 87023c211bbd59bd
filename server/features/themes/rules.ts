import { isBlank } from '../../../contract/blank.ts'
import type { NewTheme, PicturedParts } from '../../../contract/themes.ts'
import { addDays, weekdays, weekOf } from '../../../contract/week.ts'
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

/**
 * The same theme with each picture replaced by the result of a function. `path` is the picture's position in the theme.
 */
export function mapPictures<T extends Partial<PicturedParts>>(
  theme: T,
  put: (picture: string, path: string) => string | null,
): T {
  const one = (picture: string | null, path: string) => (picture === null ? null : put(picture, path))
  const { coverImageUrl: cover, tarotCard: tarot, exercises, artActivity: art, recipe } = theme
  const parts: Partial<PicturedParts> = {}
  if (cover) parts.coverImageUrl = one(cover, 'coverImageUrl')
  if (tarot) parts.tarotCard = { ...tarot, imageUrl: one(tarot.imageUrl, 'tarotCard.imageUrl') }
  if (exercises)
    parts.exercises = exercises.map((exercise, at) => ({
      ...exercise,
      imageUrl: one(exercise.imageUrl, `exercises.${at}.imageUrl`),
    }))
  if (art) parts.artActivity = { ...art, image_url: one(art.image_url, 'artActivity.image_url') }
  if (recipe) parts.recipe = { ...recipe, image_url: one(recipe.image_url, 'recipe.image_url') }
  return { ...theme, ...parts }
}
