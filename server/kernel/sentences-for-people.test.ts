import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '../../contract/api.ts'
import { newEvent } from '../../contract/events.ts'
import { Refusal } from './refusal.ts'
import { parse } from './validate.ts'

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
  ['visibility', { visibility: 'none' }, 'Visibility should be one of: all, geo.'],
])(
  'what is wrong with %s is a sentence for people, and the path is for programs',
  (path, wrong, sentence) => {
    const refusal = parse(newEvent, { ...event, ...wrong })
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ message: sentence, errors: [{ path, message: sentence }] })
  },
)

/** The values that may be sent are the API's own. */
const withoutValues = (sentence: string) => sentence.replace(/one of: .*/, '')

/** Something wrong for every field of a schema. */
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
