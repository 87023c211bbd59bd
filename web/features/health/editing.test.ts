import { describe, expect, test } from 'vitest'
import { emptyHealthEntry } from '../../../contract/empty-health-entry.ts'
import type { HealthEntry } from '../../../contract/health.ts'
import { dirtyFields, isDirty, meet, receive, settle, takeStored, untouched } from './editing.ts'

const entry = (change: Partial<HealthEntry>): HealthEntry => ({
  ...emptyHealthEntry('2026-11-18'),
  id: 'e',
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

  test('does not pass for seen what another device wrote while one typed', () => {
    const after = receive(typed({ notes: 'Sun.', steps: '9000' }), entry({ notes: 'Hail.', steps: 5000 }))
    expect([after.form.notes, after.base.notes]).toEqual(['Sun.', 'Rain.'])
    expect(after.base.steps, 'a number that grows by taps is seen as it grows').toBe('5000')
    const again = receive(after, entry({ notes: 'Sun.', steps: 5000 }))
    expect(dirtyFields(again), 'the same words are no change').toEqual(['steps'])
    expect(meet(after, entry({ notes: 'Hail.' })).base.notes).toBe('Hail.')
  })

  test('leaves a row that has no name yet', () => {
    const row = { key: 0, name: '', time: '', taken: false }
    const after = receive(typed({ meds: [row] }), entry({ waterMl: 500, steps: 4000, notes: 'Rain.' }))
    expect(after.form.meds).toEqual([row])
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

test('the fields that hold something to save are told by name', () => {
  expect(dirtyFields(typed({ steps: '4.000', notes: 'Sun.', sleepHours: '7,5' }))).toEqual([
    'sleepHours',
    'notes',
  ])
})

test('what is stored can be taken in place of what was typed, a field at a time', () => {
  const after = takeStored(typed({ waterMl: '900', notes: 'Sun.' }), 'waterMl')
  expect([after.form.waterMl, after.form.notes]).toEqual(['500', 'Sun.'])
})
