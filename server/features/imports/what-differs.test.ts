import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import type { ImportKind } from '../../../contract/imports.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { day, importCalls, item } from '../../test/import-calls.ts'
import { makeMember } from '../../test/make.ts'
import { beginImport } from '../../test/restore-export.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const { send } = importCalls(() => app)

/** What differs once a row was brought in and is then looked at otherwise. */
async function differing(as: Session, kind: ImportKind, first: object, second: object) {
  const source = 'daylio'
  await send(as, await beginImport(app, as, source), kind, [{ ...first }])
  const { body } = await app.call('POST /imports/preview', {
    as,
    body: { source, kind, rows: [{ ...second }] },
  })
  return body.rows[0]?.differences
}

test('of a check-in is told with both values of each field', async () => {
  const as = await makeMember(app)
  const row = { source_id: 'a', date: day, mood: 'calm', note: null, emotion_tags: ['tea'] }
  const changed = { ...row, mood: 'sad', note: 'Rain.', emotion_tags: [], created_at: `${day}T12:00:00Z` }
  expect(await differing(as, 'mood', row, changed)).toEqual([
    { field: 'mood', here: 'calm', file: 'sad' },
    { field: 'emotion_tags', here: ['tea'], file: [] },
    { field: 'note', here: null, file: 'Rain.' },
  ])
})

test('of a day of health is told with both values, medicines in words', async () => {
  const as = await makeMember(app)
  const medicine = (taken: boolean) => ({ name: 'Iron', time: '08:00', taken })
  const row = { dateISO: day, steps: 5000, weightKg: 70.5, meds: [medicine(false)] }
  const changed = { ...row, steps: 6000, meds: [medicine(true)] }
  expect(await differing(as, 'health', row, changed)).toEqual([
    { field: 'steps', here: 5000, file: 6000 },
    { field: 'meds', here: ['Iron 08:00'], file: ['Iron 08:00 ✓'] },
  ])
})

test('of a long text is told where it begins to differ', async () => {
  const as = await makeMember(app)
  const words = 'Rain on the roof. '.repeat(200)
  const row = { source_id: 'a', date: day, body: `${words}Then tea.${words}` }
  const [told] = (await differing(as, 'journal', row, { ...row, body: `${words}Then soup.${words}` })) ?? []
  expect(told).toMatchObject({ field: 'body' })
  expect(told?.here).toMatch(/^….{10,20}Then tea\.Rain.{80,}…$/)
  expect(told?.file).toMatch(/^….{10,20}Then soup\.Rain.{80,}…$/)
  expect(String(told?.here)).toHaveLength(122)
})

test('of an item of the planner is told by its words, and what repeats by the parts of its rhythm', async () => {
  const as = await makeMember(app)
  const notes = (more: object) => ({ date: day, notes: [item('1', 'Dentist', more)] })
  expect(
    await differing(as, 'plan', notes({ time: '10:00' }), notes({ time: '11:00', color: 'red' })),
  ).toEqual([
    { of: 'Dentist', field: 'time', here: '10:00', file: '11:00' },
    { of: 'Dentist', field: 'color', here: 'gray', file: 'red' },
  ])
  const rule = { id: randomUUIDv7(), text: 'Iron', type: 'task', repeat: { every: 'day' }, starts_on: day }
  const weekly = { ...rule, repeat: { every: 'week', weekdays: [1, 3] } }
  expect(await differing(as, 'repeating-item', rule, weekly)).toEqual([
    { field: 'every', here: 'day', file: 'week' },
    { field: 'weekdays', here: null, file: ['1', '3'] },
  ])
})
