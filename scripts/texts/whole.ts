/** What a language has besides its catalogue: the words of the starter themes, and affirmations. */
import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StarterTheme } from '../../content/starter-theme.ts'
import type { ThemeTexts } from '../../content/theme-texts.ts'

/** So many affirmations that none comes again within half a year. */
export const fewestAffirmations = 200

const lines = (text: string) => text.split('\n').length

/** Where the words of a starter theme do not fit the theme. */
export function themeFaults(theme: StarterTheme, own: ThemeTexts): string[] {
  const faults: string[] = []
  if (own.exercises.length !== theme.exercises.length)
    faults.push(`has ${own.exercises.length} exercises, and the theme ${theme.exercises.length}`)
  for (const [at, { title, steps }] of own.exercises.entries()) {
    const wanted = theme.exercises[at]?.steps.length
    if (wanted !== undefined && steps.length !== wanted)
      faults.push(`“${title}” has ${steps.length} steps, and the theme ${wanted}`)
  }
  if (own.menu.length !== theme.menu.length) faults.push(`has ${own.menu.length} dishes for seven days`)
  if (!own.menu.includes(own.recipe.title)) faults.push('cooks a dish that is not on its menu')
  if (lines(own.recipe.instructions) !== lines(theme.recipe.instructions))
    faults.push(
      `has ${lines(own.recipe.instructions)} lines of instructions, and the theme ${lines(theme.recipe.instructions)}`,
    )
  if (own.musicUrl !== undefined && !own.musicUrl.startsWith('https://'))
    faults.push('has a page of music without https')
  const empty = JSON.stringify(own).match(/"(\w+)":"\s*"/)
  if (empty) faults.push(`says nothing for ${empty[1]}`)
  return faults
}

const load = async <T>(file: string): Promise<T> => import(pathToFileURL(file).href)

/** Faults, and what is missing, in a language's words of the starter themes and its affirmations. */
export async function lookAtWhole(
  root: string,
  language: string,
): Promise<{ faults: string[]; missing: string[] }> {
  const folder = join(root, 'content/themes', language)
  const { starterThemes } = await load<{ starterThemes: readonly StarterTheme[] }>(
    join(root, 'content/library.ts'),
  )
  const faults: string[] = []
  const missing: string[] = []
  for (const theme of starterThemes) {
    const file = join(folder, `${theme.slug}.ts`)
    if (!existsSync(file)) missing.push(`the theme “${theme.title}”`)
    else {
      const { default: own } = await load<{ default: ThemeTexts }>(file)
      for (const fault of themeFaults(theme, own))
        faults.push(`content/themes/${language}/${theme.slug}.ts ${fault}.`)
    }
  }
  const slugs = new Set(starterThemes.map(({ slug }) => slug))
  for (const file of globSync('*.ts', { cwd: folder }))
    if (!slugs.has(basename(file, '.ts')))
      faults.push(`content/themes/${language}/${file} is no starter theme's.`)
  const written = join(root, 'content/affirmations', `${language}.ts`)
  const { affirmations = [] } = existsSync(written)
    ? await load<{ affirmations: readonly string[] }>(written)
    : {}
  if (affirmations.length < fewestAffirmations)
    missing.push(`${fewestAffirmations - affirmations.length} affirmations`)
  const doubles = affirmations.filter((text, at) => affirmations.indexOf(text) !== at)
  for (const text of doubles) faults.push(`content/affirmations/${language}.ts says “${text}” twice.`)
  return { faults, missing }
}
