import { expect, test } from 'vitest'
import { rank } from './rank.ts'

const all = [
  { label: 'Home', words: 'start' },
  { label: 'Health', words: 'water sleep' },
  { label: 'Feeling Calm', words: 'mood' },
  { label: 'A-genda', words: 'calendar' },
  { label: 'Mood', words: 'feeling' },
  { label: 'Caminho, à tarde' },
]
const found = (typed: string) => rank(typed, all).map(({ label }) => label)

test('the beginning of a name is worth more than its middle, and its name more than its other words', () => {
  expect(found('h')).toEqual(['Home', 'Health', 'Caminho, à tarde'])
  expect(found('mood')).toEqual(['Mood', 'Feeling Calm'])
  expect(found('cal')).toEqual(['Feeling Calm', 'A-genda'])
})

test('every word has to fit, in whatever order and without accents', () => {
  expect(found('calm feel')).toEqual(['Feeling Calm'])
  expect(found('calm water')).toEqual([])
  expect(found('A TARDE')).toEqual(['Caminho, à tarde'])
  expect(found(' ')).toHaveLength(all.length)
})
