import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '../../../../contract/week.ts'
import { enoughDays, fieldWords } from './field-words.ts'

/** Consecutive days from a Monday, each with its moods. */
const days = (count: number, moodsOf: (day: string, n: number) => string[]) =>
  Array.from({ length: count }, (_, n) => {
    const date = addDays('2026-08-31', n)
    return { date, moods: moodsOf(date, n) }
  })

test('nothing is said of too few days', () => {
  expect(fieldWords(days(enoughDays - 1, () => ['calm']))).toBeUndefined()
  expect(fieldWords(days(enoughDays, () => ['calm']))).toBe('Mostly calm.')
})

test('a weekday is told of only where it is lighter than the others, and often enough there', () => {
  const sunny = (day: string) => (weekdayOf(day) === 7 ? ['happy'] : ['sad'])
  expect(fieldWords(days(28, sunny))).toBe('Often sad, and you came through. Sundays are your lightest day.')
  expect(fieldWords(days(21, sunny))).toBe('Often sad, and you came through.')
  expect(fieldWords(days(28, () => ['happy']))).toBe('Mostly happy.')
})

test('where no mood prevails, it was all kinds of weather; never a number', () => {
  const turns = ['happy', 'calm', 'anxious', 'sad', 'energetic']
  const words = fieldWords(days(35, (_, n) => [turns[n % 5] ?? '']))
  expect(words).toBe('All kinds of weather.')
  expect(words).not.toMatch(/\d/)
  // A mood of another client counts, but is not named.
  expect(fieldWords(days(20, () => ['wistful']))).toBe('All kinds of weather.')
})
