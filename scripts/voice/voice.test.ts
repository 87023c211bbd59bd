import { expect, test } from 'vitest'
import { findPhrases, readExceptions } from './voice.ts'

const sentence = (text: string) => [{ place: 'docs/a.md:3', text }]

test.each([
  ['If a place comes free, you are told.', 'say who does it'],
  ['The link of before no longer works.', 'previous'],
  ['Banners are deleted for good.', 'permanently'],
  ['Your day could not be loaded.', 'We couldn’t'],
  ['It is for who takes it first.', 'name them'],
  ['Nobody waits for an answer.', 'no one'],
])('“%s” is found, with what to write instead', (text, instead) => {
  expect(findPhrases(sentence(text), [])).toEqual([expect.stringMatching(`docs/a.md:3 .*${instead}`)])
})

test.each([
  'We’ll let you know if a spot opens up.',
  'The newest one’s start time',
  'Who can see it?',
  'Who was here before?',
])('“%s” is fine', (text) => {
  expect(findPhrases(sentence(text), [])).toEqual([])
})

test('an exception keeps its words, and no others in the same sentence', () => {
  const exceptions = readExceptions('a crooked pear, anew\tA line of a poem.\n')
  expect(findPhrases(sentence('Draw a crooked pear, anew.'), exceptions)).toEqual([])
  expect(findPhrases(sentence('Draw a crooked pear, anew, for good.'), exceptions)).toHaveLength(1)
})

test('an exception without a reason is refused, and one that nothing needs is a finding', () => {
  expect(() => readExceptions('anew\n')).toThrow('“anew” has no reason.')
  expect(findPhrases(sentence('Begin again.'), readExceptions('anew\tOld name.\n'))).toEqual([
    expect.stringContaining("“anew” isn't needed"),
  ])
})
