import { afterEach, expect, test } from 'vitest'
import { coverOf, lastCover, rememberCover } from './shown-cover.ts'
import { readWeek } from './week-content.ts'

afterEach(() => localStorage.clear())

test('the last cover is one of an earlier week, another one, and of the same member', () => {
  rememberCover('ada', '2026-11-16', '/rain.webp')
  expect(lastCover('ada', '2026-11-23', '/tide.webp')).toBe('/rain.webp')
  expect(lastCover('ada', '2026-11-16', '/tide.webp'), 'the same week').toBeUndefined()
  expect(lastCover('ada', '2026-11-09', '/tide.webp'), 'a clock that went back').toBeUndefined()
  expect(lastCover('ada', '2026-11-23', '/rain.webp'), 'the same cover').toBeUndefined()
  expect(lastCover('ben', '2026-11-23', '/tide.webp'), 'somebody else').toBeUndefined()
})

test('whatever is written there instead is no cover', () => {
  for (const broken of ['', 'x', '2026-11-16']) {
    localStorage.setItem('week_shown_ada', broken)
    expect(lastCover('ada', '2026-11-23', '/tide.webp')).toBeUndefined()
  }
})

test('of a cover of ours the width that screens have shown is remembered, of another the whole', () => {
  const sizes = [1600, 800, 400].map((width) => ({ url: `/tide-${width}.webp`, width }))
  const week = readWeek({ id: '1', title: 'Tide', coverImageUrl: '/tide-1600.webp' })
  expect(coverOf({ ...week, coverSizes: sizes })).toBe('/tide-800.webp')
  const avif = sizes.map(({ url, width }) => ({ url: url.replace('webp', 'avif'), width }))
  expect(coverOf({ ...week, coverSizes: sizes, coverAvif: avif })).toBe('/tide-800.avif')
  expect(coverOf(week)).toBe('/tide-1600.webp')
  expect(coverOf({ ...week, coverImageUrl: null })).toBeNull()
})
