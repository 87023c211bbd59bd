import { expect, test } from 'vitest'
import { emptyHealthEntry } from '../../../contract/empty-health-entry.ts'
import type { HealthEntry } from '../../../contract/health.ts'
import { lastInWords } from './last-values.ts'

const entry = (dateISO: string, change: Partial<HealthEntry>): HealthEntry => ({
  ...emptyHealthEntry(dateISO),
  id: dateISO,
  ...change,
})
const entries = [
  entry('2026-11-21', { weightKg: 99 }),
  entry('2026-11-20', { waterMl: 1500, steps: 9000, sleepHours: 7.5 }),
  entry('2026-11-19', { weightKg: 63.84, systolic: 121 }),
  entry('2026-11-12', {
    systolic: 118,
    diastolic: 76,
    glucoseMgDl: 92,
    notes: 'Rain.',
    meds: [
      { name: 'Iron', taken: true, time: null },
      { name: 'Zinc', taken: false, time: null },
    ],
  }),
]
const last = (section: Parameters<typeof lastInWords>[0]) => lastInWords(section, '2026-11-20', entries)

test('a section tells what was recorded last, and when, if that was another day', () => {
  expect(last('activity')).toBe('1,500 ml · 9,000 steps · Sleep 7.5 hours')
  expect(last('body')).toBe('Weight 63.84 kg, Thursday')
  expect(last('vitals')).toBe('118/76 mmHg · Blood Glucose 92 mg/dL, Thu, Nov 12')
  expect(last('meds')).toBe('1 of 2 taken, Thu, Nov 12')
  expect(last('notes')).toBe('Thu, Nov 12: Rain.')
})

test('days to come say nothing, nor does an empty history', () => {
  expect(lastInWords('body', '2026-11-18', entries)).toBeUndefined()
  expect(lastInWords('meds', '2026-11-20', [])).toBeUndefined()
})
