import { expect, test } from 'vitest'
import { agoInWords, writtenInWords } from './ago.ts'

const now = new Date('2026-11-20T20:00:00Z')

test.each([
  ['2026-11-20T20:00:30Z', undefined],
  ['2026-11-20T19:46:00Z', undefined],
  ['2026-11-20T19:45:00Z', '15 minutes ago'],
  ['2026-11-20T19:00:00Z', '1 hour ago'],
  ['2026-11-19T20:00:01Z', '23 hours ago'],
  ['2026-11-19T20:00:00Z', 'yesterday'],
  ['2026-11-18T21:00:00Z', '2 days ago'],
  ['2026-10-21T20:00:00Z', '30 days ago'],
])('%s is %s', (moment, words) => {
  expect(agoInWords(new Date(moment), now, { locale: 'en' })).toBe(words)
})

test('speaks the language of the reader', () => {
  expect(agoInWords(new Date('2026-11-19T10:00:00Z'), now, { locale: 'de' })).toBe('gestern')
})

test.each([
  ['2026-11-20T20:00:30Z', undefined],
  ['2026-11-20T19:59:01Z', undefined],
  ['2026-11-20T19:59:00Z', '1 minute ago'],
  ['2026-11-14T20:00:00Z', '6 days ago'],
  ['2026-11-13T20:00:00Z', 'Nov 13'],
  ['2025-11-13T12:00:00Z', 'Nov 13, 2025'],
])('what was written at %s says %s', (moment, words) => {
  expect(writtenInWords(new Date(moment), now, 'en')).toBe(words)
})
