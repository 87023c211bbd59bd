import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'

let app: TestApp
let member: Session
beforeAll(async () => {
  app = await testApp()
  member = await makeMember(app)
})
afterAll(() => app.close())

const item = (id: string, more = {}) => ({
  id,
  text: `Item ${id}`,
  type: 'task' as const,
  createdAt: '2026-11-18T12:00:00Z',
  ...more,
})
const stored = (id: string, more = {}) => ({
  ...item(id),
  time: null,
  color: 'gray',
  reminder: false,
  completed: false,
  ...more,
})
const save = (date: string, notes: object[], version?: number, as = member) =>
  app.call('POST /daily-notes', {
    as,
    body: { date, notes: notes as never, ...(version === undefined ? {} : { version }) },
  })
const load = async (date: string, as = member) =>
  (await app.call('GET /daily-notes/{date}', { as, params: { date } })).body

describe('the list of a day', () => {
  test('is empty in version 0 before anything was saved', async () => {
    expect(await load('2026-01-01')).toEqual({ date: '2026-01-01', notes: [], version: 0 })
  })

  test('is replaced whole, and keeps where an item came from', async () => {
    const came = {
      type: 'event',
      time: '09:30',
      globalEventId: 'e1',
      ticketUrl: 'https://example.org/t',
      location: 'Quay 1',
    }
    expect((await save('2026-01-02', [item('1'), item('2', came)])).body.version).toBe(1)
    expect((await save('2026-01-02', [item('2', came)], 1)).body.version).toBe(2)
    expect(await load('2026-01-02')).toEqual({
      date: '2026-01-02',
      notes: [stored('2', came)],
      version: 2,
    })
    expect((await load('2026-01-02', await makeMember(app))).notes).toEqual([])
  })

  test('is not erased by a device that has not seen it', async () => {
    await save('2026-01-03', [item('phone')], 0)
    const refused = await save('2026-01-03', [item('laptop')], 0)
    expect(refused.status).toBe(409)
    expect(refused.problem.detail).toBe('This day was changed on another device. Load it again to keep both.')
    expect((await load('2026-01-03')).notes).toEqual([stored('phone')])
    expect((await save('2026-01-03', [item('phone'), item('laptop')], 1)).status).toBe(200)
    expect((await save('2026-01-03', [item('whatever')])).body.version).toBe(3)
  })

  test('of many devices that save at once one does, whether or not there was a list', async () => {
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, device) =>
          save('2026-01-04', [item(`${version}-${device}`)], version),
        ),
      )
      const winners = answers.filter(({ status }) => status === 200)
      expect(winners).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
      expect(await load('2026-01-04')).toEqual(winners[0]?.body)
    }
  })

  test.each<[string, object[], string]>([
    ['an id twice', [item('1'), item('1')], 'Two items have the same id.'],
    ['an empty text', [item('1', { text: ' ' })], 'Text of item 1 cannot be empty.'],
    ['a script', [item('1', { ticketUrl: 'javascript:x' })], 'A link should start with https:// or http://'],
    ['a time that is none', [item('1', { time: '24:00' })], 'Time of item 1 is not valid.'],
    [
      'too many',
      Array.from({ length: 201 }, (_, n) => item(`${n}`)),
      'Items should have at most 200 entries.',
    ],
  ])('refuses %s', async (_, notes, sentence) => {
    const { status, problem } = await save('2026-01-05', notes)
    expect(status).toBe(400)
    expect(problem.detail).toBe(sentence)
    expect((await load('2026-01-05')).version).toBe(0)
  })

  test('takes two hundred items of a thousand letters', async () => {
    const notes = Array.from({ length: 200 }, (_, n) => item(`${n}`, { text: 'ş'.repeat(500) }))
    expect((await save('2026-01-06', notes)).status).toBe(200)
    expect((await load('2026-01-06')).notes).toHaveLength(200)
  })
})

test('the days of a range with items are counted', async () => {
  const owner = await makeMember(app)
  const count = (from_date: string, to_date: string) =>
    app.call('GET /daily-notes', { as: owner, query: { from_date, to_date } })
  await save('2026-02-01', [item('1'), item('2')], 0, owner)
  await save('2026-02-03', [], 0, owner)
  await save('2026-02-28', [item('1')], 0, owner)
  await save('2026-03-01', [item('1')], 0, owner)
  expect((await count('2026-02-01', '2026-02-28')).body).toEqual([
    { date: '2026-02-01', count: 2 },
    { date: '2026-02-28', count: 1 },
  ])
  expect((await count('2026-01-01', '2027-01-01')).status).toBe(200)
  const long = await count('2026-01-01', '2027-01-02')
  expect([long.status, long.problem.detail]).toEqual([400, 'A range holds at most 366 days.'])
  expect((await count('2026-02-02', '2026-02-01')).status).toBe(400)
})

test('reminders are the items with a time that want it and are not done', async () => {
  const owner = await makeMember(app)
  const wanted = { reminder: true, time: '08:00' }
  await save(
    '2026-02-01',
    [
      item('late', { ...wanted, time: '18:00' }),
      item('early', wanted),
      item('done', { ...wanted, completed: true }),
      item('silent', { time: '08:00' }),
      item('timeless', { reminder: true }),
    ],
    0,
    owner,
  )
  await save('2026-02-02', [item('next', { ...wanted, type: 'note' })], 0, owner)
  await save('2026-02-03', [item('beyond', wanted)], 0, owner)
  const { body } = await app.call('GET /planner/reminders', {
    as: owner,
    query: { from_date: '2026-02-01', to_date: '2026-02-02' },
  })
  expect(body).toEqual([
    { date: '2026-02-01', id: 'early', text: 'Item early', time: '08:00' },
    { date: '2026-02-01', id: 'late', text: 'Item late', time: '18:00' },
    { date: '2026-02-02', id: 'next', text: 'Item next', time: '08:00' },
  ])
})

describe('goals and reminders of a week', () => {
  const week = '2026-11-16'
  const goals = (as: Session, weekStartDate = week) =>
    app.call('GET /goals/{weekStartDate}', { as, params: { weekStartDate } })
  const saveGoals = (as: Session, text: string, version?: number, day = week) =>
    app.call('POST /goals', {
      as,
      body: {
        week: day,
        goals: [{ text }],
        reminders: [{ text: 'Water', time: '10:00' }],
        ...(version === undefined ? {} : { version }),
      },
    })

  test('are saved and told, and a second device is asked to load them first', async () => {
    const owner = await makeMember(app)
    expect((await goals(owner)).body).toEqual({ week, goals: [], reminders: [], version: 0 })
    expect((await saveGoals(owner, 'Rest', 0)).status).toBe(200)
    expect((await goals(owner)).body).toEqual({
      week,
      goals: [{ text: 'Rest', completed: false }],
      reminders: [{ text: 'Water', time: '10:00' }],
      version: 1,
    })
    const refused = await saveGoals(owner, 'Work', 0)
    expect(refused.status).toBe(409)
    expect(refused.problem.detail).toBe(
      'This week was changed on another device. Load it again to keep both.',
    )
    const answers = await Promise.all([1, 2, 3, 4].map((n) => saveGoals(owner, `${n}`, 1)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('belong to a Monday', async () => {
    for (const answer of [await goals(member, '2026-11-17'), await saveGoals(member, 'x', 0, '2026-11-22')]) {
      expect(answer.status).toBe(400)
      expect(answer.problem.detail).toBe('A week starts on a Monday.')
    }
  })
})

test('all of it goes with the member', async () => {
  const owner = await makeMember(app)
  const rows = (table: 'daily_notes' | 'weekly_goals') =>
    app.db.selectFrom(table).select('version').where('member_id', '=', owner.user.id).execute()
  await save('2026-02-01', [item('1')], 0, owner)
  await app.call('POST /goals', { as: owner, body: { week: '2026-11-16', goals: [], reminders: [] } })
  for (const table of ['daily_notes', 'weekly_goals'] as const) expect(await rows(table)).toHaveLength(1)
  await app.db.deleteFrom('members').where('id', '=', owner.user.id).execute()
  for (const table of ['daily_notes', 'weekly_goals'] as const) expect(await rows(table)).toEqual([])
})
