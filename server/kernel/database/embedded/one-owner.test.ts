import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Child, runChild } from '../../../test/child.ts'
import { copiedDataDir } from '../../../test/embedded-copy.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { StartRefusal } from '../../start/start-refusal.ts'
import { lockFolder } from './lock.ts'
import { openEmbedded } from './open.ts'

const holder = join(import.meta.dirname, '../fixtures/holder.ts')
let dataDir: string
const children: Child[] = []
const run = () => {
  const child = runChild(holder, dataDir)
  children.push(child)
  return child
}

beforeEach(async () => {
  dataDir = await copiedDataDir()
}, 60_000)
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill()
  await rm(dataDir, { recursive: true, force: true })
})

test('a second process is refused with a sentence that names the first, and does it no harm', async () => {
  const first = run()
  await first.said('open')
  const sentence = await run().said('StartRefusal')
  expect(sentence).toContain(
    `The data folder ${dataDir} is in use by another A-genda (process ${first.pid} on ${hostname()}, since `,
  )
  expect(sentence).toContain('Stop that one first, or give this one a folder of its own with DATA_DIR.')
  // The second refusal shows that the first one did not take the lock away.
  await run().said('StartRefusal')
})

test('a second opening in the same process is refused too', async () => {
  const database = await openEmbedded({ dataDir, log: quietLog(), durable: false })
  await expect(openEmbedded({ dataDir, log: quietLog(), durable: false })).rejects.toThrow(StartRefusal)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

test('what a killed process held is free at once', async () => {
  const first = run()
  await first.said('open')
  await first.kill()
  expect(JSON.parse(await readFile(join(dataDir, 'db.holder'), 'utf8')).pid).toBe(first.pid)
  await run().said('open')
})

test('closing gives the folder back, and leaves no note', async () => {
  for (let time = 0; time < 2; time += 1) {
    const database = await openEmbedded({ dataDir, log: quietLog(), durable: false })
    await database.close()
  }
  expect((await readdir(dataDir)).sort()).toEqual(['db', 'db.lock'])
})

test('a note of a live process counts where the file system only pretends to lock', async () => {
  const first = run()
  await first.said('open')
  const note = await readFile(join(dataDir, 'db.holder'), 'utf8')
  const elsewhere = await copiedDataDir()
  await writeFile(join(elsewhere, 'db.holder'), note)
  expect(() => lockFolder(elsewhere)).toThrow(`process ${first.pid} `)
  // The same pid with another start time is another process, so the note is of a dead one.
  await writeFile(join(elsewhere, 'db.holder'), note.replace(/ (\d+)"/, ' 1"'))
  lockFolder(elsewhere)()
  await rm(elsewhere, { recursive: true, force: true })
})
