import { expect, test } from 'vitest'
import { affirmations } from './affirmations.ts'

const small = new Set(
  'a an and are as at be before but by can do even for from go have i in is it its let may me my not of on or so that the them there to too what when where which who with without one today did does this'.split(
    ' ',
  ),
)
const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z’ ]/g, '')
    .split(' ')
const content = (text: string) => new Set(words(text).filter((word) => word !== '' && !small.has(word)))

test('there are enough for months without a repeat', () => {
  expect(affirmations.length).toBeGreaterThanOrEqual(220)
})

test('each is one calm line of at most 140 characters in the first person', () => {
  for (const text of affirmations) {
    expect(text.length, text).toBeLessThanOrEqual(140)
    expect(text, text).toMatch(/^[A-Z][^!\n]+[.]$/)
    expect(
      words(text).some((word) => ['i', 'my', 'me', 'myself', 'mine'].includes(word)),
      text,
    ).toBe(true)
    expect(text.toLowerCase()).not.toContain('i am enough')
  }
})

test('no two say the same thing: at most three in ten of their telling words are shared', () => {
  const alike: string[][] = []
  affirmations.forEach((text, i) => {
    for (const other of affirmations.slice(i + 1)) {
      const [a, b] = [content(text), content(other)]
      const shared = [...a].filter((word) => b.has(word)).length
      if (shared / (a.size + b.size - shared) > 0.3) alike.push([text, other])
    }
  })
  expect(alike).toEqual([])
})
