import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeEvent, makeMember } from '../../test/make.ts'

let app: TestApp
let admin: Session
let member: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
  member = await makeMember(app)
})
beforeEach(() => app.db.deleteFrom('events').execute())
afterAll(() => app.close())

const at = (day: string, time = '10:00') => `2026-12-${day}T${time}:00Z`
const event = (title: string, start: string, end: string, more = {}) =>
  makeEvent(app, { title, start, end, ...more }, admin)
const titles = async (query: object) => {
  const { body, problem } = await app.call('GET /global-events', { as: member, query })
  if (!Array.isArray(body)) throw new Error(problem.detail)
  return body.map(({ title }) => title)
}

describe('a range tells what overlaps it', () => {
  beforeEach(async () => {
    await event('before', at('01', '08:00'), at('01', '10:00'))
    await event('into', at('01', '09:00'), at('01', '10:01'))
    await event('inside', at('01', '12:00'), at('01', '13:00'))
    await event('around', at('01', '00:00'), at('05', '00:00'))
    await event('instant', at('01', '10:00'), at('01', '10:00'))
    await event('out of', at('01', '13:59'), at('01', '20:00'))
    await event('after', at('01', '14:00'), at('01', '20:00'))
    await event('instant after', at('01', '14:00'), at('01', '14:00'))
  })

  test('with both ends: the first belongs to it, the last does not', async () => {
    expect(await titles({ start: at('01', '10:00'), end: at('01', '14:00') })).toEqual([
      'around',
      'into',
      'instant',
      'inside',
      'out of',
    ])
  })

  test('with one end open', async () => {
    expect(await titles({ start: at('01', '14:00') })).toEqual(['around', 'out of', 'instant after', 'after'])
    expect(await titles({ end: at('01', '09:00') })).toEqual(['around', 'before'])
  })

  test('the first of a range, when fewer are wanted', async () => {
    expect(await titles({ start: at('01', '10:00'), limit: 2 })).toEqual(['around', 'into'])
  })

  test('whatever the offset in which it is asked for', async () => {
    expect(await titles({ start: '2026-12-02T09:59:00+23:59', end: '2026-12-01T14:00:00Z' })).toEqual([
      'around',
      'into',
      'instant',
      'inside',
      'out of',
    ])
  })

  test('a range that ends before it starts is refused, an empty one is empty', async () => {
    const answer = await app.call('GET /global-events', {
      as: member,
      query: { start: at('02'), end: at('01') },
    })
    expect(answer.status).toBe(400)
    expect(answer.problem.errors?.[0]?.path).toBe('end')
    expect(await titles({ start: at('01', '12:30'), end: at('01', '12:30') })).toEqual([])
  })
})

describe('a recurring event', () => {
  test('is told once for each occurrence of the range, each in its place', async () => {
    const { id } = await event('yoga', at('01'), at('01', '11:00'), { recurrence: 'FREQ=DAILY;COUNT=4' })
    await event('talk', at('02', '12:00'), at('02', '13:00'))
    const { body } = await app.call('GET /global-events', {
      as: member,
      query: { start: at('02', '10:30'), end: at('31') },
    })
    expect(body.map(({ title, start }) => `${title} ${start}`)).toEqual([
      'yoga 2026-12-02T10:00:00.000Z',
      'talk 2026-12-02T12:00:00.000Z',
      'yoga 2026-12-03T10:00:00.000Z',
      'yoga 2026-12-04T10:00:00.000Z',
    ])
    expect(body[2]).toMatchObject({
      id,
      end: '2026-12-03T11:00:00.000Z',
      occurrenceStart: '2026-12-03T10:00:00.000Z',
      series: { start: '2026-12-01T10:00:00.000Z', end: '2026-12-01T11:00:00.000Z' },
    })
    expect(body[1]).toMatchObject({ occurrenceStart: null, series: null })
    expect(await titles({ start: at('05'), end: at('31') })).toEqual([])
  })

  test('keeps its local time across a change of the clocks', async () => {
    await event('call', '2026-10-24T17:30:00-02:30', '2026-10-24T18:30:00-02:30', {
      recurrence: 'FREQ=WEEKLY',
      timezone: 'america/st_johns',
    })
    const { body } = await app.call('GET /global-events', {
      as: member,
      query: { start: '2026-10-31T00:00:00Z', end: '2026-11-08T00:00:00Z' },
    })
    expect(body.map(({ start }) => start)).toEqual(['2026-10-31T20:00:00.000Z', '2026-11-07T21:00:00.000Z'])
    expect(body[0]?.timezone).toBe('America/St_Johns')
  })

  test('is told at most 366 times, and leaves room for others', async () => {
    await event('daily', at('01'), at('01', '11:00'), { recurrence: 'FREQ=DAILY' })
    await event('late', '2030-01-01T00:00:00Z', '2030-01-01T01:00:00Z')
    const told = await titles({ start: at('01'), end: '9999-12-30T00:00:00Z' })
    expect(told.filter((title) => title === 'daily').length).toBe(366)
    expect(told.at(-1)).toBe('late')
  })

  test('of many, the first occurrences are told, none left out between', async () => {
    for (const title of ['a', 'b', 'c'])
      await event(title, at('01'), at('01', '11:00'), { recurrence: 'FREQ=DAILY' })
    await event('single', at('02', '09:00'), at('02', '09:30'))
    expect(await titles({ start: at('01', '00:00'), limit: 7 })).toHaveLength(7)
    expect((await titles({ start: at('01', '00:00'), limit: 7 })).toSorted()).toEqual(
      ['a', 'b', 'c', 'single', 'a', 'b', 'c'].toSorted(),
    )
  })
})

describe('without a range', () => {
  test('each event is told once: recurring ones at the occurrence that goes on or comes next', async () => {
    app.clock.set('2026-12-10T10:30:00Z')
    await event('past', at('01'), at('01', '11:00'))
    await event('over', at('01'), at('01', '11:00'), { recurrence: 'FREQ=DAILY;COUNT=3' })
    await event('running', at('03'), at('03', '11:00'), { recurrence: 'FREQ=WEEKLY' })
    await event('coming', at('12'), at('12', '11:00'))
    const { body } = await app.call('GET /global-events', { as: member })
    expect(body.map(({ title, start }) => `${title} ${start.slice(8, 13)}`)).toEqual([
      'past 01T10',
      'over 03T10',
      'running 10T10',
      'coming 12T10',
    ])
    expect(await titles({ limit: 2 })).toEqual(['running', 'coming'])
    expect(await titles({ limit: 3 })).toEqual(['over', 'running', 'coming'])
  })
})

test('a search finds title, description and tags, without accents and capitals, and takes every sign as it is', async () => {
  await event('Çay saati', at('01'), at('01'))
  await event('Tea', at('02'), at('02'), { description: 'With ÇAY and 100% calm' })
  await event('Walk', at('03'), at('03'), { tags: ['outdoors', 'çaylak'] })
  await event('Run', at('04'), at('04'), { description: 'ten_miles' })
  expect(await titles({ query: 'cay' })).toEqual(['Çay saati', 'Tea', 'Walk'])
  expect(await titles({ query: '100%' })).toEqual(['Tea'])
  expect(await titles({ query: '%' })).toEqual(['Tea'])
  expect(await titles({ query: '_' })).toEqual(['Run'])
  expect(await titles({ query: 'saati\ntea' })).toEqual([])
  expect(await titles({ query: ' ' })).toHaveLength(4)
  await app.call('PATCH /global-events/{id}', {
    as: admin,
    params: {
      id: (
        await app.db.selectFrom('events').select('id').where('title', '=', 'Run').executeTakeFirstOrThrow()
      ).id,
    },
    body: { title: 'Jog' },
  })
  expect(await titles({ query: 'jog' })).toEqual(['Jog'])
  expect(await titles({ query: 'run' })).toEqual([])
})
