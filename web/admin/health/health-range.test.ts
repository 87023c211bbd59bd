import { expect, test } from 'vitest'
import { askedRange, lastDays, rangeFault } from './health-range.ts'

test('a range of 366 days is loaded, one more is told', () => {
  expect(rangeFault({ from: '2026-01-01', to: '2027-01-01' })).toBeUndefined()
  expect(rangeFault({ from: '2026-01-01', to: '2027-01-02' })).toBe('A range spans at most 366 days.')
})

test('dates that are missing, no days, or the wrong way round are told', () => {
  expect(rangeFault({ from: '', to: '2026-01-01' })).toBe('Please choose both dates.')
  expect(rangeFault({ from: '2026-02-30', to: '2026-03-01' })).toBe('Please choose both dates.')
  expect(rangeFault({ from: '2026-03-02', to: '2026-03-01' })).toBe(
    'The first date comes after the last one.',
  )
})

test('it begins thirty days before today, and an address that asks for nonsense asks for nothing', () => {
  expect(lastDays('2026-11-18')).toEqual({ from: '2026-10-19', to: '2026-11-18' })
  expect(askedRange(new URLSearchParams('from=2026-11-01&to=2026-11-02'))).toEqual({
    from: '2026-11-01',
    to: '2026-11-02',
  })
  expect(askedRange(new URLSearchParams('from=2026-11-03&to=2026-11-02'))).toBeUndefined()
  expect(askedRange(new URLSearchParams('from=yesterday'))).toBeUndefined()
})
