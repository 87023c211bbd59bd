import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  app.clock.set('2026-11-18T12:00:00Z')
})
afterAll(() => app.close())

const date = '2026-11-18'
const save = (as: Session, more: object = {}) =>
  app.call('POST /mood', { as, body: { date, mood: 'calm', ...more } })
const change = (as: Session, id: string, body: object) =>
  app.call('PATCH /mood/{id}', { as, params: { id }, body })
const history = async (as: Session) => (await app.call('GET /mood/history', { as })).body
const days = async (as: Session, from_date = '2026-01-01', to_date = '2026-12-31') =>
  (await app.call('GET /mood/days', { as, query: { from_date, to_date } })).body

describe('a check-in', () => {
  test('is changed field by field', async () => {
    const as = await makeMember(app)
    const { body: saved } = await save(as, { emotion_tags: ['tired'], note: 'Rain.' })
    expect((await change(as, saved.id, { mood: 'sad' })).body).toEqual({
      ...saved,
      mood: 'sad',
      version: 2,
    })
    expect((await change(as, saved.id, { note: '  ', emotion_tags: [] })).body).toMatchObject({
      mood: 'sad',
      note: null,
      emotion_tags: [],
    })
    expect((await change(as, saved.id, {})).problem.detail).toBe('Say what should change.')
    expect(await history(as)).toHaveLength(1)
  })

  test('is deleted, and comes back where it was by saving it again', async () => {
    const as = await makeMember(app)
    const { body: first } = await save(as, { created_at: '2026-11-18T08:00:00Z' })
    const { body: second } = await save(as, { mood: 'happy' })
    await app.call('DELETE /mood/{id}', { as, params: { id: first.id } })
    expect(await history(as)).toEqual([second])
    await app.call('POST /mood', { as, body: first })
    expect(await history(as)).toEqual([second, first])
  })

  test('that was seen otherwise is neither changed nor deleted', async () => {
    const as = await makeMember(app)
    const { body: seen } = await save(as, { note: 'Rain.' })
    const { body: stored } = await change(as, seen.id, { note: 'Rain, then sun.', version: seen.version })
    expect((await change(as, seen.id, { note: 'Fog.', version: seen.version })).status).toBe(409)
    const remove = (version: number | undefined) =>
      app.call('DELETE /mood/{id}', { as, params: { id: seen.id }, query: version ? { version } : {} })
    expect((await remove(seen.version)).problem.detail).toBe('This check-in was changed on another device.')
    expect(await history(as)).toEqual([stored])
    expect((await remove(stored.version)).status).toBe(200)
    expect((await remove(stored.version)).status).toBe(404)
  })

  test('is taken by one of two devices that saw the same', async () => {
    const as = await makeMember(app)
    const { body: seen } = await save(as, { note: 'Rain.' })
    const answers = await Promise.all(
      ['Sun.', 'Fog.', 'Wind.'].map((note) => change(as, seen.id, { note, version: seen.version })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test("of somebody else is neither changed nor deleted, and neither is one that isn't there", async () => {
    const [as, other] = [await makeMember(app), await makeMember(app)]
    const { body } = await save(as)
    for (const id of [body.id, randomUUIDv7()]) {
      expect((await change(other, id, { mood: 'sad' })).status).toBe(404)
      expect((await app.call('DELETE /mood/{id}', { as: other, params: { id } })).status).toBe(404)
    }
    expect(await history(as)).toEqual([body])
  })

  test('is of an earlier hour or day, never of one to come', async () => {
    const as = await makeMember(app)
    const { body } = await save(as, { date: '2026-11-02', created_at: '2026-11-02T21:30:00+02:00' })
    expect(body.created_at).toMatch(/^2026-11-02T19:30:00/)
    const refusals = [
      [{ created_at: '2026-11-18T12:30:00Z' }, 'A mood cannot be of an hour to come.'],
      [{ date: '2026-11-20' }, 'A mood cannot be of a day to come.'],
      [
        { date: '2026-11-02', created_at: '2026-11-05T08:00:00Z' },
        'The hour of a mood should lie in its day.',
      ],
    ] as const
    for (const [more, sentence] of refusals) {
      expect((await save(as, more)).problem.detail).toBe(sentence)
      expect((await change(as, body.id, more)).status).toBe(400)
    }
    // The hour is also checked against the stored day.
    expect((await change(as, body.id, { created_at: '2026-11-10T08:00:00Z' })).problem.detail).toBe(
      'The hour of a mood should lie in its day.',
    )
    const moved = await change(as, body.id, { date: '2026-11-10', created_at: '2026-11-10T08:00:00Z' })
    expect(moved.body.date).toBe('2026-11-10')
  })
})

describe('the moods of days', () => {
  test('are told by day, each once, in the order they were felt', async () => {
    const as = await makeMember(app)
    const other = await makeMember(app)
    await save(other)
    for (const [mood, hour] of [
      ['sad', '09'],
      ['calm', '07'],
      ['calm', '11'],
    ])
      await save(as, { mood, created_at: `2026-11-18T${hour}:00:00Z` })
    await save(as, { date: '2026-11-02', mood: 'happy' })
    await save(as, { date: '2025-12-31', mood: 'happy' })
    expect(await days(as)).toEqual([
      { date: '2026-11-02', moods: ['happy'] },
      { date: '2026-11-18', moods: ['calm', 'sad'] },
    ])
  })

  test('span a year at the most', async () => {
    const as = await makeMember(app)
    const answer = await app.call('GET /mood/days', {
      as,
      query: { from_date: '2025-01-01', to_date: '2026-01-02' },
    })
    expect([answer.status, answer.problem.detail]).toEqual([400, 'A range holds at most 366 days.'])
  })
})
