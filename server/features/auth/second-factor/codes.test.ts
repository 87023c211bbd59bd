import { expect, test } from 'vitest'
import { isOneTimeCode, newRecoveryCode, newSecret, plainCode, secretInWords, stepOf } from './codes.ts'

// RFC 6238 appendix B, of SHA-1: its eight digits, of which apps show the last six.
const secret = Buffer.from('12345678901234567890')
const vectors = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000)

test.each(vectors)('at %d the code is that of RFC 6238', (seconds, digits) => {
  expect(stepOf(secret, digits.slice(-6), at(seconds))).toBe(Math.floor(seconds / 30))
})

test('a code is taken one step early or late, and no more', () => {
  // The code of the step from 30 to 59.
  const isTaken = (seconds: number) => stepOf(secret, '287082', at(seconds)) === 1
  expect([0, 29, 30, 59, 60, 89].map(isTaken)).toEqual(Array(6).fill(true))
  expect([90, 120, 3000].map(isTaken)).toEqual([false, false, false])
  expect(stepOf(secret, '000000', at(59))).toBeUndefined()
})

test('a secret has 160 bits, and an app can read its address', () => {
  const { secret: words, uri } = secretInWords(newSecret(), 'ada@example.org')
  expect(words).toMatch(/^[A-Z2-7]{32}$/)
  const address = new URL(uri)
  expect([address.protocol, address.host, address.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    'totp',
    'A-genda',
  ])
  expect(address.searchParams.get('secret')).toBe(words)
})

test('recovery codes are read as they are typed, and are not taken for a code', () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode)
  expect(new Set(codes).size).toBe(200)
  for (const code of codes) {
    expect(code).toMatch(/^([a-hj-km-np-z2-9]{4}-){3}[a-hj-km-np-z2-9]{4}$/)
    expect(isOneTimeCode(plainCode(code))).toBe(false)
  }
  expect(plainCode(' ABCD-efgh 2345 ')).toBe('abcdefgh2345')
  expect(isOneTimeCode(plainCode('123 456'))).toBe(true)
})
