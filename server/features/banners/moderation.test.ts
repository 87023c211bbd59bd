import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { bannerActions } from '../../../contract/admin.ts'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeBanner, makeMember } from '../../test/make.ts'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

const nobodys = '01900000-0000-7000-8000-000000000000'
const report = (as: Session, id: string, reason = 'Not kind') =>
  app.call('POST /banners/{id}/report', { as, params: { id }, body: { reason } })
const act = (id: string, action: (typeof bannerActions)[number]) =>
  app.call('POST /admin/banners/{id}/action', { as: admin, params: { id }, body: { action } })
const list = async (query = {}) => (await app.call('GET /admin/banners', { as: admin, query })).body
const reports = (id: string) => app.call('GET /admin/banners/{id}/reports', { as: admin, params: { id } })
const stats = async () => (await app.call('GET /admin/stats/banners', { as: admin })).body

/** A banner with so many reports; a second after the one before. */
async function reported(times: number, fields = {}) {
  app.clock.forward({ seconds: 1 })
  const owner = await makeMember(app, { name: 'Inês' })
  const banner = await makeBanner(app, owner, fields)
  for (let n = 0; n < times; n += 1) {
    app.clock.forward({ milliseconds: 1 })
    await report(await makeMember(app, { name: `Reporter ${n}` }), banner.id, `Reason ${n}`)
  }
  return { owner, ...banner }
}

test('banners are listed newest first with the names of their owners, by filter and page by page', async () => {
  const plain = await reported(0, { caption: 'By the river' })
  const once = await reported(1)
  const hidden = await reported(3)
  const mine = await reported(0, { is_shared: false })
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  const all = await list()
  expect(ids(all)).toEqual([mine.id, hidden.id, once.id, plain.id])
  expect(all.at(-1)).toEqual({
    id: plain.id,
    url: plain.image?.url,
    image: plain.image,
    user_name: 'Inês',
    show_name: false,
    is_shared: true,
    report_count: 0,
    caption: 'By the river',
    alt_text: 'Member banner',
    created_at: plain.created_at,
  })
  expect(ids(await list({ filter: 'hidden' }))).toEqual([hidden.id])
  expect(ids(await list({ filter: 'reported' }))).toEqual([once.id])
  expect(ids(await list({ filter: 'shared' }))).toEqual([once.id, plain.id])
  expect(await stats()).toEqual({ count: 4, autoHidden: 1, reported: 1, shared: 2 })
  expect(ids(await list({ limit: 2 }))).toEqual([mine.id, hidden.id])
  expect(ids(await list({ limit: 2, before: hidden.id }))).toEqual([once.id, plain.id])
  // Deleted while its page was read.
  await act(hidden.id, 'delete')
  expect(ids(await list({ before: hidden.id, before_at: hidden.created_at }))).toEqual([once.id, plain.id])
  expect((await app.call('GET /admin/banners', { as: admin, query: { before: nobodys } })).status).toBe(404)
})

test('the reasons of its reports are told, the latest first', async () => {
  const { id } = await reported(2)
  expect((await reports(id)).body).toEqual([
    expect.objectContaining({ user_name: 'Reporter 1', reason: 'Reason 1' }),
    expect.objectContaining({ user_name: 'Reporter 0', reason: 'Reason 0' }),
  ])
  expect((await reports(nobodys)).problem.detail).toBe('Banner not found')
})

describe('an administrator', () => {
  const inGallery = async (id: string) =>
    (await app.call('GET /banners/shared', { as: admin, query: { limit: 100 } })).body.some(
      (one) => one.id === id,
    )

  test('unshares a banner, which its owner may share again', async () => {
    const { owner, id } = await reported(1)
    expect((await act(id, 'unshare')).body).toEqual({ ok: true })
    expect(await inGallery(id)).toBe(false)
    await app.call('PATCH /me/banner/share', { as: owner, body: { is_shared: true } })
    expect(await inGallery(id)).toBe(true)
    expect((await list()).find((one) => one.id === id)?.report_count).toBe(1)
  })

  test('reinstates one, shared again and without its reports', async () => {
    const { id } = await reported(3)
    await act(id, 'unshare')
    await act(id, 'reinstate')
    expect(await inGallery(id)).toBe(true)
    expect((await list()).find((one) => one.id === id)).toMatchObject({ report_count: 0, is_shared: true })
    expect((await reports(id)).body).toEqual([])
  })

  test('deletes one, and what was reported of it', async () => {
    const { owner, id, url } = await reported(2)
    app.clock.forward({ hours: 25 })
    await act(id, 'delete')
    await app.letters()
    expect((await app.app.inject(`/api${url}`)).statusCode).toBe(404)
    expect((await app.call('GET /me/banner', { as: owner })).body.url).toBeNull()
    expect(
      await app.db.selectFrom('banner_reports').select('reason').where('banner_id', '=', id).execute(),
    ).toEqual([])
    const gone = await act(id, 'delete')
    expect([gone.status, gone.problem.detail]).toEqual([404, 'Banner not found'])
  })

  test('is on record with everything they do', async () => {
    const { owner, id } = await reported(3)
    for (const action of ['unshare', 'reinstate', 'delete'] as const) {
      app.clock.forward({ seconds: 1 })
      await act(id, action)
    }
    const lines = await app.db
      .selectFrom('audit_log')
      .select(['kind', 'actor_id', 'details'])
      .where('subject_id', '=', owner.user.id)
      .orderBy('at')
      .execute()
    expect(lines).toEqual(
      ['banner-unshared', 'banner-reinstated', 'banner-deleted'].map((kind) => ({
        kind,
        actor_id: admin.user.id,
        details: { banner: id },
      })),
    )
  })

  test('who reinstates while others report leaves a count that is true', async () => {
    const { id } = await reported(2)
    const reporters = await Promise.all(Array.from({ length: 10 }, () => makeMember(app)))
    await Promise.all([...reporters.map((as) => report(as, id)), act(id, 'reinstate'), act(id, 'reinstate')])
    const told = (await list()).find((one) => one.id === id)
    expect((await reports(id)).body).toHaveLength(told?.report_count ?? -1)
  })
})
