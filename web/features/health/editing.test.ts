import { describe, expect, test } from 'vitest'
import type { HealthEntry } from '../../../contract/health.ts'
import { isDirty, moveOnto, quickAdd, receive, settle, takeBack, untouched } from './editing.ts'

const entry = (change: Partial<HealthEntry>): HealthEntry => ({
  id: 'e',
  dateISO: '2026-11-18',
  waterMl: null,
  steps: null,
  sleepHours: null,
  weightKg: null,
  bodyFatPct: null,
  waistCm: null,
  systolic: null,
  diastolic: null,
  glucoseMgDl: null,
  glucoseContext: null,
  meds: [],
  notes: null,
  ...change,
})
const loaded = receive(untouched, entry({ waterMl: 500, steps: 4000, notes: 'Rain.' }))
const typed = (change: object) => ({ ...loaded, form: { ...loaded.form, ...change } })

describe('what the server has', () => {
  test('fills an untouched form, which is then not dirty', () => {
    expect(loaded.form).toMatchObject({ waterMl: '500', steps: '4000', notes: 'Rain.' })
    expect(isDirty(loaded)).toBe(false)
  })

  test('does not overwrite what was typed, and brings what was not', () => {
    const after = receive(typed({ waterMl: '900' }), entry({ waterMl: 700, steps: 5000, notes: 'Rain.' }))
    expect(after.form).toMatchObject({ waterMl: '900', steps: '5000', notes: 'Rain.' })
    expect(isDirty(after)).toBe(true)
  })

  test('leaves a row that has no name yet', () => {
    const row = { key: 0, name: '', time: '', taken: false }
    const after = receive(typed({ meds: [row] }), entry({ waterMl: 500, steps: 4000, notes: 'Rain.' }))
    expect(after.form.meds).toEqual([row])
  })
})

describe('what another device has saved before a save', () => {
  const theirs = entry({ waterMl: 1500, steps: 4000, notes: 'Sun.' })

  test('stays beneath what was typed here', () => {
    const after = moveOnto(typed({ steps: '6000' }), loaded.base, theirs)
    expect(after.form).toMatchObject({ waterMl: '1500', steps: '6000', notes: 'Sun.' })
  })

  test('and the quick adds of both come together', () => {
    const first = quickAdd(typed({ notes: 'Snow.' }), 'waterMl', 250).after
    const second = quickAdd(first, 'waterMl', 500).after
    const after = moveOnto(second, loaded.base, theirs)
    expect(after.base).toMatchObject({ waterMl: '2250', steps: '4000', notes: 'Sun.' })
    expect(after.form).toMatchObject({ waterMl: '2250', steps: '4000', notes: 'Snow.' })
    expect(moveOnto(after, after.base, entry({ waterMl: 2250, steps: 4000 })).base.waterMl).toBe('2250')
  })

  test('is all there is when the entry is gone', () => {
    expect(moveOnto(loaded, loaded.base, null)).toEqual(untouched)
  })
})

describe('the answer to a save', () => {
  test('makes the day clean, and rows without a name go', () => {
    const sent = typed({ steps: '6,000', meds: [{ key: 0, name: '', time: '', taken: false }] })
    const after = settle(sent, sent.form, entry({ waterMl: 500, steps: 6000, notes: 'Rain.' }))
    expect(isDirty(after)).toBe(false)
    expect(after.form).toMatchObject({ steps: '6000', meds: [] })
  })

  test('keeps what was typed meanwhile', () => {
    const sent = typed({ steps: '6000' })
    const meanwhile = { ...sent, form: { ...sent.form, notes: 'Sun.' } }
    const after = settle(meanwhile, sent.form, entry({ waterMl: 500, steps: 6000, notes: 'Rain.' }))
    expect(after.form.notes).toBe('Sun.')
    expect(isDirty(after)).toBe(true)
  })
})

describe('a quick add', () => {
  test('is saved by itself: a clean day stays clean', () => {
    const { after } = quickAdd(loaded, 'waterMl', 250)
    expect([after.form.waterMl, after.base.waterMl, isDirty(after)]).toEqual(['750', '750', false])
  })

  test('leaves every other edit unsaved and in place', () => {
    const { after } = quickAdd(typed({ notes: 'Sun.' }), 'steps', 1000)
    expect(after.form).toMatchObject({ steps: '5000', notes: 'Sun.' })
    expect(after.base).toMatchObject({ steps: '5000', notes: 'Rain.' })
  })

  test('adds to what the field shows, and to the stored number where that is no number', () => {
    expect(quickAdd(typed({ waterMl: '1000' }), 'waterMl', 250).after.base.waterMl).toBe('1250')
    expect(quickAdd(typed({ waterMl: 'lots' }), 'waterMl', 250).after.form.waterMl).toBe('750')
    expect(quickAdd(untouched, 'waterMl', 250).after.form.waterMl).toBe('250')
  })

  test('that fails is taken back on both sides, whatever was added since', () => {
    const first = quickAdd(typed({ waterMl: '1000' }), 'waterMl', 250)
    const second = quickAdd(first.after, 'waterMl', 500)
    const after = takeBack(second.after, first.added)
    expect([after.form.waterMl, after.base.waterMl]).toEqual(['1500', '1000'])
    const none = takeBack(after, second.added)
    expect([none.form.waterMl, none.base.waterMl]).toEqual(['1000', '500'])
  })

  test('that fails on an empty day leaves it empty', () => {
    const { after, added } = quickAdd(untouched, 'steps', 1000)
    expect(takeBack(after, added)).toEqual(untouched)
  })
})
