import { randomUUIDv7 } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affirmations } from '../../../content/affirmations.ts'
import { addDays } from '../../../contract/week.ts'
import { writtenAffirmation } from './rules.ts'

const days = fc.integer({ min: 0, max: 20_000 }).map((from) => addDays('2000-01-01', from))
const member = fc.uuid()

test('a member sees the whole collection before any of it comes again, from whatever day on', () => {
  fc.assert(
    fc.property(member, days, (id, from) => {
      const seen = affirmations.map((_, day) => writtenAffirmation(affirmations, id, addDays(from, day)))
      expect(new Set(seen).size).toBe(affirmations.length)
    }),
    { numRuns: 5 },
  )
  expect(affirmations.length).toBeGreaterThanOrEqual(200)
})

test('it is the same all day, and another the next', () => {
  fc.assert(
    fc.property(member, days, (id, day) => {
      const text = writtenAffirmation(affirmations, id, day)
      expect(writtenAffirmation(affirmations, id, day)).toBe(text)
      expect(writtenAffirmation(affirmations, id, addDays(day, 1))).not.toBe(text)
    }),
    { numRuns: 50 },
  )
})

test('members differ from each other, in the text of a day and in what follows it', () => {
  const members = Array.from({ length: 400 }, () => randomUUIDv7())
  const of = (day: string) => members.map((id) => writtenAffirmation(affirmations, id, day))
  const [today, tomorrow] = [of('2026-11-18'), of('2026-11-19')]
  // 400 random choices among 242 texts give about 196 different ones.
  expect(new Set(today).size).toBeGreaterThan(150)
  expect(new Set(today.map((text, at) => `${text} ${tomorrow[at]}`)).size).toBeGreaterThan(390)
})

test('a collection of one repeats, and one that grows still answers', () => {
  expect(writtenAffirmation(['Only this.'], 'id', '2026-11-18')).toBe('Only this.')
  const grown = [...affirmations, 'I have room for one more.']
  expect(grown).toContain(writtenAffirmation(grown, 'id', '2026-11-18'))
})
