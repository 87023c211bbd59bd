import { afterEach, expect, test } from 'vitest'
import { defaultAltText } from '../../../contract/default-alt-text.ts'
import { setLanguage } from '../../../contract/t.ts'
import { isWordless, saidInWords } from './words.ts'

afterEach(() => setLanguage('en'))

test('a banner without words is named in the language of the page, and what a member wrote stays', () => {
  expect(saidInWords('banner', defaultAltText)).toBe('Member banner')
  setLanguage('es', { [defaultAltText]: 'Cabecera de un miembro' })
  expect(saidInWords('banner', defaultAltText)).toBe('Cabecera de un miembro')
  expect(saidInWords('banner', 'A heron')).toBe('A heron')
  expect(saidInWords('post', defaultAltText)).toBe('Member banner')
})

test('the queue tells a banner without words from one whose member wrote some', () => {
  expect(isWordless('banner', defaultAltText)).toBe(true)
  expect(isWordless('banner', 'A heron')).toBe(false)
  expect(isWordless('post', defaultAltText)).toBe(false)
})
