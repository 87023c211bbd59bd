import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runChild } from '../../../test/child.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { postgresMajor } from './folder.ts'
import { openEmbedded } from './open.ts'

const holder = join(import.meta.dirname, '../fixtures/holder.ts')
let dataDir: string
const open = () => openEmbedded({ dataDir, log: quietLog(), durable: true })

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'a-genda-first-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** Kills a first start while it makes the database. On a busy machine it can miss that moment, and then tries again. */
async function killHalfway(): Promise<void> {
  const [making, made] = [join(dataDir, 'db.new', 'base'), join(dataDir, 'db')]
  for (;;) {
    const first = runChild(holder, dataDir)
    while (!existsSync(making) && !existsSync(made)) await new Promise((resolve) => setTimeout(resolve, 5))
    await first.kill()
    if (!existsSync(made)) return
    await rm(dataDir, { recursive: true })
    await mkdir(dataDir)
  }
}

test('a crash inside the first start leaves no half database, and the next start succeeds', async () => {
  await killHalfway()
  expect(await readdir(dataDir)).toContain('db.new')

  const database = await open()
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
  expect(await readdir(dataDir)).not.toContain('db.new')
  expect((await readFile(join(dataDir, 'db', 'PG_VERSION'), 'utf8')).trim()).toBe(postgresMajor)
}, 60_000)

test('a database of another PostgreSQL is refused, untouched, with what to do', async () => {
  await mkdir(join(dataDir, 'db'))
  await writeFile(join(dataDir, 'db', 'PG_VERSION'), '17\n')
  await expect(open()).rejects.toThrow(
    `was made by an older A-genda (PostgreSQL 17; this one has ${postgresMajor}). Start the version that made it; to move, dump it`,
  )
  await writeFile(join(dataDir, 'db', 'PG_VERSION'), '19\n')
  await expect(open()).rejects.toThrow('was made by a newer A-genda (PostgreSQL 19;')
  expect(await readdir(join(dataDir, 'db'))).toEqual(['PG_VERSION'])
})

test('a folder that holds something else is refused, untouched', async () => {
  await mkdir(join(dataDir, 'db'))
  await writeFile(join(dataDir, 'db', 'holiday.jpg'), '')
  await expect(open()).rejects.toThrow('holds files but no database')
  expect(await readdir(join(dataDir, 'db'))).toEqual(['holiday.jpg'])
})

test('a data folder that cannot be made or read is refused with the reason', async () => {
  await writeFile(join(dataDir, 'file'), '')
  const refused = openEmbedded({ dataDir: join(dataDir, 'file'), log: quietLog(), durable: true })
  await expect(refused).rejects.toThrow(
    /The data folder .*file cannot be used: it is a file, not a folder\. Set DATA_DIR/,
  )
  await writeFile(join(dataDir, 'db'), '')
  await expect(open()).rejects.toThrow(/The database folder .* cannot be read \(ENOTDIR\)/)
})
