import { expect, test } from 'vitest'
import { isTaken } from './failures.ts'

const taken = (constraint: string) => Object.assign(new Error('duplicate key'), { code: '23505', constraint })

test.each([
  ['themes_slug_key', true],
  ['themes_slug_key_102031', true],
  ['themes_pkey', false],
  ['themes_slug_key_old', false],
])('a value that %s has is taken by the slug: %s', (constraint, is) => {
  expect(isTaken(taken(constraint), 'themes_slug_key')).toBe(is)
})

test('another failure of the same index is none', () => {
  expect(
    isTaken(Object.assign(new Error(), { code: '23514', constraint: 'themes_slug_key' }), 'themes_slug_key'),
  ).toBe(false)
})
