import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../contract/auth.ts'
import { fileSource } from '../kernel/database/backup/source.ts'
import type { Engine } from '../kernel/database/database.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { testDatabase } from '../test/database.ts'
import { liveFully } from '../test/full-life.ts'
import { goodPassword, makeAdmin, makeMember } from '../test/make.ts'
import { run, tablesWith, toolsOf } from '../test/operate.ts'
import { makeFeed } from '../test/read-feed.ts'
import { testTools } from '../test/tools.ts'
import { backUp, backUpNightly } from './backups.ts'
import { settleLedger } from './ledger.ts'
import { backupsUntil } from './nightly.ts'
import { restoreCommunity } from './restore-community.ts'

const engines: Engine[] = process.env.TEST_DATABASE_URL ? ['embedded', 'server'] : ['embedded']

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-gone-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const leave = (app: TestApp, as: Session, in_days?: 7) =>
  app.call('POST /user/delete', { as, body: { password: goodPassword, in_days } })

test.each(engines)(
  'who was deleted after a backup is deleted again when it is restored on the %s engine',
  async (engine) => {
    const app = await testApp({}, await testDatabase(undefined, engine))
    const tools = toolsOf(folder, app)
    await settleLedger(tools, app.clock)
    const admin = await makeAdmin(app)
    const stays = await makeMember(app, { email: 'stays@example.org' })
    const { as: gone } = await liveFully(app, { email: 'gone@example.org', admin, other: stays })
    const part = await makeMember(app, { email: 'part@example.org' })
    const leaving = await makeMember(app, { email: 'leaving@example.org' })
    const back = await makeMember(app, { email: 'back@example.org' })
    for (const as of [stays, part])
      await app.call('POST /mood', { as, body: { date: '2026-11-18', mood: 'calm' } })
    for (const as of [leaving, stays]) await makeFeed(app, as, 'events')
    const file = join(folder, `${engine}.tar.gz`)
    await backUp(tools, app.clock, file)

    const { body } = await leave(app, gone)
    await app.call('POST /user/erase', { as: part, body: { kind: 'moods', password: goodPassword } })
    await leave(app, leaving, 7)
    await leave(app, back, 7)
    await app.call('POST /user/stay', { as: back })
    await app.letters()

    // The command itself wants a server for itself, which the tested product uses.
    const wish = { source: fileSource(file), hasLedger: true }
    const lines = await restoreCommunity(tools, app.clock, wish)
    expect(lines.join('\n')).toMatch(
      /One member who had deleted their account came back with the backup, and was deleted again\./,
    )
    expect(lines.join('\n')).toMatch(
      /1 kind of data that members had deleted came back too, and was deleted again\./,
    )
    expect(await tablesWith(tools, gone.user.id)).toEqual(['audit_log', 'deletions'])
    const moods = await app.db.selectFrom('moods').select('member_id').execute()
    expect(moods.map(({ member_id }) => member_id)).toEqual([stays.user.id])
    const proof = await app.db.selectFrom('deletions').selectAll().execute()
    expect(proof).toMatchObject([{ member_id: gone.user.id, receipt: body.receipt?.number }])
    const members = await app.db
      .selectFrom('members')
      .select(['email', 'leaves_at'])
      .orderBy('email')
      .execute()
    const leavesAt = Object.fromEntries(members.map(({ email, leaves_at }) => [email, leaves_at]))
    expect(leavesAt['leaving@example.org']).toMatch(/^2026-11-25/)
    expect([leavesAt['back@example.org'], leavesAt['stays@example.org']]).toEqual([null, null])
    // Leaving ended its calendar address, so the backup must not bring that back.
    const feeds = await app.db.selectFrom('feeds').select('member_id').execute()
    expect(feeds.map(({ member_id }) => member_id)).toEqual([stays.user.id])
    const { body: told } = await app.call('GET /admin/audit', { as: admin, query: { limit: 20 } })
    const restored = told.filter(({ kind }) => ['community-restored', 'deletion-repeated'].includes(kind))
    expect(
      restored.map(({ kind, actor, subject, details: { of } }) => [kind, of, actor?.name, subject]),
    ).toEqual([
      ['deletion-repeated', 'kind', 'the command line', null],
      ['deletion-repeated', 'account', 'the command line', null],
      ['community-restored', undefined, 'the command line', null],
    ])
    expect(restored[1]?.details).toMatchObject({ receipt: body.receipt?.number })
    // What the ledger says is said once: the same restore again ends in the same state.
    app.clock.forward({ seconds: 1 })
    await restoreCommunity(tools, app.clock, wish)
    expect(await tablesWith(tools, gone.user.id)).toEqual(['audit_log', 'deletions'])
    await app.close()
  },
  120_000,
)

test('a restore without the ledger of the backup asks the operator to say so', async () => {
  const app = await testApp()
  const tools = toolsOf(folder, app)
  await settleLedger(tools, app.clock)
  const as = await makeMember(app)
  const file = join(folder, 'elsewhere.tar.gz')
  await backUp(tools, app.clock, file)
  await leave(app, as)

  // The command wants a server for itself.
  const target = await testDatabase(undefined, 'embedded')
  const elsewhere = testTools(folder, target)
  const refused = await run(elsewhere, 'restore', file)
  expect([refused.code, refused.lines[0]]).toEqual([
    1,
    expect.stringMatching(/^Nothing was restored: there is no ledger of deletions at .*--without-ledger/),
  ])
  await settleLedger(elsewhere, app.clock)
  expect((await run(elsewhere, 'restore', file)).lines[0]).toMatch(/is not the one of that backup/)
  expect(await target.db.selectFrom('members').select('id').execute()).toEqual([])

  const sure = await run(elsewhere, 'restore', file, '--without-ledger')
  expect(sure.code).toBe(0)
  expect(await target.db.selectFrom('members').select('id').execute()).toHaveLength(1)
  await target.drop()
  await app.close()
}, 60_000)

test('a database that was restored by other means is put right before the product opens', async () => {
  const app = await testApp()
  const tools = toolsOf(folder, app)
  const as = await makeMember(app)
  const row = await app.db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', as.user.id)
    .executeTakeFirstOrThrow()
  await leave(app, as)
  await app.db.deleteFrom('deletions').execute()
  await app.db.insertInto('members').values(row).execute()
  expect(await settleLedger(tools, app.clock)).toEqual([
    'One member who had deleted their account came back with the backup, and was deleted again.',
  ])
  expect(await settleLedger(tools, app.clock)).toEqual([])
  expect(await tablesWith(tools, as.user.id)).toEqual(['deletions'])
  await app.close()
})

test('a ledger that was lost is written again from the database', async () => {
  const app = await testApp()
  const as = await makeMember(app)
  await leave(app, as)
  const lost = testTools(folder, app.database)
  expect(await settleLedger(lost, app.clock)).toEqual([])
  expect((await lost.ledger.read())?.deleted).toMatchObject([{ member_id: as.user.id }])
  const text = readFileSync(join(lost.config.DATA_DIR, 'deletions.jsonl'), 'utf8')
  expect(text).not.toContain(as.user.email)
  await app.close()
})

test('a ledger that cannot be used keeps nothing from opening, and says what that means', async () => {
  const app = await testApp()
  const tools = testTools(folder, app.database)
  mkdirSync(join(tools.config.DATA_DIR, 'deletions.jsonl'))
  expect((await settleLedger(tools, app.clock))[0]).toMatch(
    /Until it can be, nobody can delete their account\.$/,
  )
  await app.close()
})

test('a receipt names the night on which the last nightly backup goes, and it goes by then', async () => {
  const at = (text: string) => backupsUntil('embedded', Temporal.Instant.from(text))
  expect(at('2026-11-18T03:14:59Z')).toBe('2026-12-01')
  expect(at('2026-11-18T03:15:00Z')).toBe('2026-12-02')
  expect(backupsUntil('server', Temporal.Instant.from('2026-11-18T03:15:00Z'))).toBeNull()

  const target = await testDatabase()
  const tools = testTools(folder, target)
  let now = Temporal.Instant.from('2026-11-02T03:15:00Z')
  const clock = { now: () => now }
  const night = async (instant: string) => {
    now = Temporal.Instant.from(instant)
    await backUpNightly(tools, clock)
  }
  const nights = () => readdirSync(join(tools.config.DATA_DIR, 'backups')).map((name) => name.slice(8, 18))
  // A machine that sleeps most nights: after fourteen days there are only four backups.
  await night('2026-11-02T03:15:00Z')
  await night('2026-11-05T03:15:02Z')
  await target.db
    .insertInto('deletions')
    .values({
      member_id: '01900000-0000-7000-8000-000000000000',
      at: '2026-11-06T12:00:00Z',
      counts: '{}',
      receipt: 'R',
    })
    .execute()
  await night('2026-11-07T03:15:00Z')
  await night('2026-11-18T03:15:00Z')
  expect(nights()).toEqual(['2026-11-05', '2026-11-07', '2026-11-18'])
  await night('2026-11-19T03:15:00Z')
  expect(nights()).toEqual(['2026-11-07', '2026-11-18', '2026-11-19'])
  // Nobody was deleted since the other ones: they are among the last fourteen, and stay.
  await night('2026-12-24T03:15:00Z')
  expect(nights()).toEqual(['2026-11-07', '2026-11-18', '2026-11-19', '2026-12-24'])
  await target.drop()
}, 60_000)
