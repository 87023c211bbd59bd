import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('of a burst of sign-ins those that are too many are told so before the database is asked', async () => {
  const as = await makeMember(app)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, serial) =>
      app.call('POST /auth/login', {
        body: { email: `nobody-${serial}@example.org`, password: 'Quiet-Harbour-7' },
        address: `10.7.0.${serial}`,
      }),
    ),
  )
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThanOrEqual(200 - 64)
  for (const { headers, problem } of refused)
    expect([headers['retry-after'], problem.detail]).toEqual([
      '5',
      'The server is busy. Please try again in a moment.',
    ])
  const heard = answers.filter(({ status }) => status === 401)
  expect(heard.length).toBe(200 - refused.length)
  const counted = await app.db
    .selectFrom('rate_counters')
    .select('key')
    .where('key', 'like', 'sign-in-address 10.7.%')
    .execute()
  expect(counted).toHaveLength(heard.length)
  // Other calls still work, and so does signing in.
  expect((await app.call('GET /me/banner', { as })).status).toBe(200)
  const again = await app.call('POST /auth/login', { body: { email: 'nobody@example.org', password: 'x' } })
  expect(again.status).toBe(401)
})
