import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { oklchOf } from '../contract/oklch.ts'
import { weekdays } from '../contract/week.ts'
import { starterThemes } from './library.ts'
import { picturesFolder } from './pictures.ts'
import type { StarterTheme } from './starter-theme.ts'

const pictures: Record<string, { palette: string[] }> = JSON.parse(
  readFileSync(join(picturesFolder, 'manifest.json'), 'utf8'),
)

/** Every text of a theme, with its path. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${path}/${name}`))
}

const sentences = (text: string) => text.split(/[.?](?:\s|$)/).filter((part) => part.trim() !== '').length

const limits: [keyof StarterTheme, number][] = [
  ['title', 100],
  ['slug', 60],
  ['description', 500],
  ['affirmation', 140],
  ['journalingPrompt', 800],
]

describe.each(starterThemes.map((theme) => [theme.slug, theme] as const))('%s', (_, theme) => {
  test('leaves no text empty, shouts nowhere and stays within its lengths', () => {
    for (const [path, text] of textsOf(theme)) {
      expect(text.trim(), path).not.toBe('')
      expect(text, path).not.toContain('!')
      expect(text.length, path).toBeLessThanOrEqual(1500)
    }
    for (const [field, most] of limits) expect(String(theme[field]).length, field).toBeLessThanOrEqual(most)
    expect(sentences(theme.description)).toBe(2)
    expect(sentences(theme.tarotCard.interpretation)).toBeGreaterThanOrEqual(3)
    expect(theme.slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test('has three exercises of four to six steps and an art activity with materials', () => {
    expect(theme.exercises).toHaveLength(3)
    for (const { steps, title } of theme.exercises) {
      expect(steps.length, title).toBeGreaterThanOrEqual(4)
      expect(steps.length, title).toBeLessThanOrEqual(6)
    }
    expect(theme.artActivity.materials.length).toBeGreaterThanOrEqual(3)
  })

  test('has a menu from Monday to Sunday and cooks one of its dishes', () => {
    expect(theme.menu.map(({ day }) => day)).toEqual([...weekdays])
    expect(new Set(theme.menu.map(({ recipeTitle }) => recipeTitle)).size).toBe(7)
    expect(theme.menu.map(({ recipeTitle }) => recipeTitle)).toContain(theme.recipe.title)
    expect(theme.recipe.ingredients.length).toBeGreaterThanOrEqual(5)
    expect(theme.recipe.instructions.split('\n').map((line) => Number.parseInt(line, 10))).toEqual(
      theme.recipe.instructions.split('\n').map((__, i) => i + 1),
    )
  })

  test('names only pictures that are drawn', () => {
    const images = [
      theme.cover,
      theme.tarotCard.image,
      theme.artActivity.image,
      theme.recipe.image,
      ...theme.exercises.map(({ image }) => image),
    ]
    expect(images.filter((image) => image !== null && !(image in pictures))).toEqual([])
    expect(theme.cover).toBe(`cover/${theme.slug}`)
    expect(theme.tarotCard.image).toBe(`tarot/${theme.tarotCard.name.toLowerCase().replaceAll(' ', '-')}`)
  })

  test('tints the accent with the hue of its cover', () => {
    const accent = pictures[theme.cover]?.palette[0] ?? ''
    const distance = Math.abs(oklchOf(accent).hue - theme.hue)
    expect(Math.min(distance, 360 - distance)).toBeLessThan(4)
  })

  test('links to https pages only', () => {
    for (const link of [
      theme.musicUrl,
      ...theme.exercises.map((e) => e.link),
      ...theme.menu.map((m) => m.link),
    ]) {
      if (link !== null) expect(new URL(link).protocol).toBe('https:')
    }
  })
})

test('no two themes share a slug, a title, a cover, a card, a dish or an affirmation', () => {
  const unique = (pick: (theme: StarterTheme) => string | string[]) => {
    const values = starterThemes.flatMap(pick)
    expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([])
  }
  unique((theme) => theme.slug)
  unique((theme) => theme.title)
  unique((theme) => theme.cover)
  unique((theme) => theme.tarotCard.name)
  unique((theme) => theme.affirmation)
  unique((theme) => theme.menu.map(({ recipeTitle }) => recipeTitle))
  unique((theme) => theme.exercises.map(({ title }) => title))
})

test('an exercise drawing is shared by at most two exercises', () => {
  const uses = starterThemes.flatMap((theme) => theme.exercises.map(({ image }) => image))
  expect(uses.filter((image) => uses.filter((other) => other === image).length > 2)).toEqual([])
})
