import { expect, test } from 'vitest'
import { textsIn } from '../../texts.ts'
import { adminMadeLetter, passwordChangedLetter } from './emails.ts'

const reader = textsIn({}).in('en')
const publicUrl = 'https://agenda.test'
type To = Parameters<typeof adminMadeLetter>[1]

test.each([
  (to: To) => passwordChangedLetter(reader, to, { publicUrl, feeds: 0 }),
  (to: To) => adminMadeLetter(reader, to, publicUrl),
])('the address with which %o asks to act can be pressed', (letter) => {
  const to = { name: '<Ada> http://elsewhere.test', email: 'ada@example.org' }
  const { html, text } = letter(to)
  const address = 'https://agenda.test/forgot-password'
  expect(text).toContain(`at ${address}`)
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([address])
  expect(html).toContain(`>${address}</a>`)
})
