import { expect, test } from 'vitest'
import { today } from '../../lib/time/days.ts'
import { bodyOf, entryOf, faultsOfMoment, nothing } from './check-in-entry.ts'

const stored = {
  id: '01980000-0000-7000-8000-000000000001',
  date: '2026-11-18',
  mood: 'calm',
  emotion_tags: ['tired'],
  note: null,
  created_at: new Date('2026-11-18T08:15:42').toISOString(),
}

test('a check-in of now is of today, and the server says when', () => {
  expect(bodyOf({ ...nothing, mood: 'calm' })).toMatchObject({ date: today(), created_at: undefined })
})

test('a day and a time are sent as their moment here; without a time the day alone', () => {
  const entry = { ...nothing, mood: 'calm', date: '2026-11-02', time: '07:05' }
  expect(bodyOf(entry)).toMatchObject({
    date: '2026-11-02',
    created_at: new Date('2026-11-02T07:05').toISOString(),
  })
  expect(bodyOf({ ...entry, time: '' }).created_at).toBeUndefined()
})

test('an edited check-in keeps the seconds of its moment, unless it is moved', () => {
  const before = entryOf(stored)
  expect(before).toMatchObject({ date: '2026-11-18', time: '08:15' })
  expect(bodyOf({ ...before, mood: 'sad' }, before).created_at).toBeUndefined()
  expect(bodyOf({ ...before, date: '2026-11-17' }, before).created_at).toBe(
    new Date('2026-11-17T08:15').toISOString(),
  )
})

test('one that was saved on another day than the one it is of has no hour', () => {
  expect(entryOf({ ...stored, date: '2026-11-02' }).time).toBe('')
})

test('a day and an hour to come are told at their fields', () => {
  const now = new Date('2026-11-18T12:00').getTime()
  const at = (date: string, time: string) =>
    faultsOfMoment({ ...nothing, date, time }, now).map(({ name }) => name)
  expect(at('2200-01-01', '')).toEqual(['date'])
  expect(at('2026-11-18', '12:01')).toEqual(['time'])
  expect(at('2026-11-18', '12:00')).toEqual([])
  expect(at('', '')).toEqual([])
})
