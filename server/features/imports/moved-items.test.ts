import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { importCalls, item, outcomes } from '../../test/import-calls.ts'
import { makeMember } from '../../test/make.ts'
import { beginImport } from '../../test/restore-export.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const { send, undo, planned } = importCalls(() => app)
const [before, after] = ['2026-12-03', '2026-12-10']

/** A row of a calendar's item, which has a name and no id. */
function row(date: string, source_id: string, more: object = {}) {
  const { id: _, ...fields } = item('1', 'Dentist')
  return { date, notes: [{ ...fields, source_id, ...more }] }
}
const texts = async (as: Session, date: string) => (await planned(as, date)).map(({ text }) => text)

test('an item that has moved to another day is a difference, and moves if the file wins', async () => {
  const as = await makeMember(app)
  await send(as, await beginImport(app, as, 'ics'), 'plan', [row(before, 'a')])
  const [old] = await planned(as, before)
  const id = await beginImport(app, as, 'ics')
  expect(await send(as, id, 'plan', [row(after, 'a')])).toMatchObject([
    {
      outcome: 'differs',
      differences: [{ of: 'Dentist', field: 'date', here: before, file: after }],
    },
  ])
  expect([await texts(as, before), await texts(as, after)]).toEqual([['Dentist'], []])
  expect(outcomes(await send(as, id, 'plan', [row(after, 'a')], 'file'))).toEqual(['changed'])
  expect(await texts(as, before)).toEqual([])
  expect((await planned(as, after)).map((one) => one.id)).toEqual([old?.id])
  expect(outcomes(await send(as, id, 'plan', [row(after, 'a')]))).toEqual(['same'])
  expect(await undo(as, id)).toEqual({ undone: 1, kept: [], left: 0 })
  expect([await texts(as, before), await texts(as, after)]).toEqual([['Dentist'], []])
})

test('an item that an earlier version named otherwise is known again', async () => {
  const as = await makeMember(app)
  await send(as, await beginImport(app, as, 'ics'), 'plan', [row(before, 'a/2026-12-03T19:00:00')])
  const now = row(before, 'a/2026-12-03T18:00:00Z', { other_source_ids: ['a/2026-12-03T19:00:00', 'a'] })
  expect(outcomes(await send(as, await beginImport(app, as, 'ics'), 'plan', [now]))).toEqual(['same'])
  expect(await texts(as, before)).toEqual(['Dentist'])
})

test('two imports at once, of two states of a calendar, bring an item in once', async () => {
  const as = await makeMember(app)
  const [one, two] = [await beginImport(app, as, 'ics'), await beginImport(app, as, 'ics')]
  await Promise.all([send(as, one, 'plan', [row(before, 'a')]), send(as, two, 'plan', [row(after, 'a')])])
  expect([...(await texts(as, before)), ...(await texts(as, after))]).toEqual(['Dentist'])
})

test('an item is found on another day within a year, however many days a planner holds', async () => {
  const as = await makeMember(app)
  const far = '2031-05-01'
  await send(as, await beginImport(app, as, 'ics'), 'plan', [row(far, 'a')])
  expect(outcomes(await send(as, await beginImport(app, as, 'ics'), 'plan', [row(far, 'a')]))).toEqual([
    'same',
  ])
  expect(outcomes(await send(as, await beginImport(app, as, 'ics'), 'plan', [row(after, 'a')]))).toEqual([
    'new',
  ])
})
