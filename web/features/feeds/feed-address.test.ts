import { expect, test } from 'vitest'
import { googleAddress, publicAddress, webcalAddress } from './feed-address.ts'

const path = '/api/feeds/abc.ics'

test.each([
  ['https://agenda.example.org', 'https://agenda.example.org', 'https://agenda.example.org'],
  ['http://localhost:3000', 'http://localhost:3000', 'http://localhost:3000'],
  // Opened by a telephone at home, of a server that was not told its name.
  ['http://localhost:3000', 'http://192.168.1.20:3000', 'http://192.168.1.20:3000'],
  // Opened by another name than the one that was given.
  ['https://agenda.example.org', 'http://10.0.0.2:3000', 'https://agenda.example.org'],
])('the address of a server that calls itself %s, opened at %s, begins with %s', (own, here, expected) => {
  expect(publicAddress(`${own}${path}`, here)).toBe(`${expected}${path}`)
})

test('a calendar of the device opens it as webcal, Google only what comes by https', () => {
  expect(webcalAddress(`https://agenda.example.org${path}`)).toBe(`webcal://agenda.example.org${path}`)
  expect(googleAddress(`https://agenda.example.org${path}`)).toBe(
    'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fagenda.example.org%2Fapi%2Ffeeds%2Fabc.ics',
  )
  expect(googleAddress(`http://agenda.local${path}`)).toBeUndefined()
})
