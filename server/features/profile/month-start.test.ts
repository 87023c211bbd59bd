import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a month begins on Sunday until its member chooses Monday, and their account remembers', async () => {
  const as = await makeMember(app)
  const choose = (month_starts_on: 'sunday' | 'monday') =>
    app.call('PATCH /user/month', { as, body: { month_starts_on } })
  expect((await app.call('GET /user/profile', { as })).body.month_starts_on).toBeUndefined()
  expect((await choose('monday')).body.month_starts_on).toBe('monday')
  expect((await app.call('GET /user/profile', { as })).body.month_starts_on).toBe('monday')
  expect((await choose('sunday')).body.month_starts_on).toBeUndefined()
})

test('no other weekday is taken', async () => {
  const as = await makeMember(app)
  const body = { month_starts_on: 'tuesday' as 'monday' }
  expect((await app.call('PATCH /user/month', { as, body })).status).toBe(400)
})
