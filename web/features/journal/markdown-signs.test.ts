import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterEnter,
  replacedPart,
  type Selection,
  type Sign,
  withParagraph,
  withSign,
} from './markdown-signs.ts'

/** A text whose selection stands between bars, or whose caret is one. */
function read(marked: string): Selection {
  const from = marked.indexOf('|')
  const to = marked.lastIndexOf('|')
  const text = marked.replaceAll('|', '')
  return { text, from, to: to === from ? from : to - 1 }
}
const write = ({ text, from, to }: Selection) =>
  from === to
    ? `${text.slice(0, from)}|${text.slice(from)}`
    : `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`

test.each<[Sign, string, string]>([
  ['bold', 'a |word| here', 'a **|word|** here'],
  ['bold', 'a **|word|** here', 'a |word| here'],
  ['bold', 'a |', 'a **|**'],
  ['bold', 'a **|**', 'a |'],
  ['bold', 'a **word|**', 'a **word**|'],
  ['bold', 'one **two**\n\n**three|** four', 'one **two**\n\n**three**| four'],
  ['bold', 'one |**two**', 'one **|****two**'],
  ['list', 'milk\n|bread\nsalt|', 'milk\n- |bread\n- salt|'],
  ['list', '|- bread\n- salt|', '|bread\nsalt|'],
  ['quote', 'she s|aid', '> she s|aid'],
  ['link', 'the |map| here', 'the [map](|https://|) here'],
  ['link', 'see |https://a.example|', 'see [|](https://a.example)'],
])('%s makes of %s: %s', (sign, before, after) => {
  expect(write(withSign(sign, read(before)))).toBe(after)
})

test.each([
  ['- bread|', '- bread\n- |'],
  ['> said|', '> said\n> |'],
  ['9. nine|', '9. nine\n10. |'],
  ['- bread\n- |', '- bread\n\n|'],
])('Enter makes of %j: %j', (before, after) => {
  const next = afterEnter(read(before))
  expect(next && write(next)).toBe(after)
})

test('Enter in plain words is left to the browser', () => {
  expect(afterEnter(read('plain|'))).toBeUndefined()
  expect(afterEnter(read('- |bread|'))).toBeUndefined()
})

test('a picture stands in a paragraph of its own', () => {
  expect(write(withParagraph(read('before| after'), '!'))).toBe('before\n\n!\n\n| after')
  expect(write(withParagraph(read('|'), '!'))).toBe('!\n\n|')
})

test('a sign that is put twice is gone, and only what changes is replaced', () => {
  const selection = fc
    .tuple(fc.string({ unit: fc.constantFrom(...'ab \n'), maxLength: 30 }), fc.nat(), fc.nat())
    .map(([text, one, other]): Selection => {
      const [from = 0, to = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b)
      return { text, from, to }
    })
  fc.assert(
    fc.property(selection, fc.constantFrom<Sign>('bold', 'list', 'quote'), (before, sign) => {
      const once = withSign(sign, before)
      expect(withSign(sign, once)).toEqual(before)
      const { from, to, by } = replacedPart(before.text, once.text)
      expect(before.text.slice(0, from) + by + before.text.slice(to)).toBe(once.text)
    }),
  )
})
