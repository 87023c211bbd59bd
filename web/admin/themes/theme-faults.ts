import { t } from '../../../contract/t.ts'
import { isBlank } from '../../../contract/values.ts'
import { says, slugSaved, type ThemeForm } from './theme-form.ts'

/** What is wrong, by the field of the form. */
export type Faults = [field: string, message: string][]

/** Parts that have a picture or a link, and no word: nobody could tell what they are, and nothing of them would be kept. */
function wordless({ tarotCard, exercises, menu, artActivity, recipe }: ThemeForm): Faults {
  const faults: Faults = []
  const check = (field: string, rest: string, ...words: string[]) => {
    if (!isBlank(rest) && !says(...words)) faults.push([field, t('Please say in words what this is')])
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

/** Why a form cannot be saved as it is: a sentence for all, and one for each field; no sentence when it can. */
export function faultsIn(form: ThemeForm): { text?: string; faults: Faults } {
  const needed: Faults = []
  if (isBlank(form.title)) needed.push(['title', t('Please give the theme a title')])
  if (slugSaved(form.slug) === '') needed.push(['slug', t('Please give the theme a slug')])
  if (needed.length > 0) return { text: t('Title and slug are required'), faults: needed }
  const faults = wordless(form)
  return faults.length > 0 ? { text: t('A picture or a link still needs its words'), faults } : { faults }
}
