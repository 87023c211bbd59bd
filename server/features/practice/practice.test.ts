import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeMember } from '../../test/make.ts'
import { exportOf } from '../../test/read-export.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const breaths = (more = {}) => ({ id: randomUUID(), exercise: 'A few breaths', seconds: 60, ...more })

test('what was practiced is told as it was saved, a page after the other, the last first', async () => {
  const as = await makeMember(app)
  const theme_id = randomUUID()
  const days = ['2026-11-16', '2026-11-17', '2026-11-17', '2026-11-18']
  for (const [at, day] of days.entries()) {
    const body = breaths({ theme_id, seconds: at, at: `${day}T07:00:00+01:00` })
    const { status, body: made } = await app.call('POST /practice', { as, body })
    expect([status, made]).toEqual([200, { ...body, at: `${day}T06:00:00.000000Z` }])
  }
  const { body: all } = await app.call('GET /practice', { as })
  expect(all.map(({ at }) => at.slice(0, 10))).toEqual(days.toReversed())
  const { body: first } = await app.call('GET /practice', { as, query: { limit: 2 } })
  const { body: rest } = await app.call('GET /practice', { as, query: { before: first.at(-1)?.id } })
  expect([...first, ...rest]).toEqual(all)
  expect((await app.call('GET /practice', { as, query: { before: randomUUID() } })).status).toBe(404)
})

test('the same id twice, also at once, is one practice, as it was first', async () => {
  const as = await makeMember(app)
  const body = breaths()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, seconds) => app.call('POST /practice', { as, body: { ...body, seconds } })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(new Set(answers.map(({ body: made }) => made.seconds)).size).toBe(1)
  const { body: stored } = await app.call('GET /practice', { as })
  expect(stored).toEqual([answers[0]?.body])
  const later = await app.call('POST /practice', { as, body: { ...body, exercise: 'Another' } })
  expect(later.body).toEqual(stored[0])
})

test('what cannot have been practiced is refused, in words', async () => {
  const as = await makeMember(app)
  const told = async (more: object) => {
    const { status, problem } = await app.call('POST /practice', { as, body: breaths(more) })
    return [status, problem.detail]
  }
  expect(await told({ at: '2999-01-01T00:00:00Z' })).toEqual([
    400,
    'What was practiced cannot be of an hour to come.',
  ])
  expect((await told({ seconds: 86_401 }))[0]).toBe(400)
  expect((await told({ seconds: -1 }))[0]).toBe(400)
  expect((await told({ exercise: ' ' }))[0]).toBe(400)
  expect((await told({ exercise: 'a'.repeat(201) }))[0]).toBe(400)
  expect((await app.call('GET /practice', { as })).body).toEqual([])
})

test('it is in what a member takes out, is deleted alone, and counts toward what they may store', async () => {
  const as = await makeMember(app)
  await app.call('POST /practice', { as, body: breaths({ at: '2026-11-18T06:00:00Z' }) })
  const { files, json } = await exportOf(app, as, ['practice'])
  expect(json('practice.json')).toMatchObject([{ exercise: 'A few breaths', seconds: 60 }])
  expect(files.get('csv/practice.csv')?.toString()).toContain('A few breaths')
  expect((await app.call('GET /user/records', { as })).body.counts.practice).toBe(1)
  const body = { kind: 'practice', password: goodPassword } as const
  const { body: erased } = await app.call('POST /user/erase', { as, body })
  expect(erased.receipt.counts.practice).toBe(1)
  expect((await app.call('GET /practice', { as })).body).toEqual([])
})
