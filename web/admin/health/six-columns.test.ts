import papa from 'papaparse'
import { expect, test } from 'vitest'
import type { HealthEntry } from '../../../contract/health.ts'
import { type Cell, stringifyCsv } from '../../lib/csv-style.ts'
import { exportColumns, exportFileName, exportRow } from './export.ts'

const toCsv = (columns: string[], rows: Cell[][]) => stringifyCsv([columns, ...rows], 'comma')

const entry: HealthEntry = {
  id: '1',
  dateISO: '2026-11-18',
  waterMl: 1500,
  steps: 9000,
  sleepHours: 7.5,
  weightKg: 64.3,
  bodyFatPct: 20,
  waistCm: 74,
  systolic: 121,
  diastolic: 79,
  glucoseMgDl: 92,
  glucoseContext: 'fasting',
  meds: [],
  notes: null,
}

test('an export has its six columns, and what was not recorded is empty', async () => {
  const bare = { ...entry, waterMl: null, steps: null, sleepHours: null, weightKg: null }
  expect(await toCsv(exportColumns(), [entry, bare].map(exportRow))).toBe(
    [
      'Date,Water (ml),Steps,Weight (kg),Sleep (hrs),Notes',
      '2026-11-18,1500,9000,64.3,7.5,',
      '2026-11-18,,,,,',
    ].join('\r\n'),
  )
})

test('commas in notes become semicolons, also where a formula would hide behind one', async () => {
  const notes = ['tea, soup, rain', ',=1+1', '=HYPERLINK("http://evil.example","x")', 'two\nlines']
  const csv = await toCsv(
    exportColumns(),
    notes.map((note) => exportRow({ ...entry, notes: note })),
  )
  const { data } = papa.parse<string[]>(csv, { newline: '\r\n' })
  expect(data.slice(1).map((row) => row[5])).toEqual([
    'tea; soup; rain',
    ';=1+1',
    `'=HYPERLINK("http://evil.example";"x")`,
    'two\nlines',
  ])
})

test('the file is named after the address and the moment, in letters that every system takes', () => {
  const at = new Date(2026, 10, 18, 9, 5, 7)
  expect(exportFileName('mira@example.org', at)).toBe('health-data-mira@example.org-2026-11-18-090507.csv')
  expect(exportFileName('a/b*c@example.org', at)).toBe('health-data-a_b_c@example.org-2026-11-18-090507.csv')
})
