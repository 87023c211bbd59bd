import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeAdmin, makeBanner, makeImage, makeMember } from '../../test/make.ts'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

const report = (as: Session, id: string, reason = 'Not kind') =>
  app.call('POST /banners/{id}/report', { as, params: { id }, body: { reason } })
const isThere = async (as: Session, id: string) =>
  (await app.call('GET /banners/shared', { as, query: { limit: 100 } })).body.some((one) => one.id === id)
const own = async (as: Session) => (await app.call('GET /me/banner', { as })).body
const members = (count: number) => Promise.all(Array.from({ length: count }, () => makeMember(app)))
const told = async (id: string) =>
  (await app.call('GET /admin/banners', { as: admin })).body.find((one) => one.id === id)

async function shared() {
  app.clock.forward({ seconds: 1 })
  const owner = await makeMember(app)
  return { owner, ...(await makeBanner(app, owner)) }
}

describe('a report', () => {
  test('has a reason', async () => {
    const { id } = await shared()
    const { status, problem } = await report(await makeMember(app), id, ' \u200b')
    expect([status, problem.detail]).toEqual([400, 'Please provide a reason for reporting'])
    expect((await report(await makeMember(app), id, 'x'.repeat(501))).status).toBe(400)
  })

  test('is not taken of one’s own banner, a second time, or of what is not in the gallery', async () => {
    const { owner, id } = await shared()
    const as = await makeMember(app)
    const mine = await report(owner, id)
    expect([mine.status, mine.problem.detail]).toEqual([400, 'You cannot report your own banner'])
    expect((await report(as, id)).status).toBe(200)
    const again = await report(as, id)
    expect([again.status, again.problem.detail]).toEqual([409, 'You have already reported this banner'])
    await app.call('PATCH /me/banner/share', { as: owner, body: { is_shared: false } })
    for (const unknown of [id, '01900000-0000-7000-8000-000000000000']) {
      const absent = await report(await makeMember(app), unknown)
      expect([absent.status, absent.problem.detail]).toEqual([404, 'Banner not found'])
    }
  })

  test('of one member counts once, however many arrive at the same time', async () => {
    const { id } = await shared()
    const as = await makeMember(app)
    const answers = await Promise.all(Array.from({ length: 15 }, () => report(as, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(14).fill(409)])
    expect((await told(id))?.report_count).toBe(1)
  })

  test('can be made twenty times a day', async () => {
    const as = await makeMember(app)
    for (let n = 0; n < 20; n += 1) await report(as, '01900000-0000-7000-8000-000000000000')
    const { id } = await shared()
    expect((await report(as, id)).status).toBe(429)
  })
})

describe('the third report', () => {
  test('hides the banner, and of many at the same time no more are counted', async () => {
    const { owner, id } = await shared()
    const [first, second, ...others] = await members(20)
    if (!first || !second) throw new Error('Members were made.')
    await Promise.all([report(first, id), report(second, id)])
    expect(await isThere(owner, id)).toBe(true)
    expect((await own(owner)).hidden).toBe(false)
    const answers = await Promise.all(others.map((as) => report(as, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(17).fill(404)])
    expect(await told(id)).toMatchObject({ report_count: 3, is_shared: true })
    expect(await isThere(owner, id)).toBe(false)
    expect((await own(owner)).hidden).toBe(true)
    expect((await report(first, id)).status).toBe(409)
  })

  test('cannot be undone by its owner, nor by those who made it, but by an administrator', async () => {
    const { owner, id } = await shared()
    const reporters = await members(3)
    for (const as of reporters) await report(as, id)
    for (const body of [
      { is_shared: false },
      { is_shared: true },
      { url: await makeImage(app), caption: 'Another one' },
    ]) {
      await app.call('PATCH /me/banner/share', { as: owner, body })
      expect(await isThere(owner, id)).toBe(false)
      expect((await own(owner)).hidden).toBe(true)
    }
    await app.call('POST /user/delete', { as: reporters[0] as Session, body: { password: goodPassword } })
    expect(await isThere(owner, id)).toBe(false)
    const reinstate = { as: admin, params: { id }, body: { action: 'reinstate' as const } }
    expect((await app.call('POST /admin/banners/{id}/action', reinstate)).status).toBe(200)
    expect(await isThere(owner, id)).toBe(true)
    expect((await own(owner)).hidden).toBe(false)
    expect((await report(reporters[1] as Session, id)).status).toBe(200)
  })
})

test('members who report one another while some of them leave never wait in a circle', async () => {
  const sharers = await members(6)
  const banners = await Promise.all(sharers.map((as) => makeBanner(app, as)))
  const leave = (as: Session) => app.call('POST /user/delete', { as, body: { password: goodPassword } })
  const answers = await Promise.all([
    ...sharers.flatMap((as) => banners.map(({ id }) => report(as, id))),
    ...sharers.map((as) => app.call('PATCH /me/banner/share', { as, body: { show_name: true } })),
    ...sharers.slice(0, 3).map(leave),
    ...banners.map(({ id }) =>
      app.call('POST /admin/banners/{id}/action', {
        as: admin,
        params: { id },
        body: { action: 'reinstate' },
      }),
    ),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  for (const { id } of banners.slice(0, 3)) expect(await told(id)).toBeUndefined()
})

test('a banner goes with its member, and so do its reports', async () => {
  const { owner, id } = await shared()
  const reports = () =>
    app.db.selectFrom('banner_reports').select('reason').where('banner_id', '=', id).execute()
  await report(await makeMember(app), id)
  expect(await reports()).toHaveLength(1)
  await app.call('POST /user/delete', { as: owner, body: { password: goodPassword } })
  expect(await told(id)).toBeUndefined()
  expect(await reports()).toEqual([])
})
