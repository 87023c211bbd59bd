import { expect, test } from 'vitest'
import type { HealthEntry } from '../../../contract/health.ts'
import { isDirty, quickAdd, untouched } from './editing.ts'
import type { EntryForm } from './entry-form.ts'
import {
  beginDay,
  draftOf,
  type HealthDayEvent,
  type HealthDayState,
  healthDayReducer,
  isDraftNews,
} from './health-day.ts'

const measures = [
  'waterMl',
  'steps',
  'sleepHours',
  'weightKg',
  'bodyFatPct',
  'waistCm',
  'systolic',
  'diastolic',
]
const nothing = Object.fromEntries([...measures, 'glucoseMgDl'].map((name) => [name, null]))
const entry = (change: Partial<HealthEntry>) =>
  ({ ...nothing, meds: [], notes: null, glucoseContext: null, ...change }) as HealthEntry
const after = (events: HealthDayEvent[], begun: HealthDayState = beginDay(undefined)) =>
  events.reduce(healthDayReducer, begun)
const type = (part: object, control = ''): HealthDayEvent => ({ type: 'typed', part, control })

test('a day that is read, typed into and saved is clean, and what was typed meanwhile is not', () => {
  const saved = after([
    { type: 'read', entry: entry({ waterMl: 500 }) },
    type({ notes: 'Rain.' }),
    { type: 'sent', which: 'form', entry: entry({ waterMl: 700 }) },
    type({ steps: '9000' }),
    { type: 'answered', which: 'form', entry: entry({ waterMl: 700, notes: 'Rain.' }) },
  ])
  expect(saved.sent).toMatchObject({ waterMl: '700', notes: 'Rain.', steps: '' })
  expect(saved.form).toMatchObject({ waterMl: '700', notes: 'Rain.', steps: '9000' })
  expect(isDirty(saved)).toBe(true)
})

test('a quick add goes out alone, and is taken back alone', () => {
  const typed = after([{ type: 'read', entry: entry({ waterMl: 500 }) }, type({ notes: 'Rain.' })])
  const { added } = quickAdd(typed, 'waterMl', 250)
  const sent = after(
    [
      { type: 'added', field: 'waterMl', amount: 250 },
      { type: 'sent', which: 'base', entry: entry({ waterMl: 500 }) },
    ],
    typed,
  )
  expect(sent.sent).toMatchObject({ waterMl: '750', notes: '' })
  const back = after([{ type: 'takenBack', added }], sent)
  expect(back.form).toMatchObject({ waterMl: '500', notes: 'Rain.' })
})

test('what a lost try has stored is not added to it once more', () => {
  const lost = after([
    { type: 'read', entry: entry({ waterMl: 500 }) },
    { type: 'added', field: 'waterMl', amount: 250 },
    { type: 'sent', which: 'base', entry: entry({ waterMl: 500 }) },
  ])
  const again = after([{ type: 'sent', which: 'base', entry: entry({ waterMl: 750 }) }], lost)
  expect(again.sent.waterMl).toBe('750')
  const other = after([{ type: 'sent', which: 'base', entry: entry({ waterMl: 900 }) }], lost)
  expect(other.sent.waterMl).toBe('1150')
})

test('what is refused stands at its field until that is changed, and the first has the focus', () => {
  const errors = { steps: 'Too many', notes: 'Too long' }
  const refused = after([{ type: 'refused', errors }])
  expect([refused.errors, refused.focus]).toEqual([errors, { name: 'steps' }])
  const typed = after([type({ steps: '9' }, 'steps')], refused)
  expect(typed.errors).toEqual({ notes: 'Too long' })
  expect(typed.focus).toBe(refused.focus)
})

test('a draft is news until the day was read, and only where it differs from what is stored', () => {
  const typed = { ...untouched.form, notes: 'Rain.' }
  const draft = beginDay({ typed, base: untouched.base })
  const read = (change: Partial<HealthEntry>) => after([{ type: 'read', entry: entry(change) }], draft)
  expect([draft.isDraft, read({}).isDraft]).toEqual([true, false])
  expect([isDraftNews(draft, read({})), isDraftNews(draft, read({ notes: 'Rain.' }))]).toEqual([true, false])
  expect(isDraftNews(read({}), read({}))).toBe(false)
  expect([draftOf(read({}))?.typed.notes, draftOf(read({ notes: 'Rain.' }))]).toEqual(['Rain.', undefined])
})

test('a field that a draft of an earlier version lacks is empty', () => {
  const { notes: _, ...older } = { ...untouched.form, steps: '9000' }
  const draft = beginDay({ typed: older as EntryForm, base: {} as EntryForm })
  expect([draft.form.notes, draft.form.steps, draft.base]).toEqual(['', '9000', untouched.base])
})
