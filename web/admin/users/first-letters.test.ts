import { expect, test } from 'vitest'
import { firstLetters } from './first-letters.ts'

test('a letter stands where a new one begins, whatever its accent, and never a sign', () => {
  expect(firstLetters(['Aaliyah', 'Ámbar', 'ana', 'Bo', '  bea', '42 Owls', 'Çağla'])).toEqual([
    'A',
    undefined,
    undefined,
    'B',
    undefined,
    undefined,
    'C',
  ])
  expect(firstLetters(['', '学'])).toEqual([undefined, '学'])
})
