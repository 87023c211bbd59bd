import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf, runOn } from './excerpt.ts'

const plain = (excerpt: string) =>
  piecesOf({ excerpt, marks: [] })
    .map(({ text }) => text)
    .join('')

test.each([
  ['# A walk **by** the _river_', 'A walk by the river'],
  ['- bread - and butter', 'bread - and butter'],
  ['see [the map](https://example.org/a) there', 'see the map there'],
  ['before ![a heron](image:01980000-0000-7000-8000-000000000001) after', 'before a heron after'],
  ['> so they said', 'so they said'],
  ['Bought:\n- bread\n* salt\n> and 3 > 2\n## Later', 'Bought:\nbread\nsalt\nand 3 > 2\nLater'],
  ['Fog.\n![](image:01980000-0000-7000-8000-000000000001)\nSun.', 'Fog.\nSun.'],
  ['![](image:01980000-0000-7000-8000-000000000001)\nSun.', 'Sun.'],
  [
    'News.\n![The drawing](image:01980000-0000-7000-8000-000000000001)\nBut there is more.',
    'News.\nBut there is more.',
  ],
  ['so long that I waited with them.…', 'so long that I waited with them…'],
  ['and then, it rained – …', 'and then, it rained…'],
  ['important\\. Number 31\\. \\*not loud\\*', 'important. Number 31. *not loud*'],
  ['snake_case and 2 * 3 stay', 'snake_case and 2 * 3 stay'],
])('%s is read as: %s', (excerpt, read) => {
  expect(plain(excerpt)).toBe(read)
})

test('sentences run on over their paragraphs, and a list keeps its lines', () => {
  expect(runOn([{ text: 'With them.\nThen: \n1. rain\n2. sun', isFound: false }])).toEqual([
    { text: 'With them. Then: \n1. rain\n2. sun', isFound: false },
  ])
  expect(runOn([{ text: '1. It rained.\n2. Sun.', isFound: false }])).toEqual([
    { text: '1. It rained.\n2. Sun.', isFound: false },
  ])
})

test('a bulleted list keeps its lines, though its items are sentences', () => {
  const excerpt = 'I saw.\n- A **heron.**\n* Two boats.\nThen rain.'
  const read = runOn(piecesOf({ excerpt, marks: [] }, { keepsBullets: true }))
  expect(read.map(({ text }) => text).join('')).toBe('I saw.\n• A heron.\n• Two boats. Then rain.')
})

test('what was searched for is marked where it stands, whatever signs stand before it', () => {
  const excerpt = '**Ağaç** ve deniz'
  expect(piecesOf({ excerpt, marks: [{ from: 2, to: 6 }] })).toEqual([
    { text: 'Ağaç', isFound: true },
    { text: ' ve deniz', isFound: false },
  ])
})

test('no letter is added or moved', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab *_[]()#>-!`~\n…ğ'), maxLength: 60 }), (excerpt) => {
      let at = 0
      for (const letter of plain(excerpt)) {
        at = excerpt.indexOf(letter, at)
        expect(at).toBeGreaterThanOrEqual(0)
        at += 1
      }
    }),
  )
})
