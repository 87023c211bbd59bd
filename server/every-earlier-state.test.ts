import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openDatabase } from './kernel/database/database.ts'
import { migrate, readMigrations } from './kernel/database/migrate.ts'
import { testDatabase } from './test/database.ts'
import { quietLog } from './test/quiet-log.ts'
import { describeSchema, fillTables } from './test/schema.ts'
import { copiedServerDatabase } from './test/server-copy.ts'
import { migrationsFolder } from './tools.ts'

const engines: Engine[] = process.env.TEST_DATABASE_URL ? ['embedded', 'server'] : ['embedded']
const migrations = await readMigrations(migrationsFolder)
const log = quietLog()

let none = ''
let fresh: string[]
beforeAll(async () => {
  none = await mkdtemp(join(tmpdir(), 'a-genda-no-migrations-'))
  const database = await testDatabase(migrationsFolder, 'embedded')
  fresh = await describeSchema(database.pool)
  await database.drop()
})
afterAll(() => rm(none, { recursive: true, force: true }))

describe.each(engines)('on %s', (engine) => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  beforeAll(async () => {
    database = await testDatabase(none, engine)
  })
  afterAll(() => database.drop())

  test.each(migrations.map(({ name }, at) => ({ name, count: at + 1 })))(
    'a database with rows in it, as $name left it, becomes what a new one is',
    async ({ count }) => {
      await database.pool.query('drop schema public cascade')
      await database.pool.query('create schema public')
      const folder = await mkdtemp(join(tmpdir(), 'a-genda-migrations-'))
      for (const { name } of migrations.slice(0, count))
        await copyFile(join(migrationsFolder, name), join(folder, name))
      await migrate(database, folder, log)
      await rm(folder, { recursive: true })
      const filled = await fillTables(database.pool)

      const ran = await migrate(database, migrationsFolder, log)
      expect(ran).toEqual(migrations.slice(count).map(({ name }) => name))
      expect(await describeSchema(database.pool)).toEqual(fresh)
      for (const [table, rows] of Object.entries(filled)) {
        const found = await database.pool.query(`select count(*) as count from "${table}"`)
        // A migration may add rows, and loses none.
        expect(Number(found.rows[0]?.count), table).toBeGreaterThanOrEqual(rows)
      }
    },
  )
})

const server = process.env.TEST_DATABASE_URL
test.runIf(server)(
  'of many nodes that start at once on an empty database, one runs each migration',
  async () => {
    const { url, drop } = await copiedServerDatabase(server ?? '')
    const nodes = await Promise.all(
      Array.from({ length: 6 }, () => openDatabase({ url, dataDir: '', log, poolSize: 2 })),
    )
    const ran = await Promise.all(nodes.map((node) => migrate(node, migrationsFolder, log)))
    expect(ran.flat().sort()).toEqual(migrations.map(({ name }) => name))
    expect(await describeSchema(nodes[0]?.pool ?? expect.fail())).toEqual(fresh)
    await Promise.all(nodes.map((node) => node.close()))
    await drop()
  },
)
