import { afterEach, expect, test } from 'vitest'
import { setCatalog, t } from './t.ts'

afterEach(() => setCatalog({}))

test('fills placeholders, zero and empty values included', () => {
  expect(t('Welcome, {name}', { name: 'Ada' })).toBe('Welcome, Ada')
  expect(t('{count} of {total}', { count: 0, total: 7 })).toBe('0 of 7')
  expect(t('[{caption}]', { caption: '' })).toBe('[]')
})

test('leaves a placeholder without a value as written', () => {
  expect(t('Welcome, {name}')).toBe('Welcome, {name}')
  expect(t('Welcome, {name}', { other: 1 })).toBe('Welcome, {name}')
})

test('a value that looks like a placeholder is not filled again', () => {
  expect(t('Welcome, {name}', { name: '{name} $& $1' })).toBe('Welcome, {name} $& $1')
})

test('prefers the catalogue and falls back to English', () => {
  setCatalog({ 'Welcome, {name}': 'Willkommen, {name}' })
  expect(t('Welcome, {name}', { name: 'Ada' })).toBe('Willkommen, Ada')
  expect(t('Home')).toBe('Home')
})
