import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Tables } from '../../tables.ts'
import { testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'
import { quietLog } from '../../test/quiet-log.ts'
import { copiedServerDatabase } from '../../test/server-copy.ts'
import { DatabaseAway, openDatabase } from './database.ts'

const server = process.env.TEST_DATABASE_URL
const migrations = join(import.meta.dirname, '../../migrations')

/** A proxy between the product and its server. A silenced connection stays open, but passes nothing on. */
async function wire(host: string, port: number) {
  const open = new Set<Socket>()
  const between = createServer((near) => {
    const far = connect(port, host)
    near.pipe(far).pipe(near)
    open.add(near)
    for (const end of [near, far]) {
      end.on('error', () => undefined)
      end.on('close', () => {
        near.destroy()
        far.destroy()
        open.delete(near)
      })
    }
  })
  between.listen(0, '127.0.0.1')
  await once(between, 'listening')
  return {
    port: (between.address() as AddressInfo).port,
    /** Silences the open connections. The returned function counts those that are still open. */
    silence() {
      const silent = [...open]
      for (const near of silent) near.unpipe().resume()
      return () => silent.filter((near) => open.has(near)).length
    },
    async stop() {
      for (const near of open) near.destroy()
      between.close()
      await once(between, 'close')
    },
  }
}

/** A database that is reached through the proxy, and whose answers may take this long. */
async function stage(answerMs: number) {
  const copy = await copiedServerDatabase(server ?? '', migrations)
  const url = new URL(copy.url)
  const line = await wire(url.hostname, Number(url.port || 5432))
  url.host = `127.0.0.1:${line.port}`
  const options = { url: url.href, dataDir: '', log: quietLog(), poolSize: 2, answerMs }
  const database = await openDatabase<Tables>(options)
  const drop = async () => {
    await database.close()
    await line.stop()
    await copy.drop()
  }
  return { database: { ...database, drop }, line }
}

describe.runIf(server)('a server that falls silent without closing its connections', () => {
  test('is asked no more on them, and 503 is answered until a new one is made', async () => {
    const { database, line } = await stage(1_500)
    const app = await testApp({}, database)
    const as = await makeMember(app)
    let unclosed = () => 0
    const interrupted = database.db.transaction().execute(async (transaction) => {
      // Both connections of the pool are open.
      await sql`select 1`.execute(database.db)
      unclosed = line.silence()
      await sql`select 2`.execute(transaction)
    })
    await expect(interrupted).rejects.toThrow(DatabaseAway)
    const read = () => app.call('GET /mood/history', { as })
    const { status, headers } = await read()
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    expect((await read()).status).toBe(200)
    await vi.waitFor(() => expect(unclosed()).toBe(0))
    await app.close()
  }, 30_000)

  test('has as long as it needs for who was granted patience, and not for who is next on the connection', async () => {
    const { database } = await stage(500)
    const slow = 'select pg_sleep(0.8)'
    await database.withoutTimeouts((client) => client.query(slow))
    await expect(database.pool.query(slow)).rejects.toThrow(DatabaseAway)
    await expect(database.pool.query('select pg_sleep($1)', [0.8])).rejects.toThrow(DatabaseAway)
    await database.drop()
  }, 30_000)
})
