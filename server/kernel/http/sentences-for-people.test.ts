import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '../../../contract/api.ts'
import { newEvent } from '../../../contract/events.ts'
import { fieldNames } from '../../../contract/field-names.ts'
import { newHealthEntry, newHealthGoals } from '../../../contract/health.ts'
import { newGoals, planWeek } from '../../../contract/planner.ts'
import type { AnyRow } from '../../../contract/row.ts'
import { Refusal } from './refusal.ts'
import { parse } from './validate.ts'

const goals = { dailyWaterMl: 2000, sleepHoursTarget: 7, weightTargetKg: null }
const event = {
  title: 'Yoga',
  description: 'Bring a mat.',
  start: '2026-11-20T18:00:00Z',
  end: '2026-11-20T19:00:00Z',
  location: { type: 'venue' },
}

test.each([
  ['tags.2', { tags: ['a', 'b', 'c'.repeat(41)] }, 'Tag 3 should be at most 40 characters.'],
  ['tags', { tags: Array(21).fill('a') }, 'Tags should have at most 20 entries.'],
  ['capacity', { capacity: 1_000_001 }, 'Capacity should be at most 1,000,000.'],
  ['capacity', { capacity: 1.5 }, 'Capacity should be a whole number.'],
  ['title', { title: undefined }, 'Title is required.'],
  ['isActive', { isActive: 'yes' }, 'Active should be true or false.'],
  ['location.address', { location: { type: 'venue', address: 7 } }, 'Address of location should be text.'],
  ['remindersDefault.0', { remindersDefault: [-1] }, 'Reminder 1 should be at least 0.'],
  ['title', { title: ' ' }, 'Title cannot be empty.'],
  ['tags.1', { tags: ['a', ''] }, 'Tag 2 cannot be empty.'],
  ['start', { start: 'soon' }, 'A time should be an ISO 8601 date and time with Z or an offset.'],
  ['visibility', { visibility: 'none' }, 'Visibility should be one of: all, geo.'],
])(
  'what is wrong with %s is a sentence for people, and the path is for programs',
  (path, wrong, sentence) => {
    const refusal = parse(newEvent, { ...event, ...wrong })
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ message: sentence, errors: [{ path, message: sentence }] })
  },
)

test.each([
  [
    'meds.0.name',
    newHealthEntry,
    { dateISO: '2026-11-20', meds: [{ name: '\u200b' }] },
    'Name of medication 1 cannot be empty.',
  ],
  ['steps', newHealthEntry, { dateISO: '2026-11-20', steps: 1.5 }, 'Steps should be a whole number.'],
  ['dailySteps', newHealthGoals, { ...goals, dailySteps: 0.5 }, 'Daily steps should be a whole number.'],
  ['dateISO', newHealthEntry, { dateISO: '2026-02-30' }, 'Date is not valid.'],
  ['dateISO', newHealthEntry, { dateISO: '0000-01-01' }, 'Date is not valid.'],
  ['week', newGoals, { week: 'soon', goals: [], reminders: [] }, 'Week is not valid.'],
  [
    'week',
    newGoals,
    { week: '1899-12-31', goals: [], reminders: [] },
    'The year should be between 1900 and 2100.',
  ],
  ['weekStartDate', planWeek, { weekStartDate: '2026-13-01' }, 'Week start date is not valid.'],
] as const)('what is wrong with %s is one sentence, which names it', (path, schema, sent, sentence) => {
  const refusal = parse(schema, sent)
  expect(refusal).toMatchObject({ message: sentence, errors: [{ path, message: sentence }] })
  expect((refusal as Refusal).errors).toHaveLength(1)
})

/** The API defines the allowed values. */
const withoutValues = (sentence: string) => sentence.replace(/one of: .*/, '')

/** A wrong value for every field of a schema. */
const wrongFor = (schema: z.ZodMiniType): unknown =>
  schema instanceof z.ZodMiniObject
    ? Object.fromEntries(Object.keys(schema.shape).map((name) => [name, Symbol('wrong')]))
    : null

test('no sentence of any call quotes a path or has the spelling of a program', () => {
  const told: string[] = []
  for (const row of Object.values(api)) {
    if (!('body' in row)) continue
    const answer = parse(row.body, wrongFor(row.body))
    if (answer instanceof Refusal) told.push(...(answer.errors ?? []).map(({ message }) => message))
  }
  expect(told.length).toBeGreaterThan(50)
  expect(told.map(withoutValues).filter((sentence) => /'|_|[a-z][A-Z]/.test(sentence))).toEqual([])
})

test('a sentence tells what it is made of, down to the name of its field', () => {
  const refusal = parse(newEvent, { ...event, tags: ['a', 'b', 'c'.repeat(41)] })
  const made = {
    text: '{field} should be at most {limit, plural, one {{limit, number} character} other {{limit, number} characters}}.',
    values: {
      limit: 40,
      field: { text: '{entry} {number}', values: { number: 3, entry: { text: 'tag', values: {} } } },
    },
  }
  expect(refusal).toMatchObject({ problem: { ...made, errors: [{ path: 'tags.2', ...made }] } })
})

test('a sentence of a schema tells what it is made of as well', () => {
  const refusal = parse(newHealthEntry, { dateISO: '2026-11-20', waterMl: 20_001 })
  const made = {
    text: 'Water should be between {least, number} and {most, number} ml',
    values: { least: 0, most: 20_000 },
  }
  const detail = 'Water should be between 0 and 20,000 ml'
  expect(refusal).toMatchObject({ problem: { detail, ...made } })
})

const fieldsOf = (schema: unknown): string[] => {
  const def = (schema as { def?: Record<string, unknown> } | undefined)?.def
  if (!def) return []
  const shape = Object.entries((def.shape ?? {}) as Record<string, unknown>)
  const within = [def.innerType, def.element, def.in, def.out, ...((def.options as unknown[]) ?? [])]
  return [...shape.flatMap(([name, field]) => [name, ...fieldsOf(field)]), ...within.flatMap(fieldsOf)]
}

test('every field of every call has a name for people', () => {
  const rows = Object.values<AnyRow>(api)
  const fields = new Set(rows.flatMap(({ body, query, params }) => [body, query, params].flatMap(fieldsOf)))
  expect(fields.size).toBeGreaterThan(100)
  expect([...fields].filter((field) => !(field in fieldNames))).toEqual([])
})
