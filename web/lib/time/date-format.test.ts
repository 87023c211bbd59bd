import { expect, test } from 'vitest'
import { dateFormat } from './date-format.ts'

const moment = new Date('2026-11-20T18:30:00Z')

test('a format is made once for its options and locale', () => {
  const options = { weekday: 'long', timeZone: 'UTC' } as const
  expect(dateFormat({ ...options }, 'en')).toBe(dateFormat({ ...options }, 'en'))
  expect(dateFormat(options, 'de')).not.toBe(dateFormat(options, 'en'))
  expect(dateFormat(options, 'en').format(moment)).toBe('Friday')
  expect(dateFormat(options, 'de').format(moment)).toBe('Freitag')
})

test('a device that travels gets formats of its new zone', () => {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const before = process.env.TZ
  try {
    process.env.TZ = 'Europe/Berlin'
    expect(dateFormat(options, 'en').format(moment)).toBe('19:30')
    process.env.TZ = 'Asia/Tokyo'
    expect(dateFormat(options, 'en').format(moment)).toBe('03:30')
  } finally {
    process.env.TZ = before
  }
})
