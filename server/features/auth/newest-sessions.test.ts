import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { lengths } from '../../../contract/limits.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'
import { doorkeeper } from './admission.ts'
import { getMember } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const enter = (found: Parameters<ReturnType<typeof doorkeeper>['enterByPassword']>[0]) =>
  doorkeeper(app.deps).enterByPassword(found, {
    now: app.clock.now(),
    userAgent: undefined,
    device: undefined,
    language: undefined,
  })

test('a member keeps the fifty sessions that were used last, also of many opened at once', async () => {
  const member = await makeMember(app)
  const other = await makeMember(app)
  const row = await getMember(app.db, member.user.id)
  app.clock.forward({ minutes: 20 })
  const opened = await Promise.all(Array.from({ length: lengths.sessions + 10 }, () => enter(row)))
  const kept = await app.db.selectFrom('sessions').select('id').where('member_id', '=', row.id).execute()
  expect(kept).toHaveLength(lengths.sessions)
  expect((await app.call('GET /mood/history', { as: member })).status).toBe(401)
  expect((await app.call('GET /mood/history', { as: other })).status).toBe(200)
  const newest = opened.at(-1) as Session
  expect((await app.call('GET /mood/history', { as: newest })).status).toBe(200)
}, 30_000)
