import { afterAll, beforeAll, expect, test } from 'vitest'
import { inCalls } from '../../../contract/own-export.ts'
import { addDays } from '../../../contract/week.ts'
import { scaledLimit } from '../../../scripts/slowness.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'
import { beginImport } from '../../test/restore-export.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('while 10,000 rows come in, and while they are undone, another member saves a mood within a second', async () => {
  const [as, other] = [await makeMember(app), await makeMember(app)]
  const id = await beginImport(app, as, 'daylio')
  const rows = Array.from({ length: 10_000 }, (_, at) => ({
    source_id: String(at),
    date: addDays('2026-11-18', -(at % 3650)),
    mood: 'calm',
    note: 'A quiet day by the river, with bread and tea.',
  }))
  const slowest = { importing: 0, undoing: 0 }
  let isRunning = true
  const saving = async (what: keyof typeof slowest) => {
    for (let saved = 0; isRunning && saved < 100; saved += 1) {
      const from = performance.now()
      const answer = await app.call('POST /mood', { as: other, body: { date: '2026-11-18', mood: 'calm' } })
      expect(answer.status).toBe(200)
      slowest[what] = Math.max(slowest[what], performance.now() - from)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const importing = async () => {
    let made = 0
    for (const body of inCalls({ kind: 'mood', rows })) {
      const { body: told } = await app.call('POST /imports/{id}/rows', { as, params: { id }, body })
      made += told.rows.filter(({ outcome }) => outcome === 'new').length
    }
    isRunning = false
    return made
  }
  const undoing = async () => {
    let undone = 0
    for (let left = 1; left > 0; ) {
      const { body } = await app.call('DELETE /imports/{id}', { as, params: { id } })
      undone += body.undone
      left = body.left
    }
    isRunning = false
    return undone
  }
  const [made] = await Promise.all([importing(), saving('importing')])
  expect(made).toBe(10_000)
  app.clock.forward({ minutes: 1 })
  isRunning = true
  const [undone] = await Promise.all([undoing(), saving('undoing')])
  expect(undone).toBe(10_000)
  expect(slowest.importing).toBeLessThan(scaledLimit(1000))
  expect(slowest.undoing).toBeLessThan(scaledLimit(1000))
}, 240_000)
