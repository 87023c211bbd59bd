import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../../contract/t.ts'
import { sharedInWords } from './words.ts'

afterEach(() => setLanguage('en'))

test('a banner without words of its member is told in the language of the administrator', () => {
  expect(sharedInWords('banner', 'Member banner')).toBe('Member banner')
  setLanguage('tr', { 'Member banner': 'Bir üyenin afişi' })
  expect(sharedInWords('banner', 'Member banner')).toBe('Bir üyenin afişi')
})

test('what somebody wrote is told as they wrote it', () => {
  setLanguage('tr', { 'Member banner': 'Bir üyenin afişi' })
  expect(sharedInWords('banner', 'Fog at six')).toBe('Fog at six')
  expect(sharedInWords('post', 'Member banner')).toBe('Member banner')
})
