import { isBlank } from '../../../contract/blank.ts'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { newTheme } from '../../../contract/themes.ts'
import type { Checks, Fault } from '../../lib/form/form-faults.ts'
import { fieldOf, hasText, type ThemeForm, themeBodyOf } from './theme-form.ts'

/** What every theme has to have. */
const needed = texts({ title: 'Please give the theme a title', slug: 'Please give the theme a slug' })
const withoutWords = texts('Please say in words what this is')

/** Parts with a picture or a link and no words. Nobody could tell what they are, and they would not be stored. */
function wordless({ tarotCard, exercises, menu, artActivity, recipe }: ThemeForm): Fault[] {
  const faults: Fault[] = []
  const check = (field: string, rest: string, ...words: string[]) => {
    if (!isBlank(rest) && !hasText(...words)) faults.push({ name: field, text: translate(withoutWords) })
  }
  check('tarotCard.name', tarotCard.imageUrl, tarotCard.name, tarotCard.interpretation)
  exercises.forEach(({ title, steps, imageUrl, link }, place) => {
    check(`exercises.${place}.title`, imageUrl + link, title, ...steps.map(({ text }) => text))
  })
  menu.forEach(({ recipeTitle, link }, place) => {
    check(`menu.${place}.recipeTitle`, link, recipeTitle)
  })
  const { title, description, materials } = artActivity
  check('artActivity.title', artActivity.image_url, title, description, materials)
  check('recipe.title', recipe.image_url, recipe.title, recipe.ingredients, recipe.instructions)
  return faults
}

/** How the form is checked. */
export const themeChecks: Checks<'POST /themes/library', ThemeForm> = {
  body: newTheme,
  toBody: themeBodyOf,
  at: fieldOf,
  needed,
  check: wordless,
}

/** The one sentence for all faults, the most important of them. */
export function sentenceFor(faults: readonly Fault[]): string | undefined {
  const hasText = (...sentences: Text[]) =>
    faults.some(({ text }) => sentences.some((one) => translate(one) === text))
  if (faults.some(({ isLive }) => isLive)) return t('Something is too long to be kept')
  if (hasText(needed.title, needed.slug)) return t('Title and slug are required')
  if (hasText(withoutWords)) return t('A picture or a link still needs its words')
  return faults[0]?.text
}
