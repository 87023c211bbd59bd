import { expect, test } from 'vitest'
import { textsIn } from '../../texts.ts'
import { adminMadeLetter, passwordChangedLetter } from './emails.ts'

test.each([passwordChangedLetter, adminMadeLetter])(
  'the address with which %o asks to act can be pressed',
  (letter) => {
    const to = { name: '<Ada> http://elsewhere.test', email: 'ada@example.org' }
    const { html, text } = letter(textsIn({}).in('en'), to, 'https://agenda.test')
    const address = 'https://agenda.test/forgot-password'
    expect(text).toContain(`at ${address}`)
    expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([address])
    expect(html).toContain(`>${address}</a>`)
  },
)
