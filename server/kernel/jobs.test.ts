import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../test/database.ts'
import { quietLog } from '../test/quiet-log.ts'
import { jobQueue } from './job-queue.ts'
import { type Job, worker } from './jobs.ts'

const kinds = Array.from({ length: 10 }, (_, n): Job => ({ name: `kind-${n}`, retries: 0, seconds: 60 }))

test('while nothing happens one statement a second asks for all kinds of jobs, and what is sent is done', async () => {
  const database = await testDatabase()
  const done: string[] = []
  const queue = jobQueue(database, quietLog(), () =>
    kinds.map((job) => worker(job, async () => void done.push(job.name))),
  )
  await queue.start()
  // Each worker looks once when it begins.
  await pause(2_000)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const begun = performance.now()
  await pause(3_000)
  const asked = query.mock.calls.map(([first]) => JSON.stringify(first))
  const seconds = (performance.now() - begun) / 1000
  query.mockRestore()
  // The statement by which a worker fetches a job names its kind.
  expect(asked.filter((text) => text.includes("name = 'kind-"))).toEqual([])
  expect(asked.filter((text) => text.includes('unnest')).length).toBeLessThanOrEqual(seconds + 1)

  const [first, second] = kinds
  if (!first || !second) throw new Error('There are no kinds.')
  await queue.send(first, {})
  const undone = database.db.transaction().execute(async (tx) => {
    await queue.send(second, {}, tx)
    throw new Error('rolled back')
  })
  await expect(undone).rejects.toThrow('rolled back')
  await vi.waitFor(() => expect(done).toEqual(['kind-0']), { timeout: 30_000 })
  await database.db.transaction().execute((tx) => queue.send(second, {}, tx))
  await vi.waitFor(() => expect(done).toEqual(['kind-0', 'kind-1']), { timeout: 30_000 })
  await queue.stop()
  await database.drop()
}, 90_000)
