import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { rates } from '../../../contract/rates.ts'
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

test('a save of such a session saves nothing, and is told no more than that', async () => {
  const as = await knownMember()
  await app.db.deleteFrom('sessions').where('member_id', '=', as.user.id).execute()
  const save = (body: object) =>
    app.call('POST /mood', { as, body: { date: '2026-11-18', mood: 'calm', ...body } })
  // The first is counted before it is known, and one with a fault is not told of that either.
  for (const body of [{}, { mood: '' }, {}])
    expect(await save(body)).toMatchObject({ status: 401, problem: { detail: 'Please sign in again.' } })
  const stored = app.db.selectFrom('moods').select('id').where('member_id', '=', as.user.id)
  expect(await stored.execute()).toHaveLength(1)
})

test('saves of one who is known are counted, each once, and refused when they are too many', async () => {
  const as = await knownMember()
  const counted = async () => {
    const usage = app.db.selectFrom('member_usage').select(['rows', 'saves'])
    return usage.where('member_id', '=', as.user.id).executeTakeFirstOrThrow()
  }
  const before = await counted()
  const save = () => app.call('POST /mood', { as, body: { date: '2026-11-18', mood: 'calm' } })
  for (let n = 0; n < 3; n += 1) expect((await save()).status).toBe(200)
  const wrong = await app.call('POST /mood', { as, body: { date: '2026-11-18', mood: '' } })
  expect(wrong.status).toBe(400)
  expect(await counted()).toEqual({ rows: before.rows + 3, saves: before.saves + 3 })
  await app.db
    .updateTable('member_usage')
    .set({ saves: rates.saves.most })
    .where('member_id', '=', as.user.id)
    .execute()
  expect((await save()).status).toBe(429)
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
