import { expect, test } from 'vitest'
import { rsvpsInWords } from './show-rsvps.ts'

const statistics = { going: 12, interested: 3, not_going: 1, total: 16 }
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

test('all answers are told, and how full it is', () => {
  const words = rsvpsInWords({ statistics, capacity: { capacity: 24, available: 12, percentage: 50 } })
  expect(plain(words?.counts)).toBe('Going: 12 · Interested: 3 · Not going: 1 · Total: 16')
  expect(plain(words?.room)).toBe('Capacity: 24 · Available: 12 · 50% full')
})

test('nobody who stays away, and no capacity, is no word', () => {
  const words = rsvpsInWords({ statistics: { ...statistics, not_going: 0, total: 15 }, capacity: null })
  expect(plain(words?.counts)).toBe('Going: 12 · Interested: 3 · Total: 15')
  expect(words?.room).toBeNull()
})

test('no answers are no words', () =>
  expect(
    rsvpsInWords({ statistics: { going: 0, interested: 0, not_going: 0, total: 0 }, capacity: null }),
  ).toBeUndefined())
