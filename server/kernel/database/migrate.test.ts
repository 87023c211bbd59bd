import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { quietLog } from '../../test/quiet-log.ts'
import { StartRefusal } from '../start/start-refusal.ts'
import type { Engine } from './database.ts'
import { migrate } from './migrate.ts'

const fixtures = join(import.meta.dirname, 'fixtures/migrations')
const engines: Engine[] = process.env.TEST_DATABASE_URL ? ['embedded', 'server'] : ['embedded']
const log = quietLog()

describe.each(engines)('on %s', (engine) => {
  let folder: string
  let database: Awaited<ReturnType<typeof testDatabase>>
  const run = () => migrate(database, folder, log)

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'a-genda-migrations-'))
    await cp(fixtures, folder, { recursive: true })
    database = await testDatabase(fixtures, engine)
  }, 60_000)
  afterEach(async () => {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  test('what ran is recorded and does not run again', async () => {
    expect((await database.pool.query('select text, day from notes')).rows).toEqual([
      { text: 'first; with a semicolon', day: '2026-11-20' },
    ])
    expect((await database.pool.query('select name from migrations order by name')).rows).toEqual([
      { name: '0001-notes.sql' },
      { name: '0002-note-days.sql' },
    ])
    expect(await run()).toEqual([])
  })

  test('what is new runs in order', async () => {
    await writeFile(join(folder, '0010-second.sql'), `insert into notes (text) values ('second')`)
    await writeFile(join(folder, '0009-rename.sql'), 'alter table notes alter column text type varchar')
    expect(await run()).toEqual(['0009-rename.sql', '0010-second.sql'])
  })

  test('two that start together take turns', async () => {
    await writeFile(join(folder, '0003-once.sql'), `insert into notes (text) values ('once')`)
    const ran = await Promise.all([run(), run(), run()])
    expect(ran.flat()).toEqual(['0003-once.sql'])
  })

  test('one that fails leaves nothing of itself, keeps those before it, and says why', async () => {
    await writeFile(join(folder, '0003-good.sql'), 'create table good (n int)')
    await writeFile(join(folder, '0004-bad.sql'), 'create table half (n int); select * from nowhere')
    await expect(run()).rejects.toThrow(
      'The migration 0004-bad.sql failed, and nothing of it was kept: relation "nowhere" does not exist',
    )
    const { rows } = await database.pool.query(
      `select to_regclass('good')::text as good, to_regclass('half') as half`,
    )
    expect(rows).toEqual([{ good: 'good', half: null }])
  })

  test('a database made by a newer version is refused', async () => {
    await rm(join(folder, '0002-note-days.sql'))
    await expect(run()).rejects.toThrow(StartRefusal)
    await expect(run()).rejects.toThrow(
      'The database was made by a newer A-genda (it holds 0002-note-days.sql, which this version does not know). ' +
        'Start that version, or restore a backup made by this one.',
    )
  })

  test('a migration that changed after it ran is refused, whatever its line endings', async () => {
    const path = join(folder, '0001-notes.sql')
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll('\n', '\r\n'))
    expect(await run()).toEqual([])
    await writeFile(path, 'select 1')
    await expect(run()).rejects.toThrow('The migration 0001-notes.sql has changed since the database ran it.')
  })

  test('one that comes late, and one without a number of its own, are refused', async () => {
    await writeFile(join(folder, '0000-late.sql'), 'select 1')
    await expect(run()).rejects.toThrow('The migration 0000-late.sql comes before 0002-note-days.sql')
    await writeFile(join(folder, '0002-twice.sql'), 'select 1')
    await expect(run()).rejects.toThrow('0002-twice.sql needs a name like 0007-moods.sql')
  })
})
