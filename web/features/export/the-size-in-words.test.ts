import { expect, test } from 'vitest'
import { sizeInWords, takeOutWords } from './words.ts'

test.each([
  [0, '1 kB'],
  [11_700, '12 kB'],
  [999_000, '999 kB'],
  [1_240_000, '1.2 MB'],
  [48_600_000, '49 MB'],
  [2_100_000_000, '2.1 GB'],
])('%i bytes are %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words))

test('the button says how many kinds it takes out, or everything', () => {
  expect(takeOutWords(undefined)).toBe('Take everything out')
  expect(takeOutWords(['moods'])).toBe('Take 1 kind out')
  expect(takeOutWords(['moods', 'goals'])).toBe('Take 2 kinds out')
})
