import { describe, expect, test } from 'vitest'
import { makeEvent } from '../../test/make-event.ts'
import {
  coordinatesIn,
  filterEvents,
  parseNumber,
  parseRadius,
  parseReminders,
  parseTags,
  parseWhole,
} from './rules.ts'

test('tags are separated by commas, trimmed, and each is there once', () => {
  expect(parseTags(' yoga, tea house ,, yoga,\tEvening ')).toEqual(['yoga', 'tea house', 'Evening'])
  expect(parseTags('  ')).toEqual([])
})

test('reminders are whole numbers; what is no number is dropped', () => {
  expect(parseReminders('1440,60')).toEqual([1440, 60])
  expect(parseReminders(' 30 , soon, 1.5, , 0, 60min, 30')).toEqual([30, 0])
  expect(parseReminders('')).toEqual([])
})

test('a price is a decimal, a capacity whole, and empty is none', () => {
  expect([parseNumber(''), parseNumber('  '), parseNumber('free')]).toEqual([null, null, null])
  expect([parseNumber('0'), parseNumber('12.50'), parseNumber('-3')]).toEqual([0, 12.5, -3])
  expect([parseWhole(''), parseWhole('24'), parseWhole('24.9'), parseWhole('x')]).toEqual([
    null,
    24,
    24,
    null,
  ])
})

test.each([
  ['', 50],
  ['far', 50],
  ['0', 50],
  ['-4', 50],
  ['12.5', 12.5],
])('a radius of %j is %d km', (text, km) => expect(parseRadius(text)).toBe(km))

test('a place pasted from a map fills both coordinates', () => {
  expect(coordinatesIn('27.7172, 85.3240')).toEqual({ lat: '27.7172', lng: '85.3240' })
  expect(coordinatesIn(' -33.9;151.2 ')).toEqual({ lat: '-33.9', lng: '151.2' })
  expect(coordinatesIn('27.7172')).toBeUndefined()
  expect(coordinatesIn('3 Elm St, Berlin')).toBeUndefined()
})

describe('the list', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const events = [
    makeEvent({ id: 'rose', title: 'Rose garden', start: '2026-11-21T18:00:00Z' }),
    makeEvent({ id: 'cafe', description: 'In the CAFÉ.', start: '2026-11-19T18:00:00Z', isActive: false }),
    makeEvent({ id: 'clay', tags: ['Crafts'], start: '2026-11-20T12:00:00Z', isActive: false }),
  ]
  const found = (filter: Partial<Parameters<typeof filterEvents>[1]>) =>
    filterEvents(events, { search: '', shown: 'all', upcomingOnly: false, ...filter }, now).map(
      ({ id }) => id,
    )

  test('is searched in title, description and tags, without regard to case and accents', () => {
    expect(found({ search: ' rose ' })).toEqual(['rose'])
    expect(found({ search: 'cafe' })).toEqual(['cafe'])
    expect(found({ search: 'CRAFT' })).toEqual(['clay'])
    expect(found({ search: 'nothing' })).toEqual([])
  })

  test('shows all, active or archived ones, and those to come', () => {
    expect(found({})).toEqual(['rose', 'cafe', 'clay'])
    expect(found({ shown: 'active' })).toEqual(['rose'])
    expect(found({ shown: 'archived' })).toEqual(['cafe', 'clay'])
    expect(found({ upcomingOnly: true })).toEqual(['rose', 'clay'])
    expect(found({ shown: 'archived', upcomingOnly: true, search: 'yoga' })).toEqual(['clay'])
  })
})
