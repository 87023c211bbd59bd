import { isBlank } from '../../../contract/blank.ts'
import type { ThemeTexts } from '../../../contract/theme-texts.ts'
import type { BodyOf, WholeBody } from '../../lib/form/form-faults.ts'

export const textsCall = 'PATCH /themes/library/{id}/texts/{language}'
type Body = WholeBody<typeof textsCall>

/** A theme's words in a language while they are typed. A list of short lines is one text with a line for each. */
export type LanguageForm = Omit<ThemeTexts, 'musicUrl' | 'exercises' | 'artActivity' | 'menu' | 'recipe'> & {
  musicUrl: string
  exercises: { title: string; steps: string }[]
  artActivity: { title: string; description: string; materials: string }
  menu: { dish: string }[]
  recipe: { title: string; ingredients: string; instructions: string }
}

const asText = (lines: readonly string[]) => lines.join('\n')
const asLines = (text: string) => text.split('\n').filter((line) => !isBlank(line))

/** The stored words, to be edited. */
export const languageFormOf = (texts: ThemeTexts): LanguageForm => ({
  ...texts,
  musicUrl: texts.musicUrl ?? '',
  exercises: texts.exercises.map(({ title, steps }) => ({ title, steps: asText(steps) })),
  artActivity: { ...texts.artActivity, materials: asText(texts.artActivity.materials) },
  menu: texts.menu.map((dish) => ({ dish })),
  recipe: { ...texts.recipe, ingredients: asText(texts.recipe.ingredients) },
})

export const languageBodyOf = (form: LanguageForm): Body => ({
  ...form,
  musicUrl: isBlank(form.musicUrl) ? null : form.musicUrl.trim(),
  exercises: form.exercises.map(({ title, steps }) => ({ title, steps: asLines(steps) })),
  artActivity: { ...form.artActivity, materials: asLines(form.artActivity.materials) },
  menu: form.menu.map(({ dish }) => dish),
  recipe: { ...form.recipe, ingredients: asLines(form.recipe.ingredients) },
})

/** Only the parts that differ, so that two administrators who write different ones both keep theirs. */
export function languageChanges(saved: LanguageForm, form: LanguageForm): BodyOf<typeof textsCall> {
  const before = languageBodyOf(saved)
  const now = languageBodyOf(form)
  const names = (Object.keys(now) as (keyof Body)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]),
  )
  return Object.fromEntries(names.map((name) => [name, now[name]]))
}

/** The field of the form for the server's `exercises.0.steps.1`. */
export function languageFieldOf(path: string): string {
  const [part = '', place, name] = path.split('.')
  if (part === 'menu') return `menu.${place ?? 0}.dish`
  return part === 'exercises'
    ? `exercises.${place ?? 0}.${name ?? 'title'}`
    : [part, place].filter(Boolean).join('.')
}
