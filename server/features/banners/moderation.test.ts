import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { bannerActions } from '../../../contract/admin.ts'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeBanner, makeImage, makeMember } from '../../test/make.ts'

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

/** A banner with this many reports, a second newer than the one before. */
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
    unshared_by_admin: false,
    latest_reason: null,
  })
  expect(all.map(({ latest_reason }) => latest_reason)).toEqual([null, 'Reason 2', 'Reason 0', null])
  expect(ids(await list({ filter: 'hidden' }))).toEqual([hidden.id])
  expect(ids(await list({ filter: 'reported' }))).toEqual([once.id])
  expect(ids(await list({ filter: 'shared' }))).toEqual([once.id, plain.id])
  expect(await stats()).toEqual({ count: 4, autoHidden: 1, reported: 1, shared: 2 })
  expect(ids(await list({ limit: 2 }))).toEqual([mine.id, hidden.id])
  expect(ids(await list({ limit: 2, before: hidden.id }))).toEqual([once.id, plain.id])
  // The cursor's banner is deleted while the page is being read.
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

  test('unshares a banner, which nothing that its owner does brings back, and which is told them', async () => {
    const { owner, id } = await reported(1)
    const share = (body: object) => app.call('PATCH /me/banner/share', { as: owner, body })
    expect((await act(id, 'unshare')).body).toEqual({ ok: true })
    for (const body of [
      { is_shared: true },
      { is_shared: false },
      { is_shared: true, caption: 'Kinder words' },
      { url: await makeImage(app), is_shared: true },
    ]) {
      expect((await share(body)).body).toMatchObject({ ...body, hidden: true, unshared_by_admin: true })
      expect(await inGallery(id)).toBe(false)
      expect(await told(id)).toMatchObject({ is_shared: false, report_count: 1 })
    }
    expect((await list({ filter: 'shared' })).some((one) => one.id === id)).toBe(false)
    const reporter = await makeMember(app)
    expect((await report(reporter, id)).status).toBe(404)

    expect((await act(id, 'reinstate')).status).toBe(200)
    expect(await inGallery(id)).toBe(true)
    const own = await app.call('GET /me/banner', { as: owner })
    expect(own.body).toMatchObject({ is_shared: true, hidden: false, unshared_by_admin: false })
  })

  test('reinstates one, shared again and without its reports', async () => {
    const { id } = await reported(3)
    await act(id, 'unshare')
    await act(id, 'reinstate')
    expect(await inGallery(id)).toBe(true)
    expect((await list()).find((one) => one.id === id)).toMatchObject({ report_count: 0, is_shared: true })
    expect((await reports(id)).body).toEqual([])
  })

  const told = async (id: string) => (await list()).find((one) => one.id === id)
  const withdraw = (as: Session) =>
    app.call('PATCH /me/banner/share', { as, body: { is_shared: false, caption: 'Mine' } })
  const keptBack = [409, 'Its member does not share this banner.']

  test('does not publish a banner that its member never shared', async () => {
    const { id } = await reported(0, { is_shared: false })
    // It is refused again after 'unshare', because unsharing a private banner leaves nothing to reinstate.
    for (const action of ['reinstate', 'unshare', 'reinstate'] as const) {
      const { status, problem } = await act(id, action)
      if (action === 'unshare') expect(status).toBe(200)
      else expect([status, problem.detail]).toEqual(keptBack)
      expect(await told(id)).toMatchObject({ is_shared: false, unshared_by_admin: false })
      expect(await inGallery(id)).toBe(false)
    }
  })

  test('does not publish one that its member withdrew', async () => {
    const withdrawn: { act: (as: Session) => Promise<unknown>; reports: number; unshared: boolean }[] = [
      { act: withdraw, reports: 0, unshared: false },
      { act: withdraw, reports: 3, unshared: false },
      { act: withdraw, reports: 3, unshared: true },
    ]
    for (const { act: change, reports: times, unshared } of withdrawn) {
      const { owner, id } = await reported(times)
      if (unshared) await act(id, 'unshare')
      await change(owner)
      const { status, problem } = await act(id, 'reinstate')
      expect([status, problem.detail]).toEqual(keptBack)
      expect(await told(id)).toMatchObject({ is_shared: false, report_count: times })
    }
  })

  test('gives back what was unshared although its member changed its words since', async () => {
    const { owner, id } = await reported(3)
    await act(id, 'unshare')
    expect(await told(id)).toMatchObject({ is_shared: false, unshared_by_admin: true })
    await app.call('PATCH /me/banner/share', { as: owner, body: { caption: 'Kinder words' } })
    expect((await act(id, 'reinstate')).status).toBe(200)
    expect(await told(id)).toMatchObject({ is_shared: true, report_count: 0, unshared_by_admin: false })
  })

  test('gives back what was unshared before unsharing kept what its member chose', async () => {
    const { id } = await reported(1)
    await act(id, 'unshare')
    await app.db.updateTable('banners').set({ is_shared: false }).where('id', '=', id).execute()
    const path = new URL('../../migrations/0020-unshared-stays-shared.sql', import.meta.url)
    await sql.raw(await readFile(path, 'utf8')).execute(app.db)
    expect((await act(id, 'reinstate')).status).toBe(200)
    expect(await told(id)).toMatchObject({ is_shared: true, unshared_by_admin: false })
  })

  test('who does again what is done is told so, and it is on record once', async () => {
    const { owner, id } = await reported(1)
    for (const action of ['unshare', 'unshare', 'reinstate', 'reinstate'] as const)
      expect((await act(id, action)).body).toEqual({ ok: true })
    await withdraw(owner)
    for (const action of ['unshare', 'unshare', 'reinstate'] as const) await act(id, action)
    const lines = await app.db
      .selectFrom('audit_log')
      .select('kind')
      .where('subject_id', '=', owner.user.id)
      .orderBy('id')
      .execute()
    expect(lines.map(({ kind }) => kind)).toEqual(['banner-unshared', 'banner-reinstated', 'banner-unshared'])
  })

  test('who unshares what its member has just withdrawn keeps it out when they share again', async () => {
    const { owner, id } = await reported(0)
    await withdraw(owner)
    expect((await act(id, 'unshare')).body).toEqual({ ok: true })
    const again = await app.call('PATCH /me/banner/share', { as: owner, body: { is_shared: true } })
    expect(again.body).toMatchObject({ hidden: true, unshared_by_admin: true })
    expect((await act(id, 'reinstate')).status).toBe(200)
  })

  test('who reinstates while its member withdraws never shares what the member made private', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => reported(0)))
    for (const { id } of made) await act(id, 'unshare')
    await Promise.all(made.flatMap(({ owner, id }) => [act(id, 'reinstate'), withdraw(owner)]))
    for (const { id } of made) expect(await told(id)).toMatchObject({ is_shared: false })
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
