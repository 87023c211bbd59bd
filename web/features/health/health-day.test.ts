import { expect, test } from 'vitest'
import type { HealthEntry } from '../../../contract/health.ts'
import { isDirty, untouched } from './editing.ts'
import type { EntryForm } from './entry-form.ts'
import { measurementInWords, measurementsOf } from './field-words.ts'
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
    { type: 'sent' },
    type({ steps: '9000' }),
    { type: 'answered', entry: entry({ waterMl: 700, notes: 'Rain.' }) },
  ])
  expect(saved.sent).toMatchObject({ waterMl: '500', notes: 'Rain.', steps: '' })
  expect(saved.form).toMatchObject({ waterMl: '700', notes: 'Rain.', steps: '9000' })
  expect(isDirty(saved)).toBe(true)
})

test('what is added while a save is under way is there before and after its answer', () => {
  const added = after([
    { type: 'read', entry: entry({ waterMl: 500 }) },
    type({ notes: 'Rain.' }),
    { type: 'sent' },
    { type: 'read', entry: entry({ waterMl: 750 }) },
  ])
  expect(added.form).toMatchObject({ waterMl: '750', notes: 'Rain.' })
  const saved = after([{ type: 'answered', entry: entry({ waterMl: 750, notes: 'Rain.' }) }], added)
  expect([saved.form.waterMl, isDirty(saved)]).toEqual(['750', false])
})

test('an addition leaves what is typed and not saved, in its own field too', () => {
  const typed = after([
    { type: 'read', entry: entry({ waterMl: 500 }) },
    type({ waterMl: '900', notes: 'Rain.' }),
  ])
  const added = after([{ type: 'read', entry: entry({ waterMl: 750 }) }], typed)
  expect(added.form).toMatchObject({ waterMl: '900', notes: 'Rain.' })
  expect(added.base.waterMl).toBe('750')
})

test('of what changed on both sides, both values are there until one is chosen', () => {
  const clashed = after([
    { type: 'read', entry: entry({ weightKg: 65 }) },
    type({ weightKg: '63', notes: 'Mine.', steps: '10' }),
    { type: 'sent' },
    {
      type: 'clashed',
      fields: ['weightKg', 'notes', 'steps'],
      entry: entry({ weightKg: 64, notes: 'Theirs.', steps: 10 }),
    },
  ])
  expect(clashed.clashes).toEqual(['weightKg', 'notes'])
  expect([clashed.form.weightKg, clashed.base.weightKg]).toEqual(['63', '64'])
  const chosen = after(
    [
      { type: 'chosen', field: 'weightKg', whose: 'theirs' },
      { type: 'chosen', field: 'notes', whose: 'mine' },
    ],
    clashed,
  )
  expect(chosen).toMatchObject({ clashes: [], form: { weightKg: '64', notes: 'Mine.' } })
  expect(isDirty(chosen)).toBe(true)
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

test('a pressure that two devices changed is kept apart, shown as one and chosen as one', () => {
  const events: HealthDayEvent[] = [
    { type: 'read', entry: entry({ systolic: 120, diastolic: 80 }) },
    type({ diastolic: '79' }),
    { type: 'read', entry: entry({ systolic: 130, diastolic: 80 }) },
  ]
  const typed = after(events)
  expect([typed.form, typed.base]).toMatchObject([
    { systolic: '120', diastolic: '79' },
    { systolic: '120', diastolic: '80' },
  ])
  const fields = ['systolic', 'diastolic'] as const
  const clashed = after(
    [{ type: 'sent' }, { type: 'clashed', fields, entry: entry({ systolic: 130, diastolic: 80 }) }],
    typed,
  )
  expect(clashed.clashes).toEqual(fields)
  expect(measurementsOf(clashed.clashes)).toEqual(['systolic'])
  const [mine, theirs] = [clashed.form, clashed.base].map(
    (form) => measurementInWords(form, 'systolic').value,
  )
  expect([mine, theirs]).toEqual(['120/79 mmHg', '130/80 mmHg'])
  const chosen = after([{ type: 'chosen', field: 'systolic', whose: 'theirs' }], clashed)
  expect([chosen.clashes, isDirty(chosen)]).toEqual([[], false])
})
