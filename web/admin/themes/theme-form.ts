import { isBlank } from '../../../contract/blank.ts'
import { lengths } from '../../../contract/limits.ts'
import type { Season } from '../../../contract/seasons.ts'
import type { Theme } from '../../../contract/themes.ts'
import { weekdays } from '../../../contract/week.ts'
import type { BodyOf, WholeBody } from '../../lib/form/form-faults.ts'
import { namedAddress } from '../../lib/picture-address.ts'
import { emptyBreath, type TypedTiming, timingOf, typedTiming } from './exercise-timing.ts'

/** A theme while it is typed. Almost every field is a text. A list of short lines is one text with a line for each. */
export type ThemeForm = {
  title: string
  slug: string
  description: string
  coverImageUrl: string
  affirmation: string
  journalingPrompt: string
  musicUrl: string
  tarotCard: { name: string; interpretation: string; imageUrl: string }
  exercises: ExerciseForm[]
  menu: { day: (typeof weekdays)[number]; recipeTitle: string; link: string }[]
  song: { title: string; artist: string; message: string }
  artActivity: { title: string; description: string; image_url: string; materials: string }
  recipe: { title: string; image_url: string; ingredients: string; instructions: string }
  /** Empty for any. */
  season: Season | ''
  isDraft: boolean
}
type ExerciseForm = TypedTiming & { title: string; imageUrl: string; link: string }

type ThemeBody = WholeBody<'POST /themes/library'>

export const emptyStep = () => ({ text: '', seconds: '' })
export const emptyExercise = (): ExerciseForm => ({
  title: '',
  steps: [emptyStep()],
  imageUrl: '',
  link: '',
  minutes: '',
  breath: emptyBreath(),
})

/** A new theme: one exercise with one step, seven days, all empty (specification, Admin 4). */
export const emptyTheme = (): ThemeForm => ({
  title: '',
  slug: '',
  description: '',
  coverImageUrl: '',
  affirmation: '',
  journalingPrompt: '',
  musicUrl: '',
  tarotCard: { name: '', interpretation: '', imageUrl: '' },
  exercises: [emptyExercise()],
  menu: weekdays.map((day) => ({ day, recipeTitle: '', link: '' })),
  song: { title: '', artist: '', message: '' },
  artActivity: { title: '', description: '', image_url: '', materials: '' },
  recipe: { title: '', image_url: '', ingredients: '', instructions: '' },
  season: '',
  isDraft: false,
})

/** A picture's address while it is typed. Null is an empty text. */
const picture = (address: string | null): string => namedAddress(address ?? '')

/** The fields of a part. Null is a part with empty fields. */
const typed = <T extends Record<string, string>>(empty: T, part: { [K in keyof T]: unknown } | null): T =>
  Object.fromEntries(
    Object.entries(empty).map(([name, nothing]) => {
      const value = part?.[name]
      if (Array.isArray(value)) return [name, value.join('\n')]
      return [name, typeof value === 'string' ? namedAddress(value) : nothing]
    }),
  ) as T

/** A theme of the library, to be edited. */
export function themeFormOf(theme: Theme): ThemeForm {
  const empty = emptyTheme()
  return {
    title: theme.title,
    slug: theme.slug,
    description: theme.description,
    coverImageUrl: picture(theme.coverImageUrl),
    affirmation: theme.affirmation,
    journalingPrompt: theme.journalingPrompt,
    musicUrl: theme.musicUrl ?? '',
    tarotCard: typed(empty.tarotCard, theme.tarotCard),
    exercises: theme.exercises.map((exercise) => ({
      title: exercise.title,
      imageUrl: picture(exercise.imageUrl),
      link: exercise.link ?? '',
      ...typedTiming(exercise),
    })),
    menu: empty.menu.map((nothing) => ({
      ...nothing,
      ...typed({ recipeTitle: '', link: '' }, theme.menu.find(({ day }) => day === nothing.day) ?? null),
    })),
    song: typed(empty.song, theme.song),
    artActivity: typed(empty.artActivity, theme.artActivity),
    recipe: typed(empty.recipe, theme.recipe),
    season: theme.season ?? '',
    isDraft: theme.isDraft ?? false,
  }
}

/** A slug while it is typed: small letters, a hyphen for each gap (specification, Admin 5). */
export const slugTyped = (text: string): string => text.toLowerCase().replace(/\s+/g, '-')

/** Latin letters that are no base letter with an accent to Unicode, as addresses write them. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/** The slug that a title makes: its letters and numbers without accents. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßıæœøłđðþ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, lengths.slug)
    .replace(/^-|-$/g, '')

/** The slug to save, without hyphens at either end and without double hyphens. */
export const slugSaved = (slug: string): string => slug.replace(/-+/g, '-').replace(/^-|-$/g, '')

const linesOf = (text: string): string[] => text.split('\n').filter((line) => !isBlank(line))
const orNone = (text: string): string | null => (isBlank(text) ? null : text.trim())
export const hasText = (...texts: string[]): boolean => texts.some((text) => !isBlank(text))

/** Whether an exercise has any content. An empty one is not saved. */
const isExercise = ({ title, steps, imageUrl, link }: ExerciseForm): boolean =>
  hasText(title, imageUrl, link, ...steps.map(({ text }) => text))

/** The body of a form. Empty parts, exercises, steps and days are left out. */
export function themeBodyOf(form: ThemeForm): ThemeBody {
  const { tarotCard, song, artActivity, recipe } = form
  return {
    title: form.title,
    slug: slugSaved(form.slug),
    description: form.description,
    coverImageUrl: orNone(form.coverImageUrl),
    affirmation: form.affirmation,
    journalingPrompt: form.journalingPrompt,
    musicUrl: orNone(form.musicUrl),
    tarotCard: hasText(...Object.values(tarotCard))
      ? { ...tarotCard, imageUrl: orNone(tarotCard.imageUrl) }
      : null,
    exercises: form.exercises.filter(isExercise).map(({ title, steps, imageUrl, link, ...timing }) => ({
      ...timingOf({ ...timing, steps }),
      title,
      steps: steps.map(({ text }) => text).filter((text) => !isBlank(text)),
      imageUrl: orNone(imageUrl),
      link: orNone(link),
    })),
    menu: form.menu
      .filter(({ recipeTitle, link }) => hasText(recipeTitle, link))
      .map((meal) => ({ ...meal, link: orNone(meal.link) })),
    song: hasText(...Object.values(song)) ? song : null,
    artActivity: hasText(...Object.values(artActivity))
      ? {
          ...artActivity,
          image_url: orNone(artActivity.image_url),
          materials: linesOf(artActivity.materials),
        }
      : null,
    recipe: hasText(...Object.values(recipe))
      ? { ...recipe, image_url: orNone(recipe.image_url), ingredients: linesOf(recipe.ingredients) }
      : null,
    season: form.season || null,
    isDraft: form.isDraft,
  }
}

/**
 * For a form that began as `saved`, only the differences, so that two administrators who edit different parts of a
 * theme both keep theirs.
 */
export function changesOf(saved: ThemeForm, form: ThemeForm): BodyOf<'PATCH /themes/library/{id}'> {
  const before = themeBodyOf(saved)
  const now = themeBodyOf(form)
  const names = (Object.keys(now) as (keyof ThemeBody)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]),
  )
  return Object.fromEntries(names.map((name) => [name, now[name]]))
}

/** The places, in the list as typed, of the entries that are sent. */
const placesOf = <T>(list: readonly T[], isSent: (entry: T) => boolean): number[] =>
  list.flatMap((entry, place) => (isSent(entry) ? [place] : []))

/**
 * The field of the form for the server's `exercises.0.steps.1`. Empty entries were not sent, but are still shown, so
 * the numbers differ.
 */
export function fieldOf(path: string, form: ThemeForm): string {
  const [part = '', place, name, step] = path.split('.')
  if (part === 'menu') {
    const day = placesOf(form.menu, ({ recipeTitle, link }) => hasText(recipeTitle, link))[Number(place)]
    return `menu.${day ?? 0}.${name ?? 'recipeTitle'}`
  }
  if (part !== 'exercises') return path.split('.').slice(0, 2).join('.')
  const at = placesOf(form.exercises, isExercise)[Number(place)] ?? 0
  if (name === 'breath') return `exercises.${at}.breath.${step ?? 'in'}`
  if (name !== 'steps' && name !== 'stepSeconds') return `exercises.${at}.${name ?? 'title'}`
  const steps = placesOf(form.exercises[at]?.steps ?? [], ({ text }) => !isBlank(text))
  return `exercises.${at}.steps.${steps[Number(step)] ?? 0}.${name === 'steps' ? 'text' : 'seconds'}`
}
