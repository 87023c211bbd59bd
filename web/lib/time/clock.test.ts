import { expect, test } from 'vitest'
import { clockRange, shortClockOf } from './clock.ts'

/** Intl puts thin and narrow spaces around its dashes and before AM and PM. */
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const range = (locale: string, from: string, to: string) =>
  plain(clockRange(at(from), at(to), { locale, timeZone: 'UTC' }))

test('a range is said as the region says it, with one AM or PM where one is enough', () => {
  expect(range('en-US', '18:30', '20:00')).toBe('6:30 – 8:00 PM')
  expect(range('en-US', '11:30', '13:00')).toBe('11:30 AM – 1:00 PM')
  expect(range('en-GB', '18:30', '20:00')).toBe('18:30 – 20:00')
  expect(range('de-DE', '08:15', '09:00')).toBe('08:15 – 09:00')
})

test('from noon on, each time has its own half of the day', () => {
  expect(range('en-US', '12:04', '13:04')).toBe('12:04 PM – 1:04 PM')
})

test('a day stands before its times once', () => {
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
  const told = clockRange(at('18:30'), at('20:00'), { locale: 'en-US', timeZone: 'UTC', ...day })
  expect(plain(told)).toBe('Fri, Nov 20, 6:30 – 8:00 PM')
})

test('where every letter counts, a full hour of a 12-hour clock has no minutes', () => {
  expect(['18:00', '18:30', '00:00', '12:05'].map((time) => plain(shortClockOf(time)))).toEqual([
    ...['6 PM', '6:30 PM', '12 AM', '12:05 PM'],
  ])
})
