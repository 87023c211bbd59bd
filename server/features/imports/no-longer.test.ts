import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { importCalls, item, outcomes } from '../../test/import-calls.ts'
import { makeMember } from '../../test/make.ts'
import { beginImport } from '../../test/restore-export.ts'
import { sweepImportedItems, sweepImportRows } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const { send, undo, planned } = importCalls(() => app)
const [tuesday, wednesday, thursday, friday] = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']

function row(date: string, source_id: string, text: string) {
  const { id: _, ...fields } = item('1', text)
  return { date, notes: [{ ...fields, source_id }] }
}
/** The two states of 89-moved-first.ics and 89-moved-second.ics: one item moved, and one is gone. */
const first = [row(tuesday, 'a', 'Dentist'), row(thursday, 'b', 'Call'), row(friday, 'c', 'Lunch')]
const second = [row(wednesday, 'a', 'Dentist'), row(thursday, 'b', 'Call')]

const bring = async (as: Session, rows: typeof first, wins: 'here' | 'file' = 'here', source = 'ics') => {
  const id = await beginImport(app, as, source)
  await send(as, id, 'plan', rows, wins)
  await app.call('POST /imports/{id}/finish', { as, params: { id } })
  return id
}
/** What a calendar no longer holds, as the page asks for it: by the preview of its rows. */
async function noLonger(as: Session, rows: typeof first, source = 'ics') {
  const preview = await app.call('POST /imports/preview', { as, body: { source, kind: 'plan', rows } })
  const items = preview.body.rows.flatMap(({ items = [] }) => items)
  return (await app.call('POST /imports/no-longer', { as, body: { source, items } })).body.items
}
const texts = async (as: Session, date: string) => (await planned(as, date)).map(({ text }) => text)

test('names what an earlier export of the calendar held and this one does not', async () => {
  const as = await makeMember(app)
  expect(await noLonger(as, first)).toEqual([])
  await bring(as, first)
  expect(await noLonger(as, first)).toEqual([])
  const [lunch] = await planned(as, friday)
  expect(await noLonger(as, second)).toEqual([{ id: lunch?.id, date: friday, text: 'Lunch' }])
  expect(await texts(as, friday)).toEqual(['Lunch'])
})

test('still knows it when the import can no longer be undone, and forgets it when all of it is past', async () => {
  const as = await makeMember(app)
  await bring(as, first)
  await sweepImportRows(app.db, app.clock.now().add({ hours: 24 * 31 }))
  await sweepImportedItems(app.db, app.clock.now().add({ hours: 24 * 31 }))
  expect(await noLonger(as, second)).toHaveLength(1)
  await sweepImportedItems(app.db, app.clock.now().add({ hours: 24 * 401 }))
  expect(await noLonger(as, second)).toEqual([])
})

test('leaves other calendars, other sources, the member’s own items and past days alone', async () => {
  const as = await makeMember(app)
  await bring(as, first)
  await bring(as, [row('2026-11-02', 'b2', 'Past'), row(thursday, 'x', 'Work'), row(friday, 'y', 'Work')])
  const [dentist] = await planned(as, tuesday)
  const notes = [...(dentist ? [dentist] : []), item('01990000-0000-7000-8000-000000000001', 'Mine')]
  await app.call('POST /daily-notes', { as, body: { date: tuesday, notes: notes as never } })
  expect((await noLonger(as, second)).map(({ text }) => text)).toEqual(['Lunch'])
  expect(await noLonger(as, [row(thursday, 'x', 'Work'), row(friday, 'y', 'Work')])).toEqual([])
  expect(await noLonger(as, [row(thursday, 'other', 'Other')])).toEqual([])
  expect(await noLonger(as, second, 'csv')).toEqual([])
})

test('names what was kept once: the next import of the calendar does not hold it', async () => {
  const as = await makeMember(app)
  await bring(as, first)
  await bring(as, second, 'file')
  expect(await noLonger(as, second)).toEqual([])
  expect(await noLonger(as, [second[0] as (typeof first)[0]])).toMatchObject([{ text: 'Call' }])
})

test('removes it by choice, and an undo brings it back', async () => {
  const as = await makeMember(app)
  await bring(as, first)
  const [lunch] = await planned(as, friday)
  const id = await beginImport(app, as, 'ics')
  const removal = [{ date: friday, notes: [], removed: [lunch?.id] }]
  expect(outcomes(await send(as, id, 'plan', removal))).toEqual(['changed'])
  expect(await texts(as, friday)).toEqual([])
  expect(outcomes(await send(as, id, 'plan', removal))).toEqual(['same'])
  expect(await undo(as, id)).toEqual({ undone: 1, kept: [], left: 0 })
  expect(await planned(as, friday)).toEqual([lunch])
})

test('removes nothing that no import of this source brought in', async () => {
  const as = await makeMember(app)
  const mine = item('01990000-0000-7000-8000-000000000001', 'Mine')
  await app.call('POST /daily-notes', { as, body: { date: friday, notes: [mine] as never } })
  await bring(as, [row(thursday, 'a', 'Call')])
  const [call] = await planned(as, thursday)
  const ics = await beginImport(app, as, 'ics')
  const csv = await beginImport(app, as, 'csv')
  await send(as, ics, 'plan', [{ date: friday, notes: [], removed: [mine.id] }])
  await send(as, csv, 'plan', [{ date: thursday, notes: [], removed: [call?.id] }])
  expect([await texts(as, friday), await texts(as, thursday)]).toEqual([['Mine'], ['Call']])
})
