import { randomUUIDv7 } from 'node:crypto'
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

/** A Wednesday. */
const first = '2026-11-18'
const daily = { every: 'day' as const }
const repeat = (as: Session, more: object = {}) =>
  app.call('POST /planner/repeating-items', {
    as,
    body: { id: randomUUIDv7(), text: 'Tea', type: 'task', repeat: daily, starts_on: first, ...more },
  })
const load = async (as: Session, date = first) =>
  (await app.call('GET /daily-notes/{date}', { as, params: { date } })).body
const textsOf = async (as: Session, date = first) => (await load(as, date)).notes.map(({ text }) => text)
const change = (as: Session, date: string, id: string, body: object) =>
  app.call('PATCH /daily-notes/{date}/items/{id}', { as, params: { date, id }, body })
const remove = (as: Session, date: string, id: string) =>
  app.call('DELETE /daily-notes/{date}/items/{id}', { as, params: { date, id } })
const save = async (as: Session, date: string, notes: object[], version?: number) =>
  app.call('POST /daily-notes', {
    as,
    body: { date, notes: notes as never, ...(version !== undefined && { version }) },
  })
const firstOf = async (as: Session, date = first) => {
  const [item] = (await load(as, date)).notes
  if (!item) throw new Error('The day is empty.')
  return item
}

describe('an item that comes again', () => {
  test('stands on each of its days, behind what is written there', async () => {
    const as = await makeMember(app)
    await save(as, '2026-11-20', [{ id: '1', text: 'Own', type: 'note', createdAt: '2026-11-18T12:00:00Z' }])
    const { body } = await repeat(as, {
      time: '08:00',
      endTime: '08:30',
      color: 'green',
      ends_on: '2026-11-21',
    })
    expect(await textsOf(as, '2026-11-17')).toEqual([])
    expect(await firstOf(as)).toMatchObject({
      id: `${body.id}:${first}`,
      repeatId: body.id,
      text: 'Tea',
      time: '08:00',
      endTime: '08:30',
      color: 'green',
      completed: false,
    })
    expect(await textsOf(as, '2026-11-20')).toEqual(['Own', 'Tea'])
    expect(await textsOf(as, '2026-11-22')).toEqual([])
    expect(await load(await makeMember(app))).toEqual({ date: first, notes: [], version: 0 })
  })

  test('is counted, told in a range, and reminded of, unless it is done', async () => {
    const as = await makeMember(app)
    await repeat(as, { time: '08:00', reminder: true })
    const query = { from_date: '2026-11-17', to_date: '2026-11-19' }
    const done = await firstOf(as, '2026-11-19')
    await change(as, '2026-11-19', done.id, { completed: true })
    const days = (await app.call('GET /planner/days', { as, query })).body
    expect(days.map(({ date, notes }) => [date, notes.length])).toEqual([
      ['2026-11-18', 1],
      ['2026-11-19', 1],
    ])
    expect((await app.call('GET /daily-notes', { as, query })).body).toEqual([
      { date: '2026-11-18', count: 1 },
      { date: '2026-11-19', count: 1 },
    ])
    expect((await app.call('GET /planner/reminders', { as, query })).body).toEqual([
      { date: first, id: (await firstOf(as)).id, text: 'Tea', time: '08:00' },
    ])
  })

  test('is ticked or changed on one day alone, and that stays when its rule changes or goes', async () => {
    const as = await makeMember(app)
    const { body: rule } = await repeat(as)
    const { id } = await firstOf(as)
    await change(as, first, id, { completed: true })
    await change(as, '2026-11-19', (await firstOf(as, '2026-11-19')).id, { text: 'Coffee' })
    await app.call('PATCH /planner/repeating-items/{id}', {
      as,
      params: { id: rule.id },
      body: { text: 'Mint' },
    })
    expect([
      await firstOf(as),
      await textsOf(as, '2026-11-19'),
      await textsOf(as, '2026-11-20'),
    ]).toMatchObject([{ text: 'Tea', completed: true }, ['Coffee'], ['Mint']])
    await app.call('DELETE /planner/repeating-items/{id}', { as, params: { id: rule.id } })
    expect([await textsOf(as), await textsOf(as, '2026-11-19'), await textsOf(as, '2026-11-20')]).toEqual([
      ['Tea'],
      ['Coffee'],
      [],
    ])
  })

  test('is left out on one day, by deleting it there or by saving the day without it', async () => {
    const as = await makeMember(app)
    const { body: rule } = await repeat(as)
    await remove(as, first, (await firstOf(as)).id)
    const { version } = await load(as, '2026-11-19')
    expect((await save(as, '2026-11-19', [], version)).status).toBe(200)
    expect([await textsOf(as), await textsOf(as, '2026-11-19'), await textsOf(as, '2026-11-20')]).toEqual([
      [],
      [],
      ['Tea'],
    ])
    const { body } = await app.call('GET /planner/repeating-items', { as })
    expect(body).toEqual([{ ...rule, skipped: [first, '2026-11-19'] }])
  })

  test('is not left out by a device that did not know it yet', async () => {
    const as = await makeMember(app)
    const { version } = await load(as)
    await repeat(as)
    expect((await save(as, first, [], version)).status).toBe(409)
    expect(await textsOf(as)).toEqual(['Tea'])
  })

  test('goes to another day, where it stands beside that day’s own', async () => {
    const as = await makeMember(app)
    await repeat(as)
    const { id } = await firstOf(as)
    await app.call('POST /daily-notes/{date}/move', {
      as,
      params: { date: first },
      body: { ids: [id], to: '2026-11-19' },
    })
    expect([await textsOf(as), await textsOf(as, '2026-11-19')]).toEqual([[], ['Tea', 'Tea']])
  })

  test('still follows its rule after the day was saved with it as it was', async () => {
    const as = await makeMember(app)
    const { body: rule } = await repeat(as)
    const { notes, version } = await load(as)
    await save(as, first, notes, version)
    await app.call('PATCH /planner/repeating-items/{id}', {
      as,
      params: { id: rule.id },
      body: { text: 'Mint' },
    })
    expect(await textsOf(as)).toEqual(['Mint'])
  })

  test('made of an item of its first day does not stand there twice', async () => {
    const as = await makeMember(app)
    const own = { id: '1', text: 'Tea', type: 'task', createdAt: '2026-11-18T12:00:00Z', completed: true }
    await save(as, first, [own])
    await repeat(as, { item_id: '1' })
    expect((await load(as)).notes).toMatchObject([{ text: 'Tea', completed: true }])
    expect(await textsOf(as, '2026-11-19')).toEqual(['Tea'])
  })

  test('sent twice is one, and ends not before it starts', async () => {
    const as = await makeMember(app)
    const id = randomUUIDv7()
    await Promise.all([1, 2, 3].map(() => repeat(as, { id })))
    expect(await textsOf(as)).toEqual(['Tea'])
    const refused = await repeat(as, { ends_on: '2026-11-17' })
    expect(refused.problem.detail).toBe('It should end on the day it starts, or later.')
    const params = { id }
    const body = { ends_on: '2026-11-17' }
    expect((await app.call('PATCH /planner/repeating-items/{id}', { as, params, body })).status).toBe(400)
  })

  test('is one of a hundred at the most, and its own member’s', async () => {
    const as = await makeMember(app)
    const { body: rule } = await repeat(as)
    const other = await makeMember(app)
    const params = { id: rule.id }
    const answers = [
      await app.call('PATCH /planner/repeating-items/{id}', { as: other, params, body: { text: 'Mine' } }),
      await app.call('DELETE /planner/repeating-items/{id}', { as: other, params }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    for (let n = 1; n < lengths.repeatingItems; n += 1) await repeat(as)
    expect((await repeat(as)).problem.detail).toBe('At most 100 things can come again. End one first.')
    expect((await repeat(as, { id: rule.id, text: 'Again' })).status).toBe(200)
  })
})

test('a day is read with its rules, and a tick and a change of the rule at once lose nothing', async () => {
  const as = await makeMember(app)
  const { body: rule } = await repeat(as)
  const { id } = await firstOf(as)
  await Promise.all([
    change(as, first, id, { completed: true }),
    app.call('PATCH /planner/repeating-items/{id}', { as, params: { id: rule.id }, body: { color: 'red' } }),
    remove(as, '2026-11-19', (await firstOf(as, '2026-11-19')).id),
  ])
  expect((await firstOf(as)).completed).toBe(true)
  expect(await textsOf(as, '2026-11-19')).toEqual([])
  expect((await firstOf(as, '2026-11-20')).color).toBe('red')
})
