import { describe, expect, test } from 'vitest'
import type { HealthEntry } from '../../../contract/health.ts'
import { controlOf, emptyForm, entryBodyOf, entryFormOf, isSame, unreadable } from './entry-form.ts'

const entry: HealthEntry = {
  id: '01980000-0000-7000-8000-000000000000',
  dateISO: '2026-11-18',
  waterMl: 1750.5,
  steps: 9000,
  sleepHours: 7.5,
  weightKg: 64.3,
  bodyFatPct: 21.7,
  waistCm: 74,
  systolic: 121,
  diastolic: 79,
  glucoseMgDl: 92,
  glucoseContext: 'postmeal',
  meds: [
    { name: 'Iron', taken: true, time: '08:00' },
    { name: 'Vitamin D', taken: false, time: null },
  ],
  notes: 'Slept with the window open.',
}

describe('what is sent', () => {
  test('an entry becomes a form and the same entry again', () => {
    const { id, ...stored } = entry
    expect(entryBodyOf(entry.dateISO, entryFormOf(entry))).toEqual(stored)
    expect(id).toBeTruthy()
  })

  test('of an empty day, nothing but the day', () => {
    expect(entryBodyOf('2026-11-18', entryFormOf(null))).toEqual({ dateISO: '2026-11-18' })
  })

  test('an empty field is left out, a zero is not', () => {
    expect(entryBodyOf('2026-11-18', { ...emptyForm, steps: '0', notes: ' \u200b' })).toEqual({
      dateISO: '2026-11-18',
      steps: 0,
    })
  })

  test('the context of glucose goes only with a value, fasting unless chosen', () => {
    const form = { ...emptyForm, glucoseContext: 'postmeal' as const }
    expect(entryBodyOf('2026-11-18', form)).toEqual({ dateISO: '2026-11-18' })
    expect(entryBodyOf('2026-11-18', { ...form, glucoseMgDl: '101' })).toMatchObject({
      glucoseContext: 'postmeal',
    })
    expect(entryBodyOf('2026-11-18', { ...emptyForm, glucoseMgDl: '90' })).toMatchObject({
      glucoseContext: 'fasting',
    })
  })

  test('whole numbers lose their fraction, the others keep it', () => {
    const form = { ...emptyForm, steps: '10.7', systolic: '120,9', diastolic: '80.2', waistCm: '74,5' }
    expect(entryBodyOf('d', form)).toEqual({
      dateISO: 'd',
      steps: 10,
      systolic: 120,
      diastolic: 80,
      waistCm: 74.5,
    })
  })

  test('a medication without a name is dropped, the others are trimmed', () => {
    const meds = [
      { key: 0, name: '  ', time: '08:00', taken: true },
      { key: 1, name: ' Iron ', time: '', taken: true },
    ]
    expect(entryBodyOf('d', { ...emptyForm, meds }).meds).toEqual([{ name: 'Iron', time: null, taken: true }])
  })
})

describe('whether something changed', () => {
  const form = entryFormOf(entry)
  test.each([
    ['the other decimal sign', { sleepHours: '7,5' }],
    ['a trailing zero', { sleepHours: '7.50' }],
    ['a row without a name', { meds: [...form.meds, { key: 9, name: ' ', time: '', taken: false }] }],
  ])('%s is no change', (_, change) => {
    expect(isSame({ ...form, ...change }, form)).toBe(true)
  })

  test.each([
    ['another number', { sleepHours: '8' }],
    ['an emptied field', { waterMl: '' }],
    ['a word for a number', { steps: 'many' }],
    ['the context of a value', { glucoseContext: 'fasting' as const }],
    ['a medication taken', { meds: form.meds.map((med) => ({ ...med, taken: true })) }],
    ['a note', { notes: 'x' }],
  ])('%s is one', (_, change) => {
    expect(isSame({ ...form, ...change }, form)).toBe(false)
  })

  test('a word beside another word is one too', () => {
    expect(isSame({ ...form, steps: 'many' }, { ...form, steps: 'few' })).toBe(false)
  })

  test('the context without a value is none', () => {
    expect(isSame({ ...emptyForm, glucoseContext: 'postmeal' }, emptyForm)).toBe(true)
  })
})

test('a text that is no number is named', () => {
  expect(unreadable({ ...emptyForm, weightKg: 'heavy', steps: '1 0' })).toEqual(['weightKg'])
})

test('the path of a refusal leads to its control, past the rows that were not sent', () => {
  const meds = ['', 'Iron', 'Zinc'].map((name, key) => ({ key: key + 5, name, time: '', taken: false }))
  const form = { ...emptyForm, meds }
  expect(controlOf('waterMl', form)).toBe('waterMl')
  expect(controlOf('meds.1.name', form)).toBe('meds.7.name')
  expect(controlOf('meds.0.time', form)).toBe('meds.6.time')
  expect(controlOf('dateISO', form)).toBeUndefined()
})
