import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('one row that is refused costs a few transactions, and the others are told as they are', async () => {
  const as = await makeMember(app)
  const rows = Array.from({ length: 100 }, (_, at) => ({
    source_id: String(at),
    date: at === 37 ? '2026-12-24' : '2026-11-17',
    mood: 'calm',
  }))
  const transactions = vi.spyOn(app.deps.db, 'transaction')
  const { body } = await app.call('POST /imports/preview', {
    as,
    body: { source: 'daylio', kind: 'mood', rows, wins: 'here' },
  })
  const count = transactions.mock.calls.length
  transactions.mockRestore()
  expect(body.rows.map(({ row }) => row)).toEqual(rows.map((_, at) => at))
  expect(
    body.rows.filter(({ outcome }) => outcome !== 'new').map(({ row, outcome }) => [row, outcome]),
  ).toEqual([[37, 'refused']])
  // Of 100 rows, seven times the half that holds it, and the other half.
  expect(count).toBeLessThanOrEqual(1 + 2 * 7)
})
