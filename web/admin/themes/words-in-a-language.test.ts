import { expect, test } from 'vitest'
import { type ThemeTexts, themeTextsChange } from '../../../contract/theme-texts.ts'
import { faultsIn } from '../../lib/form/form-faults.ts'
import { languageBodyOf, languageChanges, languageFieldOf, languageFormOf } from './theme-language-form.ts'

const texts: ThemeTexts = {
  title: 'Yağmur',
  description: '',
  affirmation: '',
  journalingPrompt: '',
  musicUrl: null,
  tarotCard: { name: '', interpretation: '' },
  song: { title: '', artist: '', message: '' },
  exercises: [{ title: 'Çiz', steps: ['Bir.', 'İki.'] }],
  artActivity: { title: '', description: '', materials: ['Kâğıt'] },
  menu: ['Çorba', '', '', '', '', '', ''],
  recipe: { title: '', ingredients: [], instructions: '' },
}

test('what is stored comes back as it was, and only changed parts are sent', () => {
  const form = languageFormOf(texts)
  expect(form.exercises).toEqual([{ title: 'Çiz', steps: 'Bir.\nİki.' }])
  expect(languageBodyOf(form)).toEqual(texts)
  expect(languageChanges(form, form)).toEqual({})
  const steps = 'Bir.\n\nİki.\nÜç.\n'
  const changed = { ...form, exercises: [{ title: 'Çiz', steps }], musicUrl: ' https://example.org/a ' }
  expect(languageChanges(form, changed)).toEqual({
    exercises: [{ title: 'Çiz', steps: ['Bir.', 'İki.', 'Üç.'] }],
    musicUrl: 'https://example.org/a',
  })
})

test('a fault is shown at its field', () => {
  const form = languageFormOf(texts)
  const wrong = { ...form, exercises: [{ title: 'Çiz', steps: `Bir.\n${'x'.repeat(1001)}` }], musicUrl: 'x' }
  const checks = { body: themeTextsChange, toBody: languageBodyOf, at: languageFieldOf }
  expect(
    faultsIn<'PATCH /themes/library/{id}/texts/{language}', typeof form>(checks, wrong).map(
      ({ name }) => name,
    ),
  ).toEqual(['musicUrl', 'exercises.0.steps'])
  expect(languageFieldOf('menu.3')).toBe('menu.3.dish')
  expect(languageFieldOf('recipe.ingredients.2')).toBe('recipe.ingredients')
})
