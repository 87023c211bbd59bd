import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passwordFault, passwordRequirements, passwordStrength } from './password-strength.ts'

describe('the strength of a password', () => {
  test.each([
    ['', 0],
    ['abc', 0],
    ['abcdefgh', 1],
    ['abcdefgH', 2],
    ['abcdefG7', 3],
    ['abcdefG7!', 4],
    // Twelve characters add one point, and four points are the most.
    ['abcdefghijkl', 2],
    ['abcdefghijkL', 3],
    ['abcdefghijL7!', 4],
  ])('%j has %i', (password, score) => expect(passwordStrength(password)).toBe(score))

  test.each(['password', '123456', 'qwerty', 'admin'])(
    'loses two points by holding %j, in any case',
    (common) => {
      const rest = 'Zz!9'
      // A point each for length, twelve characters, lower case, upper case, digit and special character. The score is
      // four at most.
      const points = [8, 12].filter((length) => `${common}${rest}`.length >= length).length + 4
      expect(passwordStrength(`${common}${rest}`)).toBe(points - 2 - 1)
      expect(passwordStrength(`${common.toUpperCase()}${rest}`)).toBe(points - 2 - 1)
    },
  )

  test('never falls below 0: two points off one leave none', () => {
    expect(passwordStrength('admin')).toBe(0)
    expect(passwordStrength('123456')).toBe(0)
  })

  test('is 0 to 4, whatever the password', () => {
    fc.assert(
      fc.property(fc.string(), (password) => {
        expect([0, 1, 2, 3, 4]).toContain(passwordStrength(password))
      }),
    )
  })
})

test('each of the specified special characters counts as one, and no other sign does', () => {
  for (const sign of '!@#$%^&*()_+-=[]{}|;:,.<>?') expect(passwordRequirements(sign).special, sign).toBe(true)
  for (const sign of [' ', 'ä', '~', '"', "'", '/', '\\', '`', '€'])
    expect(passwordRequirements(sign).special, sign).toBe(false)
})

test('the first fault is told: length, then whether both are the same, then strength', () => {
  expect(passwordFault('seven77', 'other')).toBe('Password must be at least 8 characters')
  expect(passwordFault('abcdefgh', 'abcdefgi')).toBe('Passwords do not match')
  expect(passwordFault('abcdefgh')).toBe('Password is too weak. Please choose a stronger password.')
  expect(passwordFault('abcdefgH')).toBeUndefined()
})
