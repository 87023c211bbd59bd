import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeEntry, makeMember, makePrivateImage } from '../../test/make.ts'
import { removeDueFiles, sweepJournals } from './removal.ts'

let app: TestApp
let as: Session
beforeEach(async () => {
  app = await testApp()
  as = await makeMember(app)
})
afterEach(() => app.close())

const bin = (id: string) => app.call('DELETE /journal/{id}', { as, params: { id } })
const remove = (id: string) => app.call('DELETE /journal/bin/{id}', { as, params: { id } })
const sweep = async () => {
  await sweepJournals(app.deps)
  await removeDueFiles(app.deps)
}

describe('the bin', () => {
  const listed = async () => (await app.call('GET /journal/bin', { as, query: {} })).body.map(({ id }) => id)

  test('holds what was deleted, the last first, out of every other list, and gives it back', async () => {
    const entries = [await makeEntry(app, as, { tags: ['home'] }), await makeEntry(app, as)]
    for (const { id } of entries) {
      app.clock.forward({ minutes: 1 })
      await bin(id)
      await bin(id)
    }
    const [one, two] = entries.map(({ id }) => id)
    expect(await listed()).toEqual([two, one])
    const page = await app.call('GET /journal/bin', { as, query: { limit: 1, before: two } })
    expect(page.body.map(({ id }) => id)).toEqual([one])
    const range = { from_date: '2026-11-16', to_date: '2026-11-22' }
    expect([
      (await app.call('GET /journal', { as, query: {} })).body,
      (await app.call('GET /journal', { as, query: { query: 'pears' } })).body,
      (await app.call('GET /journal/tags', { as })).body,
      (await app.call('GET /journal/months', { as })).body,
      (await app.call('GET /journal/days', { as, query: range })).body,
    ]).toEqual([[], [], [], [], []])
    const params = { id: one ?? '' }
    const restored = (await app.call('POST /journal/{id}/restore', { as, params })).body
    expect(restored).toEqual({ ...entries[0], version: 3 })
    expect((await app.call('POST /journal/{id}/restore', { as, params })).body).toEqual(restored)
    expect(await listed()).toEqual([two])
  })

  test('refuses a change, which was made on another device, with both versions', async () => {
    const { id } = await makeEntry(app, as)
    await bin(id)
    const { status, problem } = await app.call('PATCH /journal/{id}', {
      as,
      params: { id },
      body: { version: 1, body: 'More.' },
    })
    expect([status, problem.fields?.map(({ name }) => name)]).toEqual([
      409,
      ['version', 'deleted_at', 'body'],
    ])
  })

  test('deletes for good only what is in it', async () => {
    const { id } = await makeEntry(app, as)
    expect((await remove(id)).status).toBe(404)
    await bin(id)
    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([200, 404])
    expect(await listed()).toEqual([])
  })

  test('is emptied after thirty days, to the hour', async () => {
    const [old, young, kept] = [
      await makeEntry(app, as, { images: [{ id: await makePrivateImage(app, as) }] }),
      await makeEntry(app, as),
      await makeEntry(app, as),
    ]
    await bin(old.id)
    app.clock.forward({ hours: 1 })
    await bin(young.id)
    app.clock.forward({ hours: 30 * 24 - 2, minutes: 59 })
    await sweep()
    expect([await listed(), app.files().length]).toEqual([[young.id, old.id], 1])
    app.clock.forward({ minutes: 2 })
    await sweep()
    expect([await listed(), app.files().length]).toEqual([[young.id], 0])
    app.clock.forward({ hours: 1 })
    await sweep()
    const left = await app.db.selectFrom('journal_entries').select('id').execute()
    expect(left).toEqual([{ id: kept.id }])
  })
})
