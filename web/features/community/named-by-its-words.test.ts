import { expect, test } from 'vitest'
import { firstWords } from './post-look.ts'

test.each([
  ['Short enough', 'Short enough'],
  ['  Two\n\n lines ', 'Two lines'],
  ['One word after another', 'One word…'],
  ['Donaudampfschifffahrt', 'Donaudampfsc…'],
  ['🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿', '🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿…'],
])('%j is called %j', (text, name) => {
  expect(firstWords(text, 12)).toBe(name)
})
