import { isBlank } from '../../../contract/blank.ts'
import type { ThemeTexts } from '../../../contract/theme-texts.ts'
import type { NewTheme } from '../../../contract/themes.ts'
import { weekdays } from '../../../contract/week.ts'

/** The words of a theme by their places, such as `tarotCard.name` and `exercises.0.steps`. Lines are one text. */
export type Words = Map<string, string>

type Part<Names extends string> = { readonly [N in Names]: string }
/** What has the words of a theme: a stored one, or one of the starter library. */
export type Worded = Part<'title' | 'description' | 'affirmation' | 'journalingPrompt'> & {
  readonly tarotCard: Part<'name' | 'interpretation'> | null
  readonly musicUrl: string | null
  readonly song: Part<'title' | 'artist' | 'message'> | null
  readonly exercises: readonly { readonly title: string; readonly steps: readonly string[] }[]
  readonly artActivity: (Part<'title' | 'description'> & { readonly materials: readonly string[] }) | null
  readonly menu: readonly { readonly day: string; readonly recipeTitle: string }[]
  readonly recipe: (Part<'title' | 'instructions'> & { readonly ingredients: readonly string[] }) | null
}
type WordedTexts = Omit<Worded, 'menu'> & { readonly menu: readonly string[] }

const asText = (lines: readonly string[]): string => lines.join('\n')
const asLines = (text: string): string[] => text.split('\n').filter((line) => !isBlank(line))

/** The words of a theme in another language, those that are there. */
export function wordsOfTexts(texts: WordedTexts): Words {
  const { tarotCard: tarot, song, exercises, artActivity: art, menu, recipe } = texts
  const all: [string, string | null | undefined][] = [
    ['title', texts.title],
    ['description', texts.description],
    ['affirmation', texts.affirmation],
    ['journalingPrompt', texts.journalingPrompt],
    ['tarotCard.name', tarot?.name],
    ['tarotCard.interpretation', tarot?.interpretation],
    ['musicUrl', texts.musicUrl],
    ['song.title', song?.title],
    ['song.artist', song?.artist],
    ['song.message', song?.message],
    ...exercises.flatMap(({ title, steps }, at): [string, string][] => [
      [`exercises.${at}.title`, title],
      [`exercises.${at}.steps`, asText(steps)],
    ]),
    ['artActivity.title', art?.title],
    ['artActivity.description', art?.description],
    ['artActivity.materials', art ? asText(art.materials) : null],
    ...menu.map((dish, at): [string, string] => [`menu.${at}`, dish]),
    ['recipe.title', recipe?.title],
    ['recipe.ingredients', recipe ? asText(recipe.ingredients) : null],
    ['recipe.instructions', recipe?.instructions],
  ]
  return new Map(all.filter((one): one is [string, string] => !isBlank(one[1] ?? '')))
}

/** The words of a theme itself. */
export const wordsOfTheme = ({ menu, ...theme }: Worded): Words =>
  wordsOfTexts({
    ...theme,
    menu: weekdays.map((day) => menu.find((meal) => meal.day === day)?.recipeTitle ?? ''),
  })

/** What a place is, whichever one of its list: `exercises.steps`, `menu`. */
export const kindOf = (place: string): string => place.replace(/\.\d+(?=\.|$)/, '')

/** Words as texts of one language, as many exercises and dishes as the theme has. */
export function toTexts(words: Words, { exercises }: Pick<Worded, 'exercises'>): ThemeTexts {
  const at = (place: string): string => words.get(place) ?? ''
  return {
    title: at('title'),
    description: at('description'),
    affirmation: at('affirmation'),
    journalingPrompt: at('journalingPrompt'),
    tarotCard: { name: at('tarotCard.name'), interpretation: at('tarotCard.interpretation') },
    musicUrl: words.get('musicUrl') ?? null,
    song: { title: at('song.title'), artist: at('song.artist'), message: at('song.message') },
    exercises: exercises.map((_, place) => ({
      title: at(`exercises.${place}.title`),
      steps: asLines(at(`exercises.${place}.steps`)),
    })),
    artActivity: {
      title: at('artActivity.title'),
      description: at('artActivity.description'),
      materials: asLines(at('artActivity.materials')),
    },
    menu: weekdays.map((_, place) => at(`menu.${place}`)),
    recipe: {
      title: at('recipe.title'),
      ingredients: asLines(at('recipe.ingredients')),
      instructions: at('recipe.instructions'),
    },
  }
}

type Fields = Pick<
  NewTheme,
  | 'title'
  | 'description'
  | 'affirmation'
  | 'journalingPrompt'
  | 'tarotCard'
  | 'musicUrl'
  | 'song'
  | 'exercises'
  | 'artActivity'
  | 'menu'
  | 'recipe'
>

/**
 * The fields of a theme with other words in their places. A part that the theme does not have stays away, and so do
 * steps that are not as many as its own, because each may have its seconds.
 */
export function withWords(theme: Fields, words: Words): Fields {
  const put = (place: string, own: string): string => (isBlank(own) ? own : (words.get(place) ?? own))
  const putLines = (place: string, own: string[]): string[] =>
    own.length === 0 || !words.has(place) ? own : asLines(words.get(place) ?? '')
  const { tarotCard: tarot, song, artActivity: art, recipe } = theme
  return {
    title: put('title', theme.title),
    description: put('description', theme.description),
    affirmation: put('affirmation', theme.affirmation),
    journalingPrompt: put('journalingPrompt', theme.journalingPrompt),
    tarotCard: tarot && {
      ...tarot,
      name: put('tarotCard.name', tarot.name),
      interpretation: put('tarotCard.interpretation', tarot.interpretation),
    },
    musicUrl: theme.musicUrl && put('musicUrl', theme.musicUrl),
    song: song && {
      title: put('song.title', song.title),
      artist: put('song.artist', song.artist),
      message: put('song.message', song.message),
    },
    exercises: theme.exercises.map((exercise, at) => {
      const steps = putLines(`exercises.${at}.steps`, exercise.steps)
      return {
        ...exercise,
        title: put(`exercises.${at}.title`, exercise.title),
        steps: steps.length === exercise.steps.length ? steps : exercise.steps,
      }
    }),
    artActivity: art && {
      ...art,
      title: put('artActivity.title', art.title),
      description: put('artActivity.description', art.description),
      materials: putLines('artActivity.materials', art.materials),
    },
    menu: theme.menu.map((meal) => ({
      ...meal,
      recipeTitle: put(`menu.${weekdays.indexOf(meal.day)}`, meal.recipeTitle),
    })),
    recipe: recipe && {
      ...recipe,
      title: put('recipe.title', recipe.title),
      ingredients: putLines('recipe.ingredients', recipe.ingredients),
      instructions: put('recipe.instructions', recipe.instructions),
    },
  }
}
