import { expect, test } from 'vitest'
import { beginningOf } from './post-look.ts'

const sentence = 'The stones lay in the sun like loaves, '

test('a text that is short, or hardly longer than a beginning, is left whole', () => {
  for (const text of ['Soup.', 'One\ntwo\nthree', 'a'.repeat(500), 'line\n'.repeat(10)])
    expect(beginningOf(text)).toBe(text)
})

test('a long text begins with whole words, and a long poem with whole lines', () => {
  const long = beginningOf(sentence.repeat(40))
  expect(long.length).toBeLessThan(425)
  expect(long).toMatch(/^(The stones lay in the sun like loaves, )+[\w ]*[\w]…$/)
  expect(sentence.repeat(40).startsWith(long.slice(0, -1))).toBe(true)
  expect(beginningOf('Verse.\n'.repeat(30))).toBe(`${'Verse.\n'.repeat(8)}Verse…`)
})

test('one endless word is cut between its letters', () => {
  expect(beginningOf('🌿'.repeat(900))).toBe(`${'🌿'.repeat(420)}…`)
})
