import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeFirstAdmin } from './first-admin.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('of nodes that start at once one makes the administrator, and tells the password that signs in', async () => {
  const starts = Array.from({ length: 5 }, () =>
    makeFirstAdmin(app.db, app.clock, { email: undefined, password: undefined }),
  )
  const told = (await Promise.all(starts)).filter(({ password }) => password !== undefined)
  expect(told).toHaveLength(1)
  const body = { email: 'admin@agenda.local', password: told[0]?.password ?? '', portal: 'admin' as const }
  expect((await app.call('POST /auth/login', { body })).status).toBe(200)
})
