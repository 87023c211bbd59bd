import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resetLetterJob } from '../features/auth/jobs.ts'
import { serveProbes } from '../kernel/http/probes.ts'
import { httpServer } from '../kernel/http/server.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { makeMember } from '../test/make.ts'
import { toolsOf } from '../test/operate.ts'
import type { Tools } from '../tools.ts'
import { commit, version } from '../version.ts'
import { storeBackup } from './backups.ts'
import { productMetrics } from './metrics.ts'
import { nightlyBackup } from './nightly.ts'

let folder: string
let app: TestApp
let tools: Tools
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-metrics-'))
  app = await testApp()
  tools = toolsOf(folder, app)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** What /metrics answers of the product, by name and labels. */
async function read(more: Partial<Tools> = {}): Promise<Record<string, number>> {
  const server = await httpServer({ log: pino({ level: 'silent' }), trustProxy: [], https: false })
  const needs = { ...tools, ...more, clock: app.clock, lifetimes: { figures: 0, backups: 0 } }
  serveProbes(server, async () => true, undefined, {
    more: (registries) => productMetrics(registries, needs),
  })
  const { body, statusCode } = await server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  expect(statusCode).toBe(200)
  await server.close()
  const lines = body.split('\n').filter((line) => line.startsWith('agenda_'))
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

test('members, sessions, jobs, letters, database, pool and disk are measured', async () => {
  const before = await read()
  await makeMember(app)
  const other = await makeMember(app)
  const suspended_at = app.clock.now().toString()
  await app.db.updateTable('members').set({ suspended_at }).where('id', '=', other.user.id).execute()
  await app.deps.jobs.send(resetLetterJob, { email: 'nobody@example.org' })
  const after = await read()
  const grown = (name: string) => (after[name] ?? Number.NaN) - (before[name] ?? 0)
  expect(grown('agenda_members{state="active"}')).toBe(1)
  expect(grown('agenda_members{state="suspended"}')).toBe(1)
  expect(grown('agenda_sessions')).toBe(2)
  expect(grown('agenda_jobs{state="waiting"}')).toBe(1)
  expect(
    after[`agenda_info{version="${version}",commit="${commit ?? ''}",engine="${app.database.engine}"}`],
  ).toBe(1)
  expect(after.agenda_database_up).toBe(1)
  expect(after.agenda_database_bytes).toBeGreaterThan(1_000_000)
  expect(after.agenda_database_connections_max).toBeGreaterThan(0)
  expect(after['agenda_disk_free_bytes{folder="data"}']).toBeGreaterThan(0)
  expect(after['agenda_letters{state="failed"}']).toBe(0)
  expect(after['agenda_reports{state="open"}']).toBe(0)
})

test('work that is late or failed for good is counted', async () => {
  const update = (set: string) =>
    app.database.pool.query(`update jobs.job set ${set} where name = '${resetLetterJob.name}'`)
  await update(`start_after = now() - interval '11 minutes'`)
  expect((await read())['agenda_jobs{state="late"}']).toBe(1)
  await update(`state = 'failed', completed_on = now()`)
  const failed = await read()
  expect(failed['agenda_jobs{state="failed"}']).toBe(1)
  expect(failed[`agenda_jobs_failed{job="${resetLetterJob.name}"}`]).toBe(1)
  expect(failed['agenda_letters{state="failed"}']).toBe(1)
})

test.runIf(process.env.TEST_ENGINE !== 'server')(
  'the last backup is told with its age and size, and so is a night without one',
  async () => {
    app.clock.set(Temporal.Now.instant().toString())
    expect(await read()).toMatchObject({ agenda_backup_failed: 0, agenda_backup_overdue: 0 })
    app.clock.forward({ hours: 37 })
    expect((await read()).agenda_backup_overdue).toBe(1)
    const { bytes } = await storeBackup(tools, app.clock)
    const made = app.clock.now().epochMilliseconds / 1000
    const well = { agenda_backup_failed: 0, agenda_backup_overdue: 0 }
    expect(await read()).toMatchObject({
      ...well,
      agenda_backup_timestamp_seconds: made,
      agenda_backup_bytes: bytes,
    })
    await app.database.pool.query('select jobs.create_queue($1, $2)', [
      nightlyBackup.name,
      { policy: 'standard' },
    ])
    await app.database.pool.query(
      `insert into jobs.job (name, state, completed_on) values ($1, 'failed', now() + interval '3 days')`,
      [nightlyBackup.name],
    )
    expect((await read()).agenda_backup_failed).toBe(1)
  },
)

test('a database that is away is told as such, beside what this machine knows', async () => {
  const database = { ...app.database, ready: async () => false }
  const known = await read({ database })
  expect(known.agenda_database_up).toBe(0)
  expect(known['agenda_disk_free_bytes{folder="data"}']).toBeGreaterThan(0)
  expect(known).not.toHaveProperty('agenda_sessions')
})

test('a replica that became the primary is not told as one that is not used', async () => {
  let all = [{ place: 'one', seconds: 0.4, isUsed: true }]
  const registry = new Registry()
  const replicas = { lags: () => all } as unknown as NonNullable<Tools['replicas']>
  productMetrics({ ofProcess: registry, ofNode: registry }, { ...tools, replicas, clock: app.clock })
  expect(await registry.metrics()).toContain('agenda_replica_used{replica="one"} 1')
  all = []
  expect(await registry.metrics()).not.toContain('agenda_replica_used{replica="one"}')
})

test('replicas tell how far they are behind; one that is away tells only that it is not used', async () => {
  const lags = () => [
    { place: 'one', seconds: 0.4, isUsed: true },
    { place: 'two', seconds: Number.POSITIVE_INFINITY, isUsed: false },
  ]
  const known = await read({ replicas: { lags } as unknown as NonNullable<Tools['replicas']> })
  expect(known).toMatchObject({
    'agenda_replica_lag_seconds{replica="one"}': 0.4,
    'agenda_replica_used{replica="one"}': 1,
    'agenda_replica_used{replica="two"}': 0,
  })
  expect(known).not.toHaveProperty('agenda_replica_lag_seconds{replica="two"}')
})
