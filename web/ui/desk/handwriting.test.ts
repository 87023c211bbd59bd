import { expect, test } from 'vitest'
import type { Catalogue } from '../../../contract/texts.ts'
import { canWrite, handwriting, widthOf } from './handwriting.ts'

const drawn = [
  'Sunday||written by hand in a drawing',
  'Walk by the river',
  'Call Inês',
  'Water the plants',
  'Slept well and the tea was still warm',
  'The hills were green again',
  'The week is a tide and I swim',
]

test.each(['de', 'es', 'tr'])('the hand knows the letters of its words in %s', async (language) => {
  const { default: catalogue }: { default: Catalogue } = await import(`../../../content/texts/${language}.ts`)
  for (const text of drawn) expect(canWrite(catalogue[text] ?? ''), catalogue[text]).toBe(true)
})

test('an accent ends where its letter does, and what the hand does not know is told', () => {
  expect(widthOf('río')).toBe(widthOf('rıo'))
  expect(widthOf('Çiçek ÜNLÜ')).toBe(widthOf('Cicek UNLU'))
  expect(canWrite('Κυριακή')).toBe(false)
  expect(handwriting(1, 2, '')).toBe('M1 2')
})
