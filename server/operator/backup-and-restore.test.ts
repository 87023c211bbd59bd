import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeImage } from '../features/images/store.ts'
import { systemClock } from '../kernel/clock.ts'
import { readArchive, sha256, writeArchive } from '../kernel/database/backup/archive.ts'
import { manifestName } from '../kernel/database/backup/manifest.ts'
import { fileSource } from '../kernel/database/backup/source.ts'
import { listTables } from '../kernel/database/backup/tables.ts'
import type { Engine } from '../kernel/database/database.ts'
import { migrate } from '../kernel/database/migrate.ts'
import { memoryStorage } from '../kernel/files/storage/memory.ts'
import { StartRefusal } from '../kernel/start/start-refusal.ts'
import { testApp } from '../test/app.ts'
import { testDatabase } from '../test/database.ts'
import { makeAdmin, makeEntry, makeEvent, makeMember, makePrivateImage } from '../test/make.ts'
import { quietLog } from '../test/quiet-log.ts'
import { testTools } from '../test/tools.ts'
import { migrationsFolder, type Tools } from '../tools.ts'
import { backUp, backUpBeforeUpgrade, backUpNightly, restore } from './backups.ts'

const engines: Engine[] = process.env.TEST_DATABASE_URL ? ['embedded', 'server'] : ['embedded']
const words = 'A "quiet" day\\n\nwith \u{1f33f}, a \u0001 mark and an \u00e9 – 100 % of it'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-backup-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const toolsOf = (database: unknown, storage = memoryStorage()) => testTools(folder, database, storage)

/** Every row of every table as text. Generated columns are included, because they must be computed alike. */
async function rowsOf({ database }: Tools): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const table of await listTables(database.pool)) {
    const { rows } = await database.pool.query<{ row: string }>(
      `select to_json(t)::text as row from "${table}" t order by 1`,
    )
    all[table] = rows.map(({ row }) => row)
  }
  return all
}

/** A community with a row in every table that members and administrators write to. */
async function community() {
  const app = await testApp()
  const [ada, admin] = [await makeMember(app, { name: words.slice(0, 40) }), await makeAdmin(app)]
  await app.call('POST /mood', { as: ada, body: { date: '2026-11-18', mood: 'calm', note: words } })
  await app.call('POST /health', {
    as: ada,
    body: { dateISO: '2026-11-18', weightKg: 64.1, sleepHours: 7.5, meds: [{ name: words }], notes: words },
  })
  await makeEvent(
    app,
    {
      recurrence: 'FREQ=WEEKLY;BYDAY=MO',
      visibility: 'geo',
      geoCenter: { lat: 41.0082, lng: 28.9784 },
      geoRadiusKm: 25,
      price: 12.5,
      currency: 'TRY',
      capacity: 3,
      timezone: 'Europe/Istanbul',
    },
    admin,
  )
  const event = await makeEvent(app, { capacity: 3 }, admin)
  await app.call('POST /global-events/{id}/rsvp', {
    as: ada,
    params: { id: event.id },
    body: { status: 'going' },
  })
  await app.call('POST /goals', {
    as: ada,
    body: { week: '2026-11-16', goals: [{ text: words }], reminders: [{ text: words, time: '08:00' }] },
  })
  await makeEntry(app, ada, {
    body: words,
    tags: [words.slice(0, 40)],
    images: [{ id: await makePrivateImage(app, ada) }],
  })
  const picture = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#3f6650' } })
    .png()
    .toBuffer()
  const image = await storeImage(app.deps, picture)
  if (!('hash' in image)) throw new Error('The picture was refused.')
  await app.db
    .insertInto('posts')
    .values({
      member_id: ada.user.id,
      id: randomUUID(),
      post_type: 'art',
      content: words,
      image_hash: image.hash,
    })
    .execute()
  return app
}

test.each(engines)('a community moves to the %s engine with every row and image', async (engine) => {
  const app = await community()
  const from = toolsOf(app.database, app.deps.storage as ReturnType<typeof memoryStorage>)
  const before = await rowsOf(from)
  const filled = [
    'members',
    'sessions',
    'moods',
    'health_entries',
    'events',
    'rsvps',
    'images',
    'posts',
    'journal_entry_images',
    'audit_log',
  ]
  expect(filled.filter((table) => !before[table]?.length)).toEqual([])
  const { file, manifest } = await backUp(from, systemClock)
  expect(manifest.files).toBe(app.files().length)

  const target = await testDatabase(undefined, engine)
  const to = toolsOf(target)
  const { before: point } = await restore(to, systemClock, file)
  expect(point).toMatch(/before-restore-/)
  expect(await rowsOf(to)).toEqual(before)
  expect(to.storage.keys()).toEqual(app.files())
  expect(await migrate(to.database, migrationsFolder, quietLog())).toEqual([])

  // Restoring the restore point brings the earlier state back.
  await restore(to, systemClock, point ?? '')
  expect((await rowsOf(to)).members).toEqual([])
  await target.drop()
  await app.close()
})

test('a backup is of one moment, while members go on writing', async () => {
  const app = await testApp()
  const as = await makeMember(app)
  const tools = toolsOf(app.database)
  let writing = true
  const writer = (async () => {
    while (writing) await app.call('POST /mood', { as, body: { date: '2026-11-18', mood: 'calm' } })
  })()
  const { manifest } = await backUp(tools, systemClock)
  writing = false
  await writer
  const held = manifest.tables.find(({ name }) => name === 'moods')?.rows
  const { count } = await app.db
    .selectFrom('moods')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBeGreaterThanOrEqual(held ?? 0)
  expect(readdirSync(tools.config.DATA_DIR)).toEqual(['backups'])
  await app.close()
})

test('a damaged, a cut off, a strange and a newer backup are refused and change nothing', async () => {
  const target = await testDatabase()
  const tools = toolsOf(target)
  await target.db.insertInto('content_loaded').values({ name: 'kept' }).execute()
  const before = await rowsOf(tools)
  const { file } = await backUp(tools, systemClock)
  const bytes = readFileSync(file)
  const altered = (name: string, change: (bytes: Buffer) => Uint8Array) => {
    const path = join(folder, name)
    writeFileSync(path, change(Buffer.from(bytes)))
    return path
  }
  const refused = (path: string) =>
    restore(tools, systemClock, path).then(
      () => 'restored',
      (error: Error) => error.message,
    )
  expect(await refused(join(folder, 'absent'))).toMatch(/There is no file/)
  expect(await refused(altered('half', (all) => all.subarray(0, all.length / 2)))).toMatch(
    /not a whole backup/,
  )
  expect(await refused(altered('text', () => Buffer.from('hello')))).toMatch(/not a whole backup/)
  expect(
    await refused(
      altered('flipped', (all) => {
        all[all.length >> 1] = (all[all.length >> 1] ?? 0) ^ 1
        return all
      }),
    ),
  ).toMatch(/not a whole backup|is damaged|not a backup/)

  await target.pool.query(`insert into migrations (name, checksum) values ('9999-future.sql', 'x')`)
  const { file: newer } = await backUp(tools, systemClock, join(folder, 'newer.tar.gz'))
  await target.pool.query(`delete from migrations where name = '9999-future.sql'`)
  expect(await refused(newer)).toMatch(/whose database this version does not know/)
  expect(await rowsOf(tools)).toEqual(before)
  await target.drop()
})

/** A backup with valid checksums and arbitrary entries. */
async function forged(name: string, from: string, change: (entries: Map<string, Buffer>) => void) {
  const entries = new Map<string, Buffer>()
  for await (const entry of readArchive(fileSource(from))) entries.set(entry.name, entry.bytes)
  const manifest = JSON.parse(String(entries.get(manifestName)))
  entries.delete(manifestName)
  change(entries)
  for (const table of manifest.tables)
    table.rows = [...entries].reduce(
      (sum, [key, bytes]) =>
        key.startsWith(`tables/${table.name}/`) ? sum + String(bytes).split('\n').length - 1 : sum,
      0,
    )
  manifest.files = [...entries.keys()].filter((key) => key.startsWith('files/')).length
  manifest.entries = Object.fromEntries([...entries].map(([key, bytes]) => [key, sha256(bytes)]))
  const path = join(folder, `${name}.tar.gz`)
  await writeArchive(path, async (add) => {
    for (const [key, bytes] of entries) await add({ name: key, bytes })
    await add({ name: manifestName, bytes: Buffer.from(JSON.stringify(manifest)) })
  })
  return path
}

test('a backup that is whole but was not written by A-genda is refused with a sentence and changes nothing', async () => {
  const target = await testDatabase()
  const tools = toolsOf(target)
  await target.db.insertInto('content_loaded').values({ name: 'kept' }).execute()
  const before = await rowsOf(tools)
  const { file } = await backUp(tools, systemClock)
  const part = 'tables/content_loaded/000001.jsonl'
  const cases: [string, (entries: Map<string, Buffer>) => void][] = [
    ['outside', (all) => all.set('files/../../etc/passwd', Buffer.from('x'))],
    ['elsewhere', (all) => all.set('../outside', Buffer.from('x'))],
    ['quoted', (all) => all.set('tables/x"; drop table members; --/000001.jsonl', Buffer.from('{}\n'))],
    ['unknown', (all) => all.set('tables/no_such_table/000001.jsonl', Buffer.from('{"a":1}\n'))],
    ['no-json', (all) => all.set(part, Buffer.from('{"name":\n'))],
    ['no-name', (all) => all.set(part, Buffer.from('{"name":null}\n'))],
    ['twice', (all) => all.set(part, Buffer.from('{"name":"a"}\n{"name":"a"}\n'))],
    ['nobody', (all) => all.set('tables/moods/000001.jsonl', Buffer.from('{"member_id":"x"}\n'))],
  ]
  for (const [name, change] of cases) {
    const refusing = restore(tools, systemClock, await forged(name, file, change))
    await expect(refusing, name).rejects.toThrow(StartRefusal)
    await expect(refusing, name).rejects.toThrow(/nothing was changed\.$|the database is as it was\.$/)
    expect(await rowsOf(tools), name).toEqual(before)
    expect(tools.storage.keys(), name).toEqual([])
  }
  await target.drop()
}, 120_000)

test('a backup that finds no room says so, and leaves nothing', async (context) => {
  const full = mkdtempSync(join(folder, 'full-'))
  const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', full]).status === 0
  context.skip(!mounted, 'Only root makes a small disk.')
  const target = await testDatabase()
  try {
    const names = Array.from({ length: 3000 }, () => ({ name: randomUUID() }))
    await target.db.insertInto('content_loaded').values(names).execute()
    const file = join(full, 'there.tar.gz')
    await expect(backUp(toolsOf(target), systemClock, file)).rejects.toThrow(
      `There is not enough free space to write ${file}`,
    )
    expect(readdirSync(full)).toEqual([])
  } finally {
    spawnSync('/bin/umount', [full])
    await target.drop()
  }
})

test('fourteen nights are kept, and what somebody asked for stays', async () => {
  const target = await testDatabase()
  const tools = toolsOf(target)
  let now = Temporal.Instant.from('2026-11-01T03:15:00Z')
  const clock = { now: () => now }
  await backUp(tools, clock)
  for (let night = 0; night < 16; night += 1) {
    await backUpNightly(tools, clock)
    now = now.add({ hours: 24 })
  }
  const names = readdirSync(join(tools.config.DATA_DIR, 'backups'))
  expect(names.filter((name) => name.startsWith('nightly-'))).toHaveLength(14)
  expect(names).toContain('nightly-2026-11-16T03-15-00-000Z.tar.gz')
  expect(names).toContain('agenda-2026-11-01T03-15-00-000Z.tar.gz')
  await expect(backUp(tools, { now: () => Temporal.Instant.from('2026-11-01T03:15:00Z') })).rejects.toThrow(
    /already/,
  )
  await target.drop()
}, 120_000)

test('an upgrade is preceded by a backup of what is there, and nothing else is', async () => {
  const target = await testDatabase()
  const tools = toolsOf(target)
  expect(await backUpBeforeUpgrade(tools, systemClock)).toBeUndefined()
  const { rows } = await target.pool.query<{ name: string }>('select max(name) as name from migrations')
  await target.pool.query('delete from migrations where name = $1', [rows[0]?.name])
  const file = await backUpBeforeUpgrade(tools, systemClock)
  expect(readdirSync(join(tools.config.DATA_DIR, 'backups'))).toEqual([basename(file ?? '')])
  await target.drop()
})
