import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../contract/auth.ts'
import { readConfig } from '../../server/config.ts'
import { type OpenDatabase, openDatabase } from '../../server/kernel/database/database.ts'
import { openReplicas, type Replicas } from '../../server/kernel/database/replicas.ts'
import { examine } from '../../server/operator/doctor.ts'
import type { Tables } from '../../server/tables.ts'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { makeAdmin, makeBanner, makeEvent, makeMember, makePost } from '../../server/test/make.ts'
import { prepare } from '../../server/test/prepare.ts'
import { quietLog } from '../../server/test/quiet-log.ts'
import { migrationsFolder, type Tools } from '../../server/tools.ts'
import { type DatabasePair, startWithStandby } from './standby.ts'

let pair: DatabasePair
let database: OpenDatabase<Tables>
let replicas: Replicas<Tables>
let app: TestApp
let standby: pg.Client
let ada: Session
let ben: Session
const lines: string[] = []
const log = pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(line) })
const said = (text: string) => lines.filter((line) => line.includes(text)).length

beforeAll(async () => {
  pair = await startWithStandby()
  database = await openDatabase<Tables>({ url: pair.primary, dataDir: '', log: quietLog() })
  await prepare(database, migrationsFolder)
  replicas = await openReplicas({ urls: [pair.standby], primary: database, log })
  app = await testApp({ replicas }, { ...database, drop: () => database.close() })
  standby = new pg.Client(pair.standby)
  standby.on('error', () => undefined)
  await standby.connect()
  ada = await makeMember(app)
  ben = await makeMember(app)
})
afterAll(async () => {
  await standby?.end().catch(() => undefined)
  await replicas?.close()
  await app?.close()
  await pair?.stop()
})

const feed = async (as: Session) =>
  (await app.call('GET /community/posts', { as, query: {} })).body.map(({ content }) => content)
/** Whether the standby answers shared reads. */
const onStandby = () =>
  replicas.read(async (db) => {
    const { standby } = await db
      .selectNoFrom(({ fn }) => fn<boolean>('pg_is_in_recovery', []).as('standby'))
      .executeTakeFirstOrThrow()
    return standby
  })
const until = async (wish: () => Promise<boolean>) => {
  for (let tries = 0; tries < 300 && !(await wish()); tries += 1) await sleep(100)
}
/** Makes all writes so far look older. */
const later = () => database.pool.query(`update recent_writes set at = at - interval '1 hour'`)
function tools(): Tools {
  const config = readConfig({ DATA_DIR: tmpdir() })
  if ('faults' in config) throw new Error(config.faults.join())
  const letters = {
    destination: 'nowhere',
    repeatable: true,
    delivers: true,
    verify: async () => undefined,
    send: async () => {},
  }
  const { storage, ledger } = app.deps
  return { config, database, replicas, storage, ledger, letters, close: async () => {} }
}
const pauseReplay = () => standby.query('select pg_wal_replay_pause()')
const resumeReplay = () => standby.query('select pg_wal_replay_resume()')

test('others see what was saved when it has come to the replica; who saved it sees it at once', async () => {
  const event = await makeEvent(app)
  await makePost(app, ben, { content: 'The first pears' })
  await later()
  await until(async () => (await onStandby()) && (await feed(ada)).length === 1)
  expect(await onStandby()).toBe(true)

  await pauseReplay()
  const { id } = await makePost(app, ben, { content: 'The last pears' })
  expect(await feed(ben)).toEqual(['The last pears', 'The first pears'])
  // This proves that the replica answered.
  expect(await feed(ada)).toEqual(['The first pears'])

  const [first] = (await app.call('GET /community/posts', { as: ada, query: {} })).body
  await app.call('POST /community/posts/{id}/like', { as: ada, params: { id: first?.id ?? '' } })
  const liked = (await app.call('GET /community/posts', { as: ada, query: {} })).body
  expect(liked.map(({ liked }) => liked)).toEqual([false, true])
  const comment = { post_id: id, content: 'Already?' }
  await app.call('POST /community/comments', { as: ada, body: comment })
  const comments = await app.call('GET /community/comments/{postId}', { as: ada, params: { postId: id } })
  expect(comments.body).toMatchObject([{ content: 'Already?' }])

  const cleo = await makeMember(app)
  const rsvp = { as: cleo, params: { id: event.id }, body: { status: 'going' as const } }
  await app.call('POST /global-events/{id}/rsvp', rsvp)
  expect((await app.call('GET /my-rsvps', { as: cleo })).body).toMatchObject([{ status: 'going' }])
  await makeBanner(app, cleo, { caption: 'Quinces' })
  expect((await app.call('GET /banners/shared', { as: cleo, query: {} })).body).toMatchObject([
    { caption: 'Quinces', own: true },
  ])
  await app.call('PATCH /me/banner/share', { as: cleo, body: { is_shared: false } })
  expect((await app.call('GET /banners/shared', { as: cleo, query: {} })).body).toEqual([])

  await resumeReplay()
  await later()
  await until(async () => (await feed(ada)).length === 2)
  expect(await onStandby()).toBe(true)
})

test("a replica's word that something is not there is asked again of the primary", async () => {
  await later()
  await pauseReplay()
  const { id } = await makePost(app, ben, { content: 'Not there yet' })
  expect(await feed(ada)).not.toContain('Not there yet')
  const comments = await app.call('GET /community/comments/{postId}', { as: ada, params: { postId: id } })
  expect(comments).toMatchObject({ status: 200, body: [] })
  await resumeReplay()
})

test('who blocks somebody is told nothing of them at once; the other one when it has come to the replica', async () => {
  const [eva, finn] = [await makeMember(app), await makeMember(app)]
  await makePost(app, eva, { content: 'By Eva' })
  await makePost(app, finn, { content: 'By Finn' })
  await later()
  await until(async () => (await onStandby()) && (await feed(ada))[0] === 'By Finn')
  await pauseReplay()
  await app.call('POST /members/{id}/block', { as: eva, params: { id: finn.user.id } })
  expect(await feed(eva)).not.toContain('By Finn')
  expect(await feed(finn)).toContain('By Eva')
  await resumeReplay()
  await until(async () => !(await feed(finn)).includes('By Eva'))
  await later()
  expect(await onStandby()).toBe(true)
  expect(await feed(eva)).not.toContain('By Finn')
  await app.call('DELETE /members/{id}/block', { as: eva, params: { id: finn.user.id } })
  expect(await feed(eva)).toContain('By Finn')
})

test('an affirmation, which every visit asks for, is no reason to read from the primary', async () => {
  const dora = await makeMember(app)
  await app.call('POST /ai/affirmation', { as: dora, body: { user_name: 'Dora', focus_area: 'peace' } })
  expect(await database.db.selectFrom('recent_writes').select('member_id').execute()).not.toContainEqual({
    member_id: dora.user.id,
  })
})

test('what an administrator changed is in the lists of the back office at once', async () => {
  await later()
  const admin = await makeAdmin(app)
  await pauseReplay()
  await makeEvent(app, { title: 'A new walk' }, admin)
  const told = await app.call('GET /global-events', { as: admin, query: { active_only: 'false' } })
  expect(told.body.map(({ title }) => title)).toContain('A new walk')
  await resumeReplay()
})

test('a replica too far behind is passed over, which is logged once, and used again when it is near', async () => {
  await until(onStandby)
  lines.length = 0
  await pauseReplay()
  await makePost(app, ben, { content: 'Far behind' })
  await later()
  await until(async () => said('is passed over') > 0)
  expect(await feed(ada)).toContain('Far behind')
  expect(await feed(ada)).toContain('Far behind')
  expect(said('is passed over')).toBe(1)
  expect(lines.join('')).toContain('more than 10 s behind')
  await resumeReplay()
  await until(onStandby)
  expect(await onStandby()).toBe(true)
  expect(said('is used again')).toBe(1)
  expect(await replicas.examine()).toEqual([{ place: expect.any(String), behind: expect.any(Number) }])
}, 60_000)

test('doctor tells of each replica how far it is behind, and which one became the primary', async () => {
  const elsewhere = await openReplicas<Tables>({
    urls: [pair.standby, pair.primary],
    primary: database,
    log: quietLog(),
  })
  const findings = await examine({ ...tools(), replicas: elsewhere })
  expect(findings.filter(({ what }) => what === 'Replicas')).toEqual([
    {
      what: 'Replicas',
      well: true,
      says: expect.stringMatching(/has what the primary has after \d+\.\d\d s$/),
    },
    {
      what: 'Replicas',
      well: true,
      says: expect.stringContaining('is the primary at the moment. It is used again when it is a standby.'),
    },
  ])
  expect(
    elsewhere.lags().map(({ isUsed }) => isUsed),
    'no alert fires for the primary',
  ).toEqual([true])
  await elsewhere.close()
})

test('a server that is no replica of the primary is never read from', async () => {
  const wrong = await openReplicas({ urls: [pair.primary], primary: database, log: quietLog() })
  const other = new URL(pair.standby)
  other.pathname = '/template1'
  const elsewhere = await openReplicas({ urls: [other.href], primary: database, log: quietLog() })
  expect([...(await wrong.examine()), ...(await elsewhere.examine())].map(({ behind }) => behind)).toEqual([
    'it is the primary',
    'it is no copy of the primary',
  ])
  for (const each of [wrong, elsewhere]) {
    await each.read(async (db) => expect(db).toBe(database.db))
    await each.close()
  }
})

test('when the replica is lost, reads go on from the primary, and nobody is told but the log, once', async () => {
  await later()
  await until(onStandby)
  lines.length = 0
  const during = Array.from({ length: 200 }, async (_, at) => {
    await sleep(at * 5)
    return (await app.call('GET /community/posts', { as: ada, query: {} })).status
  })
  await sleep(300)
  await pair.loseStandby()
  expect(new Set(await Promise.all(during))).toEqual(new Set([200]))
  expect(await feed(ada)).toContain('Far behind')
  expect(said('is passed over')).toBe(1)
  expect(lines.join('')).not.toContain('password')
})
