import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '../../contract/auth.ts'
import { lengths } from '../../contract/limits.ts'
import { rates } from '../../contract/rates.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { makeMember } from '../test/make.ts'
import { makeFeed, readFeed } from '../test/read-feed.ts'

let app: TestApp
let as: Session
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  as = await makeMember(app)
})

test('a token that is unknown, was replaced or ended, or is of a suspended or deleted member gets one same 404', async () => {
  const id = randomUUIDv7()
  const replaced = await makeFeed(app, as, 'events', id)
  const url = await makeFeed(app, as, 'events', id)
  expect((await readFeed(app, url)).statusCode).toBe(200)
  const refusal = async (address: string) => {
    const { statusCode, payload, headers } = await readFeed(app, address)
    return [statusCode, payload.replace(/"request_?id":"[^"]+"/i, ''), headers['cache-control']]
  }
  const unknown = await refusal(`/api/feeds/${'x'.repeat(43)}.ics`)
  expect(unknown[0]).toBe(404)
  for (const token of ['abcdefgh', 'x'.repeat(44), 'a.b', '%00'])
    expect(await refusal(`/api/feeds/${token}.ics`)).toEqual(unknown)
  expect(await refusal(replaced)).toEqual(unknown)
  const suspended = await makeMember(app)
  const theirs = await makeFeed(app, suspended, 'planner')
  await app.db
    .updateTable('members')
    .set({ suspended_at: '2026-11-18T12:00:00Z' })
    .where('id', '=', suspended.user.id)
    .execute()
  expect(await refusal(theirs)).toEqual(unknown)
  await app.db.deleteFrom('members').where('id', '=', suspended.user.id).execute()
  expect(await refusal(theirs)).toEqual(unknown)
  // Another member's feed is none of mine.
  const other = await makeMember(app)
  expect((await app.call('DELETE /feeds/{id}', { as: other, params: { id } })).status).toBe(404)
  expect((await app.call('DELETE /feeds/{id}', { as, params: { id } })).status).toBe(200)
  expect(await refusal(url)).toEqual(unknown)
  expect(app.logged()).not.toContain(url.slice(-47, -10))
})

test('a member has five feeds, whoever asks at once, and sees when and by what each was read', async () => {
  const made = await Promise.all(
    Array.from({ length: 8 }, () =>
      app.call('POST /feeds', { as, body: { id: randomUUIDv7(), kind: 'planner' } }),
    ),
  )
  expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409])
  const { body: feeds } = await app.call('GET /feeds', { as })
  expect(feeds.length).toBe(lengths.feeds)
  expect(feeds[0]).not.toHaveProperty('url')
  expect(feeds.every(({ last_read_at }) => last_read_at === null)).toBe(true)
  const one = made.find(({ status }) => status === 200)?.body
  if (!one) throw new Error('No feed was made.')
  const kind = await app.call('POST /feeds', { as, body: { id: one.id, kind: 'events' } })
  expect(kind.status).toBe(409)
  await readFeed(app, one.url)
  const { body: after } = await app.call('GET /feeds', { as })
  expect(after.find(({ id }) => id === one.id)).toMatchObject({
    last_read_at: expect.stringMatching(/^2026-11-18T12:00:00/),
    last_reader: 'Google Calendar',
  })
})

test('a program that asks too often is told to wait', async () => {
  const url = await makeFeed(app, as, 'community')
  const answers = []
  for (let at = 0; at <= rates.feedReads.most; at += 1) answers.push((await readFeed(app, url)).statusCode)
  expect(answers.filter((status) => status === 200).length).toBe(rates.feedReads.most)
  const last = await readFeed(app, url)
  expect([last.statusCode, Number(last.headers['retry-after']) > 0]).toEqual([429, true])
})
