import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestServer } from '../../scripts/postgres.ts'
import { type OpenDatabase, openDatabase } from '../../server/kernel/database/database.ts'
import { migrate, readMigrations } from '../../server/kernel/database/migrate.ts'
import type { Tables } from '../../server/tables.ts'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { makeMember, makePost } from '../../server/test/make.ts'
import { prepare } from '../../server/test/prepare.ts'
import { quietLog } from '../../server/test/quiet-log.ts'
import { migrationsFolder } from '../../server/tools.ts'
import { pgbouncer, startPgBouncer } from './start.ts'

describe.runIf(pgbouncer)('through PgBouncer in transaction mode', () => {
  let server: TestServer
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>
  let app: TestApp
  const nodes: OpenDatabase<Tables>[] = []
  const log = quietLog()
  const open = (poolSize: number) => openDatabase<Tables>({ url: pooler.url, dataDir: '', log, poolSize })

  beforeAll(async () => {
    server = await startPostgres()
    pooler = await startPgBouncer(server.url, 3)
    for (let node = 0; node < 4; node += 1) nodes.push(await open(8))
  })
  afterAll(async () => {
    await app?.close()
    await Promise.all(nodes.map((node) => node.close()))
    await pooler?.stop()
    await server?.stop()
  })

  test('nodes that start at once take turns, and leave neither lock nor setting behind', async () => {
    const ran = await Promise.all(nodes.map((node) => migrate(node, migrationsFolder, log)))
    expect(ran.flat().sort()).toEqual((await readMigrations(migrationsFolder)).map(({ name }) => name))
    const left = await nodes[0]?.pool.query(`select from pg_locks where locktype = 'advisory'`)
    expect(left?.rowCount).toBe(0)
  })

  test('every transaction has our limits and our form of values, whichever connection it is given', async () => {
    const asked = nodes.flatMap((node) =>
      Array.from({ length: 8 }, () =>
        node.pool.query(`select pg_backend_pid() as pid, current_setting('statement_timeout') as statement,
          current_setting('lock_timeout') as lock, current_setting('timezone') as zone,
          current_setting('datestyle') as date, pg_sleep(0.02)::text`),
      ),
    )
    const rows = (await Promise.all(asked)).map((result) => result.rows[0])
    expect(new Set(rows.map(({ pid }) => pid)).size).toBe(3)
    for (const row of rows)
      expect(row).toMatchObject({ statement: '30s', lock: '10s', zone: 'UTC', date: 'ISO, MDY' })
    expect(log.lines).not.toContainEqual(expect.objectContaining({ level: 'warn' }))
  })

  test('patience ends with its transaction', async () => {
    const [node] = nodes
    const limit = `select current_setting('statement_timeout') as limit`
    expect((await node?.withoutTimeouts((client) => client.query(limit)))?.rows).toEqual([{ limit: '0' }])
    const after = await Promise.all(Array.from({ length: 8 }, () => node?.pool.query(limit)))
    expect(new Set(after.map((result) => result?.rows[0].limit))).toEqual(new Set(['30s']))
  })

  test('members post and like at once, letters go out, and a backup sees one moment', async () => {
    const [database] = nodes
    if (!database) throw new Error('There is a node.')
    await prepare(database, migrationsFolder)
    app = await testApp({}, { ...database, drop: async () => undefined })
    const members = await Promise.all(Array.from({ length: 12 }, () => makeMember(app)))
    const [ada] = members
    if (!ada) throw new Error('There is a member.')
    const { id } = await makePost(app, ada)
    const likes = members.map((as) => app.call('POST /community/posts/{id}/like', { as, params: { id } }))
    expect(new Set((await Promise.all(likes)).map(({ status }) => status))).toEqual(new Set([200]))
    const [post] = (await app.call('GET /community/posts', { as: ada, query: {} })).body
    expect(post).toMatchObject({ likes: 12, liked: true })

    await app.call('POST /auth/forgot-password', { body: { email: ada.user.email } })
    expect(await app.letters()).toHaveLength(1)

    const counts = await database.snapshot(async (client) => {
      const count = async () => (await client.query('select count(*) as n from members')).rows[0].n
      const before = await count()
      await makeMember(app)
      return [before, await count()]
    })
    expect(counts).toEqual([12, 12])
  })
})
