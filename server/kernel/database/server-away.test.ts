import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { makeMember } from '../../test/make.ts'
import { quietLog } from '../../test/quiet-log.ts'
import { DatabaseAway, openDatabase } from './database.ts'

const migrations = join(import.meta.dirname, 'fixtures/migrations')
const server = process.env.TEST_DATABASE_URL

test('a server that cannot be reached is refused with a sentence that keeps the password', async () => {
  const opening = openDatabase({
    url: 'postgres://ada:secret@localhost:1/agenda',
    dataDir: '',
    log: quietLog(),
  })
  await expect(opening).rejects.toThrow(
    /^The database server at localhost:1\/agenda cannot be used \(.*ECONNREFUSED.*\)\. Check DATABASE_URL/,
  )
  await expect(openDatabase({ url: 'agenda', dataDir: '', log: quietLog() })).rejects.toThrow(
    'DATABASE_URL is not a URL.',
  )
})

describe.runIf(server)('with a server', () => {
  test('a database that cannot hold every text is refused, with the command that makes one', async () => {
    const name = `ascii_${randomUUID().slice(0, 8)}`
    const admin = new pg.Client({ connectionString: server })
    await admin.connect()
    await admin.query(
      `create database ${name} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
    )
    const url = new URL(server ?? '')
    url.pathname = `/${name}`
    await expect(openDatabase({ url: url.href, dataDir: '', log: quietLog() })).rejects.toThrow(
      /is encoded as SQL_ASCII, .* "createdb --encoding=UTF8 --template=template0 NAME"/,
    )
    await admin.query(`drop database ${name}`)
    await admin.end()
  })

  test('connections that the server drops fail their queries, end nothing else, and are made again', async () => {
    const database = await testDatabase(migrations, 'server')
    const drop = async () => {
      const admin = new pg.Client({ connectionString: server })
      await admin.connect()
      const { rows } = await database.pool.query('select current_database() as name')
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        rows[0].name,
      ])
      await admin.end()
    }
    const interrupted = database.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction)
      await drop()
      await new Promise((resolve) => setTimeout(resolve, 50))
      await sql`select 1`.execute(transaction)
    })
    await expect(interrupted).rejects.toThrow(DatabaseAway)
    expect(await database.ready()).toBe(true)
    await drop()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
    await database.drop()
  }, 30_000)

  test('who waits for a lock for too long is asked to come again, and finds nothing done', async () => {
    const app = await testApp({}, await testDatabase(undefined, 'server'))
    const as = await makeMember(app)
    const { pool } = app.database
    // All connections of the pool, so that each has the short lock timeout.
    const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    const [holder] = clients
    for (const client of clients) await client.query(`set lock_timeout = '50ms'`)
    await holder?.query('begin; lock table moods in access exclusive mode')
    for (const client of clients) if (client !== holder) client.release()
    const save = () => app.call('POST /mood', { as, body: { date: '2026-11-18', mood: 'calm' } })
    const { status, headers, problem } = await save()
    expect([status, headers['retry-after'], problem.detail]).toEqual([
      503,
      '5',
      'The database is not answering at the moment. Please try again shortly.',
    ])
    await expect(pool.query('select from moods')).rejects.toMatchObject({ cause: { code: '55P03' } })
    await holder?.query('rollback')
    holder?.release()
    expect((await save()).status).toBe(200)
    expect((await app.call('GET /mood/history', { as })).body).toHaveLength(1)
    await app.close()
  }, 30_000)

  test('a statement that takes too long is stopped, and one that was granted patience is not', async () => {
    const database = await testDatabase(migrations, 'server')
    const timeout = `select current_setting('statement_timeout') as timeout, current_setting('application_name') as name`
    expect((await database.pool.query(timeout)).rows).toEqual([{ timeout: '30s', name: 'a-genda' }])
    const { rows } = await database.withoutTimeouts((client) => client.query(timeout))
    expect(rows[0].timeout).toBe('0')
    const stopped = database.pool.query(`begin; set local statement_timeout = 50; select pg_sleep(5)`)
    await expect(stopped).rejects.toThrow(DatabaseAway)
    await database.drop()
  }, 30_000)
})
