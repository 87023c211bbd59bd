import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskLines, type LineFile, storedLines } from '../kernel/files/line-file.ts'
import { memoryStorage } from '../kernel/files/storage/memory.ts'
import { ledgerIn } from '../ledger.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { goodPassword, makeMember } from '../test/make.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-ledger-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const line = (member_id: string) => ({
  member_id,
  at: '2026-11-18T12:00:00Z',
  counts: {},
  receipt: `R-${member_id}`,
})

describe.each<[string, () => LineFile]>([
  ['on the disk', () => diskLines(join(folder, `${Math.random()}.jsonl`))],
  ['in a store', () => storedLines(memoryStorage(), 'deletions.jsonl')],
])('a ledger %s', (_where, make) => {
  test('says what was appended, in its order, under one id', async () => {
    const ledger = ledgerIn(make())
    expect(await ledger.read()).toBeUndefined()
    expect(await ledger.begin(async () => [line('a')])).toBe(true)
    expect(await ledger.begin(async () => [line('z')])).toBe(false)
    await ledger.append(line('b'))
    const first = await ledger.read()
    await ledger.append({ member_id: 'c', at: 'x', leaves_at: 'y' })
    await ledger.append({ member_id: 'b', at: 'x', undone: 'R-b' })
    const second = await ledger.read()
    expect(first?.deleted.map(({ member_id }) => member_id)).toEqual(['a', 'b'])
    expect(second?.deleted.map(({ member_id }) => member_id)).toEqual(['a'])
    expect([...(second?.leaving ?? [])]).toEqual([['c', 'y']])
    expect(second?.id).toBe(first?.id)
  })
})

test('a line that was cut off by a power cut is none, and the next one stands for itself', async () => {
  const path = join(folder, 'torn.jsonl')
  const ledger = ledgerIn(diskLines(path))
  await ledger.append(line('a'))
  appendFileSync(path, '{"member_id":"b","at":"2026')
  expect((await ledger.read())?.deleted).toHaveLength(1)
  await ledger.append(line('c'))
  expect((await ledger.read())?.deleted.map(({ member_id }) => member_id)).toEqual(['a', 'c'])
  expect(readFileSync(path, 'utf8')).not.toContain('"b"')
})

test('a ledger with a line that nobody wrote is not read as if it was whole', async () => {
  const path = join(folder, 'strange.jsonl')
  const ledger = ledgerIn(diskLines(path))
  await ledger.append(line('a'))
  appendFileSync(path, 'hello\n')
  await expect(ledger.read()).rejects.toThrow()
})

describe('a deletion', () => {
  let app: TestApp
  let isBroken = false
  beforeAll(async () => {
    const file = diskLines(join(folder, 'deletions.jsonl'))
    const ledger = ledgerIn({
      ...file,
      append: async (text) => {
        if (isBroken) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
        await file.append(text)
      },
    })
    app = await testApp({ ledger })
  }, 60_000)
  afterAll(() => app.close())

  test('that cannot be recorded is refused, and nothing is changed', async () => {
    const as = await makeMember(app)
    await app.call('POST /mood', { as, body: { date: '2026-11-18', mood: 'calm' } })
    isBroken = true
    const body = { password: goodPassword }
    const answers = [
      await app.call('POST /user/delete', { as, body }),
      await app.call('POST /user/delete', { as, body: { ...body, in_days: 7 } }),
      await app.call('POST /user/erase', { as, body: { ...body, kind: 'moods' } }),
    ]
    isBroken = false
    for (const { status, problem } of answers)
      expect([status, problem.detail]).toEqual([
        507,
        'The record that proves a deletion cannot be written at the moment, so nothing was changed. Please try again later.',
      ])
    expect((await app.call('GET /mood/history', { as, query: {} })).body).toHaveLength(1)
    expect((await app.call('GET /user/records', { as })).body.counts.moods).toBe(1)
    expect((await app.letters()).filter(({ to }) => to === as.user.email)).toEqual([])
    expect((await app.call('POST /user/delete', { as, body })).status).toBe(200)
  })

  test('that fails after it was recorded is taken back in the ledger', async () => {
    const as = await makeMember(app)
    // Refuses the commit itself, behind everything that the deletion does.
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not now'; end $$`.execute(app.db)
    await sql`create constraint trigger refuse after insert on deletions deferrable initially deferred
      for each row execute function refuse()`.execute(app.db)
    const gone = await app.call('POST /user/delete', { as, body: { password: goodPassword } })
    expect(gone.status).toBe(500)
    await sql`drop trigger refuse on deletions`.execute(app.db)
    const contents = await app.deps.ledger.read()
    expect(contents?.deleted.map(({ member_id }) => member_id)).not.toContain(as.user.id)
    expect((await app.call('GET /mood/history', { as, query: {} })).status).toBe(200)
    expect((await app.call('POST /user/delete', { as, body: { password: goodPassword } })).status).toBe(200)
    const after = await app.deps.ledger.read()
    expect(after?.deleted.map(({ member_id }) => member_id)).toContain(as.user.id)
  })
})

test.runIf(process.getuid?.() !== 0)('a ledger in a folder that nobody may write to is refused', async () => {
  const closed = mkdtempSync(join(folder, 'closed-'))
  chmodSync(closed, 0o500)
  await expect(ledgerIn(diskLines(join(closed, 'deletions.jsonl'))).append(line('a'))).rejects.toThrow(
    'EACCES',
  )
})
