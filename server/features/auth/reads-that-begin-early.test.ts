import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeEvent, makeMember } from '../../test/make.ts'

// Each read is made twice: the second one begins beside the look-up of its session (decision 45).
let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const moods = (as: Session) => app.call('GET /mood/history', { as, query: {} })

/** A member who was looked up before. */
async function knownMember(): Promise<Session> {
  const as = await makeMember(app)
  await app.call('POST /mood', { as, body: { date: '2026-11-18', mood: 'calm', note: 'a secret' } })
  for (let n = 0; n < 2; n += 1) expect((await moods(as)).body).toHaveLength(1)
  return as
}

test('it takes one trip to the database', async () => {
  const as = await knownMember()
  let taken = 0
  const count = () => {
    taken += 1
  }
  app.database.pool.on('acquire', count)
  expect((await moods(as)).status).toBe(200)
  app.database.pool.off('acquire', count)
  expect(taken).toBe(1)
})

test('a session that another node ended is dead at once', async () => {
  const as = await knownMember()
  await app.db.deleteFrom('sessions').where('member_id', '=', as.user.id).execute()
  const { status, problem } = await moods(as)
  expect([status, JSON.stringify(problem)]).toEqual([401, expect.not.stringContaining('secret')])
  expect((await moods(as)).status).toBe(401)
})

test('a member whom another node suspended reads nothing from then on', async () => {
  const as = await knownMember()
  const suspended = { suspended_at: app.clock.now().toString() }
  await app.db.updateTable('members').set(suspended).where('id', '=', as.user.id).execute()
  expect((await moods(as)).status).toBe(401)
})

test('a role that another node took away opens nothing from then on', async () => {
  const as = await makeAdmin(app)
  await makeEvent(app, { isActive: false })
  const archived = () => app.call('GET /global-events', { as, query: { active_only: 'false' } })
  for (let n = 0; n < 2; n += 1) expect((await archived()).status).toBe(200)
  await app.db.updateTable('members').set({ role: 'member' }).where('id', '=', as.user.id).execute()
  expect((await archived()).status).toBe(403)
  await app.db.updateTable('members').set({ role: 'admin' }).where('id', '=', as.user.id).execute()
  expect((await archived()).status).toBe(200)
})

test('a fault of the database while reading is a fault for nobody else', async () => {
  const [one, other] = [await knownMember(), await knownMember()]
  const answers = await Promise.all([
    app.call('GET /mood/history', { as: one, query: { before: '01900000-0000-7000-8000-000000000000' } }),
    moods(other),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 200])
})

test('a token that was never known is refused as ever', async () => {
  const stranger = { access_token: 'a'.repeat(43) }
  expect((await app.call('GET /mood/history', { as: stranger, query: {} })).status).toBe(401)
})
