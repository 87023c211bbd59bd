import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { lengths } from '../../../contract/limits.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const date = '2026-11-18'
const item = (id: string, more: object = {}) => ({
  id,
  text: `Item ${id}`,
  type: 'task' as const,
  createdAt: '2026-11-18T12:00:00Z',
  ...more,
})
const add = (as: Session, id: string, more: object = {}, day = date) =>
  app.call('POST /daily-notes/{date}/items', { as, params: { date: day }, body: item(id, more) })
const change = (as: Session, id: string, body: object) =>
  app.call('PATCH /daily-notes/{date}/items/{id}', { as, params: { date, id }, body })
const remove = (as: Session, id: string) =>
  app.call('DELETE /daily-notes/{date}/items/{id}', { as, params: { date, id } })
const move = (as: Session, ids: string[], to: string, from = date) =>
  app.call('POST /daily-notes/{date}/move', { as, params: { date: from }, body: { ids, to } })
const load = async (as: Session, day = date) =>
  (await app.call('GET /daily-notes/{date}', { as, params: { date: day } })).body
const ids = async (as: Session, day = date) => (await load(as, day)).notes.map(({ id }) => id)

describe('one item of a day', () => {
  test('is added where it is wanted, and once', async () => {
    const as = await makeMember(app)
    await add(as, 'a')
    await add(as, 'b')
    const { body } = await add(as, 'c', { position: 1, time: '09:00', endTime: '10:30' })
    expect(body.notes[1]).toEqual({
      ...item('c'),
      time: '09:00',
      endTime: '10:30',
      color: 'gray',
      reminder: false,
      completed: false,
    })
    await add(as, 'b', { text: 'Again' })
    expect((await load(as)).notes.map(({ text }) => text)).toEqual(['Item a', 'Item c', 'Again'])
  })

  test('is ticked beside what another device does with the others', async () => {
    const as = await makeMember(app)
    const all = Array.from({ length: 12 }, (_, n) => String(n))
    await app.call('POST /daily-notes', { as, body: { date, notes: all.map((id) => item(id)) } })
    await Promise.all(all.map((id) => change(as, id, { completed: true })))
    const { notes, version } = await load(as)
    expect([notes.every(({ completed }) => completed), version]).toEqual([true, 13])
  })

  test('is written anew, moved in the list, and keeps what is left out', async () => {
    const as = await makeMember(app)
    for (const id of ['a', 'b', 'c']) await add(as, id, { color: 'blue' })
    await change(as, 'c', { text: 'New', position: 0 })
    await change(as, 'a', { position: 99 })
    expect(await ids(as)).toEqual(['c', 'b', 'a'])
    expect((await load(as)).notes[0]).toMatchObject({ text: 'New', color: 'blue', type: 'task' })
  })

  test('of a day that was seen otherwise is neither changed nor deleted', async () => {
    const as = await makeMember(app)
    const { version: seen } = (await add(as, 'a')).body
    const answers = await Promise.all([
      change(as, 'a', { text: 'Here', version: seen }),
      change(as, 'a', { text: 'There', version: seen }),
      app.call('DELETE /daily-notes/{date}/items/{id}', {
        as,
        params: { date, id: 'a' },
        query: { version: seen },
      }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await change(as, 'a', { version: seen })).problem.detail).toBe('Say what should change.')
    // No list has changed so often.
    const body = { date: '2026-11-23', notes: [], version: 2 ** 31 }
    expect((await app.call('POST /daily-notes', { as, body })).status).toBe(400)
  })

  test('ends later than it begins', async () => {
    const as = await makeMember(app)
    const sentence = 'An end should be later than the time it begins.'
    for (const more of [{ time: '10:00', endTime: '10:00' }, { endTime: '10:00' }])
      expect((await add(as, 'a', more)).problem.detail).toBe(sentence)
    await add(as, 'a', { time: '09:00', endTime: '10:00' })
    expect((await change(as, 'a', { time: '11:00' })).problem.errors?.[0]?.path).toBe('endTime')
    expect((await change(as, 'a', { time: '11:00', endTime: null })).status).toBe(200)
  })

  test('is deleted, and put back where it was', async () => {
    const as = await makeMember(app)
    for (const id of ['a', 'b', 'c']) await add(as, id)
    await remove(as, 'b')
    expect(await ids(as)).toEqual(['a', 'c'])
    expect([
      (await remove(as, 'b')).status,
      (await change(as, 'b', { completed: true })).problem.detail,
    ]).toEqual([404, 'This item is no longer there.'])
    await add(as, 'b', { position: 1 })
    expect(await ids(as)).toEqual(['a', 'b', 'c'])
  })

  test('tells a device that saves the whole list that the day has changed', async () => {
    const as = await makeMember(app)
    await add(as, 'a')
    const { version } = await load(as)
    await change(as, 'a', { completed: true })
    const refused = await app.call('POST /daily-notes', { as, body: { date, notes: [], version } })
    expect(refused.status).toBe(409)
  })

  test('does not come into a day that is full', async () => {
    const as = await makeMember(app)
    const notes = Array.from({ length: lengths.plannerItems }, (_, n) => item(String(n)))
    await app.call('POST /daily-notes', { as, body: { date, notes } })
    expect((await add(as, 'more')).problem.detail).toBe('A day holds at most 200 items.')
    await add(as, 'x', {}, '2026-11-19')
    expect((await move(as, ['x'], date, '2026-11-19')).status).toBe(409)
    expect(await ids(as, '2026-11-19')).toEqual(['x'])
  })
})

describe('items that go to another day', () => {
  test('are there at the end, and no longer here; the same again changes nothing', async () => {
    const as = await makeMember(app)
    for (const id of ['a', 'b', 'c']) await add(as, id)
    await add(as, 'd', {}, '2026-11-19')
    const { body } = await move(as, ['c', 'a'], '2026-11-19')
    expect(body.from.notes.map(({ id }) => id)).toEqual(['b'])
    expect(body.to.notes.map(({ id }) => id)).toEqual(['d', 'c', 'a'])
    const again = await move(as, ['c', 'a'], '2026-11-19')
    expect(again.body).toEqual(body)
    expect((await move(as, ['b', 'z'], '2026-11-19')).status).toBe(404)
    expect((await move(as, ['b'], date)).status).toBe(400)
    expect(await ids(as)).toEqual(['b'])
  })

  test('are lost in neither direction when two devices move at once', async () => {
    const as = await makeMember(app)
    const all = Array.from({ length: 8 }, (_, n) => String(n))
    for (const id of all) await add(as, id, {}, Number(id) % 2 ? date : '2026-11-19')
    await Promise.all(
      all.map((id) => (Number(id) % 2 ? move(as, [id], '2026-11-19') : move(as, [id], date, '2026-11-19'))),
    )
    expect((await ids(as)).toSorted()).toEqual(['0', '2', '4', '6'])
    expect((await ids(as, '2026-11-19')).toSorted()).toEqual(['1', '3', '5', '7'])
  })
})

test('the lists of a range leave out empty days', async () => {
  const as = await makeMember(app)
  await add(as, 'a')
  await add(as, 'b', {}, '2026-11-20')
  await app.call('DELETE /daily-notes/{date}/items/{id}', { as, params: { date: '2026-11-20', id: 'b' } })
  const { body } = await app.call('GET /planner/days', {
    as,
    query: { from_date: '2026-11-01', to_date: '2026-12-01' },
  })
  expect(body).toEqual([await load(as)])
  const tooLong = await app.call('GET /planner/days', {
    as,
    query: { from_date: '2026-01-01', to_date: '2026-12-01' },
  })
  expect(tooLong.status).toBe(400)
})

describe('one goal of a week', () => {
  const week = '2026-11-16'
  const save = (as: Session, texts: string[]) =>
    app.call('POST /goals', { as, body: { week, goals: texts.map((text) => ({ text })), reminders: [] } })
  const tick = (as: Session, body: { text: string; completed: boolean; position?: number }) =>
    app.call('PATCH /goals/{weekStartDate}', { as, params: { weekStartDate: week }, body })

  test('is ticked beside what another device does with the others', async () => {
    const as = await makeMember(app)
    const texts = Array.from({ length: 10 }, (_, n) => `Goal ${n}`)
    await save(as, texts)
    await Promise.all(texts.map((text) => tick(as, { text, completed: true })))
    const { body } = await app.call('GET /goals/{weekStartDate}', { as, params: { weekStartDate: week } })
    expect([body.goals.every(({ completed }) => completed), body.version]).toEqual([true, 11])
  })

  test('is told from others alike by its place, and found by its text when it stands elsewhere', async () => {
    const as = await makeMember(app)
    await save(as, ['Walk', 'Read', 'Walk'])
    const done = (body: { goals: { completed: boolean }[] }) => body.goals.map(({ completed }) => completed)
    expect(done((await tick(as, { text: 'Walk', position: 2, completed: true })).body)).toEqual([
      false,
      false,
      true,
    ])
    expect(done((await tick(as, { text: 'Read', position: 0, completed: true })).body)).toEqual([
      false,
      true,
      true,
    ])
    expect(done((await tick(as, { text: 'Read', completed: false })).body)).toEqual([false, false, true])
  })

  test('that is no longer there is 404, also in a week without any', async () => {
    const as = await makeMember(app)
    expect((await tick(as, { text: 'Walk', completed: true })).problem.detail).toBe(
      'This goal is no longer there.',
    )
    await save(as, ['Walk'])
    expect((await tick(as, { text: 'Swim', position: 0, completed: true })).status).toBe(404)
  })
})

test('a weekly reminder may have days of its own', async () => {
  const as = await makeMember(app)
  const reminders = [
    { text: 'Water the plants', time: '09:00', days: [1, 4] },
    { text: 'Stretch', time: '10:00' },
  ]
  const { body } = await app.call('POST /goals', { as, body: { week: '2026-11-16', goals: [], reminders } })
  expect(body.reminders).toEqual(reminders)
})
