import { describe, expect, test } from 'vitest'
import { dueRecord, isOutdated } from './weekly-notification.ts'

/** A zone, the Monday of a week, and the UTC instant of 09:00 there on that day. */
const nineOnMonday: [string, string, string][] = [
  ['Europe/Berlin', '2026-11-23', '2026-11-23T08:00:00Z'],
  ['America/St_Johns', '2026-11-23', '2026-11-23T12:30:00Z'],
  ['Pacific/Kiritimati', '2026-11-23', '2026-11-22T19:00:00Z'],
  ['Asia/Kathmandu', '2026-11-23', '2026-11-23T03:15:00Z'],
  ['Pacific/Niue', '2026-11-23', '2026-11-23T20:00:00Z'],
  // The Monday after the end of daylight saving time.
  ['America/New_York', '2026-11-02', '2026-11-02T14:00:00Z'],
  // The week that spans two years.
  ['Asia/Calcutta', '2026-12-28', '2026-12-28T03:30:00Z'],
]

const minutesFrom = (moment: string, minutes: number) => new Date(Date.parse(moment) + minutes * 60_000)

describe.each(nineOnMonday)('in %s, the week of %s', (zone, week, nine) => {
  const key = `weekly_notification_${week}`
  test('is told from nine on Monday until the day is over, and at no other time', () => {
    expect(dueRecord(minutesFrom(nine, -1), zone, [])).toBeUndefined()
    expect(dueRecord(minutesFrom(nine, 0), zone, [])).toBe(key)
    expect(dueRecord(minutesFrom(nine, 15 * 60 - 1), zone, [])).toBe(key)
    for (let hours = 15; hours < 7 * 24; hours += 1)
      expect(dueRecord(minutesFrom(nine, hours * 60 - (hours === 167 ? 1 : 0)), zone, [])).toBeUndefined()
  })

  test('is told once', () => {
    expect(dueRecord(minutesFrom(nine, 5), zone, [key])).toBeUndefined()
    expect(dueRecord(minutesFrom(nine, 5), zone, ['weekly_notification_2026-01-05'])).toBe(key)
  })
})

test('records are kept for 30 days', () => {
  const now = new Date('2026-11-23T08:00:00Z')
  const daysAgo = (days: number) => String(now.getTime() - days * 86_400_000)
  expect(isOutdated(now, daysAgo(0))).toBe(false)
  expect(isOutdated(now, daysAgo(30))).toBe(false)
  expect(isOutdated(now, daysAgo(30.01))).toBe(true)
  expect(isOutdated(now, 'not a moment')).toBe(true)
  expect(isOutdated(now, '')).toBe(true)
})
