import { expect, test } from 'vitest'
import { pictureNumbers } from './entry-pictures.ts'

const [heron, boat] = ['01980000-0000-7000-8000-000000000001', '01980000-0000-7000-8000-000000000002']

test('an editor names the pictures of a text by numbers, and stores their ids', () => {
  const numbers = pictureNumbers()
  const body = `Look:\n\n![a heron](image:${heron})\n\n![](image:${boat}) and ![](image:${heron.toUpperCase()})`
  expect(numbers.shown(body)).toBe('Look:\n\n![a heron](image:1)\n\n![](image:2) and ![](image:1)')
  expect(numbers.stored(`${numbers.shown(body)}!`)).toBe(`${body.toLowerCase().replace('look', 'Look')}!`)
})

test('a number stays with its picture when another one is taken out', () => {
  const numbers = pictureNumbers()
  numbers.shown(`![](image:${heron})![](image:${boat})`)
  expect(numbers.shown(`![](image:${boat})`)).toBe('![](image:2)')
  expect(numbers.placeOf(heron)).toBe('![](image:1)')
})

test('what names no picture of the entry stays as it was typed', () => {
  const typed = '![](image:1) ![](image:heron) [a link](image:1) image:1'
  expect(pictureNumbers().stored(typed)).toBe(typed)
  expect(pictureNumbers().shown(typed)).toBe(typed)
})
