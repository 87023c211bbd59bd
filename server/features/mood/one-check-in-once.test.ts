import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const id = '01900000-0000-4000-8000-000000000001'

test('a save that is sent again, as its answer was lost, stays one check-in with what was said last', async () => {
  const as = await makeMember(app)
  const save = (note: string) =>
    app.call('POST /mood', { as, body: { id, date: '2026-11-18', mood: 'calm', note } })
  await Promise.all([save('first'), save('first')])
  await save('second')
  const { body } = await app.call('GET /mood/history', { as })
  expect(body.map(({ note }) => note)).toEqual(['second'])
})

test("another member's id is of no use", async () => {
  const [mine, yours] = [await makeMember(app), await makeMember(app)]
  await app.call('POST /mood', { as: mine, body: { id, date: '2026-11-18', mood: 'calm' } })
  await app.call('POST /mood', { as: yours, body: { id, date: '2026-11-18', mood: 'sad' } })
  expect((await app.call('GET /mood/history', { as: mine })).body).toMatchObject([{ mood: 'calm' }])
})

test('tomorrow somewhere is allowed, a day to come is not', async () => {
  const as = await makeMember(app)
  const save = (date: string) => app.call('POST /mood', { as, body: { date, mood: 'calm' } })
  expect((await save('2026-11-19')).status).toBe(200)
  expect((await save('2026-11-20')).problem.detail).toBe('A mood cannot be of a day to come.')
})
