import { expect, test } from 'vitest'
import type { Theme } from '../../../contract/themes.ts'
import { weekdays } from '../../../contract/week.ts'
import { faultsIn } from '../../lib/form/form-faults.ts'
import { sentenceFor, themeChecks } from './theme-faults.ts'
import {
  changesOf,
  emptyExercise,
  emptyTheme,
  fieldOf,
  slugTyped,
  themeBodyOf,
  themeFormOf,
} from './theme-form.ts'

const theme: Theme = {
  id: '1',
  slug: 'rain',
  title: 'Rain',
  description: 'Listen.',
  coverImageUrl: '/api/uploads/aa-1600.webp',
  coverSizes: [],
  coverLqip: null,
  hue: 200,
  affirmation: '',
  journalingPrompt: '',
  tarotCard: { name: 'The Star', interpretation: '', imageUrl: '/art/star.webp' },
  musicUrl: null,
  song: null,
  exercises: [{ title: 'Draw', steps: ['One', 'Two'], imageUrl: null, link: 'https://example.org/' }],
  artActivity: { title: 'Print', description: '', image_url: null, materials: ['Ink', 'Paper'] },
  menu: [{ day: 'Tuesday', recipeTitle: 'Soup', link: null }],
  recipe: null,
}

test('of an empty form nothing is sent but what is needed', () => {
  expect(themeBodyOf(emptyTheme())).toMatchObject({
    tarotCard: null,
    song: null,
    exercises: [],
    menu: [],
    artActivity: null,
    recipe: null,
    coverImageUrl: null,
    musicUrl: null,
  })
})

test('a theme comes through the form as it was, its upload by the name that the API takes', () => {
  const { id: _, coverSizes: _s, coverLqip: _l, hue: _h, ...written } = theme
  expect(themeBodyOf(themeFormOf(theme))).toEqual({
    ...written,
    coverImageUrl: '/uploads/aa-1600.webp',
    season: null,
    isDraft: false,
  })
  const autumn = themeFormOf({ ...theme, season: 'autumn', isDraft: true })
  expect(themeBodyOf(autumn)).toMatchObject({ season: 'autumn', isDraft: true })
  expect(themeFormOf(theme).menu.map(({ day }) => day)).toEqual(weekdays)
})

test('minutes, breath and seconds come through the form; what was left empty of them is not sent', () => {
  const timed = {
    minutes: 10,
    breath: { in: 4, hold: 0, out: 6, rest: 0 },
    stepSeconds: [0, 30],
  }
  const form = themeFormOf({ ...theme, exercises: theme.exercises.map((one) => ({ ...one, ...timed })) })
  expect(themeBodyOf(form).exercises).toMatchObject([timed])
  const [draw = emptyExercise()] = form.exercises
  const steps = [{ text: 'One' }, { text: ' ', seconds: '9' }, { text: 'Two', seconds: '5' }]
  const { minutes: _, breath: __, ...old } = { ...draw, steps }
  const [sent] = themeBodyOf({ ...form, exercises: [old] }).exercises ?? []
  expect(sent).toMatchObject({ stepSeconds: [0, 5], minutes: undefined, breath: undefined })
  const wrong = { ...draw, steps, minutes: '0', breath: { in: '40', hold: '', out: '6', rest: '' } }
  const faults = faultsIn(themeChecks, { ...form, coverImageUrl: '', exercises: [emptyExercise(), wrong] })
  expect(faults.map(({ name }) => name)).toEqual(['exercises.1.minutes', 'exercises.1.breath.in'])
  expect(fieldOf('exercises.0.stepSeconds.1', { ...form, exercises: [wrong] })).toBe(
    'exercises.0.steps.2.seconds',
  )
})

test('of an edited theme only what is otherwise now is sent', () => {
  const base = themeFormOf(theme)
  expect(changesOf(base, base)).toEqual({})
  // Adding a step and leaving it empty is no change.
  const [draw = emptyExercise()] = base.exercises
  const idle = { ...base, exercises: [{ ...draw, steps: [...draw.steps, { text: '  ' }] }, emptyExercise()] }
  expect(changesOf(base, idle)).toEqual({})
  expect(changesOf(base, { ...base, title: 'Drizzle' })).toEqual({ title: 'Drizzle' })
  expect(changesOf(base, { ...base, tarotCard: { name: ' ', interpretation: '', imageUrl: '' } })).toEqual({
    tarotCard: null,
  })
})

test("the server's place of a fault is found past all that was left empty", () => {
  const form = emptyTheme()
  const steps = [{ text: '' }, { text: 'One' }, { text: '' }, { text: 'Two' }]
  form.exercises = [emptyExercise(), { ...emptyExercise(), title: 'Draw', steps }]
  form.menu = form.menu.map((meal) => (meal.day === 'Friday' ? { ...meal, link: 'x' } : meal))
  expect(fieldOf('exercises.0.steps.1', form)).toBe('exercises.1.steps.3.text')
  expect(fieldOf('exercises.0.link', form)).toBe('exercises.1.link')
  expect(fieldOf('menu.0.link', form)).toBe('menu.4.link')
  expect(fieldOf('artActivity.materials.3', form)).toBe('artActivity.materials')
  expect(fieldOf('slug', form)).toBe('slug')
})

test('a slug is small and hyphenated as it is typed, and tidy when it is saved', () => {
  expect(slugTyped('A New  Week ')).toBe('a-new-week-')
  expect(themeBodyOf({ ...emptyTheme(), slug: 'a--new-week-' }).slug).toBe('a-new-week')
})

test('hyphens alone are no slug, and blanks no title', () => {
  const faults = faultsIn(themeChecks, { ...emptyTheme(), title: '\u200b ', slug: '--' })
  expect(sentenceFor(faults)).toBe('Title and slug are required')
  expect(faults.map(({ name }) => name)).toEqual(['title', 'slug'])
})

test('a picture or a link without a word is pointed at, each at its own part', () => {
  const form = { ...emptyTheme(), title: 'Rain', slug: 'rain' }
  const upload = `/uploads/${'a'.repeat(64)}-1600.webp`
  expect(faultsIn(themeChecks, form)).toEqual([])
  form.exercises = [emptyExercise(), { ...emptyExercise(), imageUrl: upload }]
  form.recipe = { ...form.recipe, image_url: upload }
  const faults = faultsIn(themeChecks, form)
  expect(faults.map(({ name }) => name)).toEqual(['exercises.1.title', 'recipe.title'])
  expect(sentenceFor(faults)).toBe('A picture or a link still needs its words')
})
