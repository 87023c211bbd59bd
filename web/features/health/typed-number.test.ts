import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTyped, stepTyped, writeNumber } from './typed-number.ts'

describe('what a member types', () => {
  test.each([
    ['7.5', 'decimal', 7.5],
    ['7,5', 'decimal', 7.5],
    [' 64,3 ', 'decimal', 64.3],
    [',5', 'decimal', 0.5],
    ['5.', 'decimal', 5],
    ['64,300', 'decimal', 64.3],
    ['1,500', 'amount', 1500],
    ['1.500', 'amount', 1500],
    ['250,5', 'amount', 250.5],
    ['10,000', 'whole', 10_000],
    ['10 000', 'whole', 10_000],
    ["10'000", 'whole', 10_000],
    ['120.9', 'whole', 120],
    ['-4', 'whole', -4],
  ] as const)('%s as %s is %d', (text, kind, value) => {
    expect(parseTyped(text, kind)).toBe(value)
  })

  test.each(['', ' ', '\u00a0'])('nothing is null', (text) => {
    expect(parseTyped(text, 'decimal')).toBeNull()
  })

  test.each(['abc', '7h', '1.2.3', '1,2,3', '-', '.', '1e3', '0x10', '9'.repeat(400)])(
    '%s is not a number',
    (text) => {
      expect(parseTyped(text, 'decimal')).toBeUndefined()
    },
  )

  test('what is written is read again as the same number', () => {
    const hundredths = fc.integer({ min: 0, max: 20_000_000 }).map((value) => value / 100)
    fc.assert(
      fc.property(hundredths, (value) => {
        expect(parseTyped(writeNumber(value), value < 1000 ? 'decimal' : 'amount')).toBe(value)
      }),
    )
  })

  test('no text makes a number that is not finite', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('decimal', 'amount', 'whole'), (text, kind) => {
        const value = parseTyped(text, kind as 'decimal')
        expect(value === null || value === undefined || Number.isFinite(value)).toBe(true)
      }),
    )
  })
})

describe('a step', () => {
  test.each([
    ['', 0.5, 1, '0.5'],
    ['7', 0.5, 1, '7.5'],
    ['7,3', 0.1, 1, '7.4'],
    ['0.3', 0.1, -1, '0.2'],
    ['0', 0.1, -1, '0'],
    ['80', 1, 1, '81'],
    ['abc', 1, 1, 'abc'],
  ] as const)('from %s by %d', (text, step, direction, after) => {
    expect(stepTyped(text, 'decimal', step, direction)).toBe(after)
  })
})
