import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { diskStorage } from '../kernel/files/storage/disk.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { quietLog } from '../test/quiet-log.ts'
import type { Tools } from '../tools.ts'
import { examine } from './doctor.ts'
import { openNode } from './nodes.ts'

let app: TestApp
let folder = ''
beforeAll(async () => {
  app = await testApp()
  folder = mkdtempSync(join(tmpdir(), 'a-genda-stores-'))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** The report of doctor about the nodes, on a server. */
async function diagnosis() {
  const config = readConfig({ DATA_DIR: folder })
  if ('faults' in config) throw new Error(config.faults.join())
  const tools = {
    config,
    database: { ...app.database, engine: 'server' },
    replicas: undefined,
    storage: app.deps.storage,
    letters: { destination: 'nowhere', verify: async () => undefined },
  } as unknown as Tools
  return (await examine(tools)).filter(({ what }) => what === 'Nodes')
}

test('nodes that keep pictures in two places are noticed at the start, in the log and by doctor', async () => {
  const [one, other] = [await diskStorage(join(folder, 'one')), await diskStorage(join(folder, 'other'))]
  const errors: string[] = []
  const log = { ...quietLog(), error: (_: object, message: string) => void errors.push(message) }
  const first = await openNode(app.db, one, log)
  expect([first.fault, errors]).toEqual([undefined, []])
  expect(await diagnosis()).toEqual([expect.objectContaining({ well: true })])

  const second = await openNode(app.db, other, log)
  for (const said of [second.fault, ...errors, (await diagnosis())[0]?.says]) {
    expect(said).toContain(join(folder, 'one'))
    expect(said).toContain(join(folder, 'other'))
    expect(said).toContain(
      'Set S3_ENDPOINT on all of them; those of one machine may have one DATA_DIR instead.',
    )
  }
  expect(errors).toHaveLength(1)
  expect((await diagnosis())[0]?.well).toBe(false)

  await second.close()
  // The note of a dead node expires.
  const died = await openNode(app.db, other, quietLog())
  expect((await diagnosis())[0]?.well).toBe(false)
  await app.db
    .updateTable('nodes')
    .set({ seen_at: new Date(Date.now() - 90_000).toISOString() })
    .where('picture_store', '=', other.id)
    .execute()
  expect((await diagnosis())[0]?.well).toBe(true)
  await died.close()
  await first.close()
})

test('nodes that share a folder are one store, however many make it at once and wherever it is mounted', async () => {
  const shared = join(folder, 'shared')
  const stores = await Promise.all(Array.from({ length: 8 }, () => diskStorage(shared)))
  expect(new Set(stores.map(({ id }) => id)).size).toBe(1)
  const nodes = await Promise.all(stores.map((store) => openNode(app.db, store, quietLog())))
  expect(nodes.map(({ fault }) => fault).filter(Boolean)).toEqual([])
  expect(await diagnosis()).toEqual([expect.objectContaining({ well: true })])
  for (const node of nodes) await node.close()
  expect(await app.db.selectFrom('nodes').select('id').execute()).toEqual([])
})
