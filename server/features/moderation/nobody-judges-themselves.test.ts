import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import type { Role } from '../../../contract/roles.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeBanner, makeMember, makePost } from '../../test/make.ts'
import { moderating } from '../../test/moderate.ts'

let app: TestApp
let admin: Session
let reporter: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  reporter = await makeMember(app, { days: 30 })
  app.clock.forward({ hours: 25 })
})

const by = (as: Session) => moderating(app, as)
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
const overview = async (as: Session) => (await app.call('GET /admin/overview', { as })).body
const appeals = async (as: Session) => (await app.call('GET /admin/appeals', { as, query: {} })).body
const page = async (as: Session, { user }: Session) =>
  (await app.call('GET /admin/users/{id}', { as, params: { id: user.id } })).body
const reportsOf = async (as: Session, { user }: Session) =>
  (await app.call('GET /admin/users/{id}/reports', { as, params: { id: user.id } })).body
const banners = async (as: Session) => idsOf((await app.call('GET /admin/banners', { as, query: {} })).body)
const counts = async (as: Session) => (await app.call('GET /admin/stats/banners', { as })).body
const act = (as: Session, id: string) =>
  app.call('POST /admin/banners/{id}/action', { as, params: { id }, body: { action: 'reinstate' } })

/** A post by somebody with a role, reported by a member. */
async function reported(role: Role) {
  const author = await makeMember(app, { role, days: 30 })
  const post = await makePost(app, author, { content: 'Something unkind' })
  const answer = await by(reporter).report(reporter, 'post', post.id, { reason: 'unkind', words: 'It hurts' })
  return { author, post, answer }
}

test.each(['moderator', 'admin'] as const)(
  'a %s neither sees nor decides a report about themselves; another administrator does both',
  async (role) => {
    const before = (await overview(admin)).reports?.open ?? 0
    const { author, post } = await reported(role)
    const own = by(author)
    expect(idsOf(await own.queue())).not.toContain(post.id)
    expect((await own.caseOf('post', post.id)).status).toBe(404)
    const note = { as: author, params: { kind: 'post' as const, id: post.id }, body: { words: 'Not so bad' } }
    expect((await app.call('POST /admin/queue/{kind}/{id}/notes', note)).status).toBe(404)
    const { status, problem } = await own.decide('dismiss', 'post', post.id)
    expect([status, problem.detail]).toEqual([
      409,
      'This is about you. Another administrator has to decide it.',
    ])
    expect((await page(author, author)).counts).not.toHaveProperty('reports')
    expect(await reportsOf(author, author)).toMatchObject({ withheld: true, about: [], decisions: [] })
    expect(JSON.stringify(await reportsOf(author, reporter))).not.toContain('It hurts')
    expect((await page(author, reporter)).counts.reports_by).toBe(0)
    expect((await overview(admin)).reports?.open).toBe(before + 1)
    expect(idsOf(await by(admin).queue())).toContain(post.id)
    expect((await by(admin).decide('remove', 'post', post.id)).status).toBe(200)
  },
)

test.each(['moderator', 'admin'] as const)(
  'a %s neither undoes what was decided about them nor grants their own appeal',
  async (role) => {
    const { author, post } = await reported(role)
    await by(admin).decide('remove', 'post', post.id)
    const [decision] = await by(admin).decisions(author)
    const id = decision?.id ?? ''
    expect((await by(author).undo(id)).problem.detail).toContain('This is about you.')
    await app.call('POST /appeals', { as: author, body: { decision_id: id, words: 'It was a joke' } })
    const open = (await overview(author)).waiting?.appeals
    expect(idsOf(await appeals(author))).not.toContain(id)
    expect((await overview(admin)).waiting?.appeals).toBe((open ?? 0) + 1)
    const grant = { params: { id }, body: { granted: true } }
    expect((await app.call('POST /admin/appeals/{id}', { as: author, ...grant })).status).toBe(409)
    expect(idsOf(await by(author).queue({ state: 'decided' }))).not.toContain(post.id)
    expect(idsOf(await appeals(admin))).toContain(id)
    expect((await app.call('POST /admin/appeals/{id}', { as: admin, ...grant })).status).toBe(200)
  },
)

test('reports about somebody with a role go to administrators only, in lists and counts', async () => {
  const moderator = await makeMember(app, { role: 'moderator' })
  const open = async () => (await overview(moderator)).reports?.open
  const before = await open()
  const { author, post } = await reported('curator')
  expect(idsOf(await by(moderator).queue())).not.toContain(post.id)
  expect(await open()).toBe(before)
  expect((await by(moderator).caseOf('post', post.id)).status).toBe(404)
  const refused = await by(moderator).decide('dismiss', 'post', post.id)
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'This is about someone with a role. An administrator has to decide it.',
  ])
  expect(await reportsOf(moderator, author)).toMatchObject({ withheld: true, about: [] })
  await by(admin).decide('remove', 'post', post.id)
  const [decision] = await by(admin).decisions(author)
  expect((await by(moderator).undo(decision?.id ?? '')).status).toBe(404)
  const theirs = await reported('member')
  expect(idsOf(await by(moderator).queue())).toContain(theirs.post.id)
  expect(await open()).toBe((before ?? 0) + 1)
  expect((await by(moderator).decide('dismiss', 'post', theirs.post.id)).status).toBe(200)
})

test('a batch leaves out what is about whoever decides', async () => {
  const own = await reported('admin')
  const theirs = await reported('member')
  const { body } = await by(own.author).decide('dismiss', 'post', [own.post.id, theirs.post.id])
  expect(body).toMatchObject({ decisions: [expect.any(String)], skipped: 1 })
  expect(idsOf(await by(admin).queue())).toContain(own.post.id)
})

test('an administrator’s own banner is neither listed nor counted for them, and not theirs to decide', async () => {
  const own = await makeMember(app, { role: 'admin', days: 30 })
  const before = [await counts(own), await counts(admin)] as const
  const { id } = await makeBanner(app, own, { show_name: true })
  const report = { as: reporter, params: { id }, body: { reason: 'Not theirs' } }
  expect((await app.call('POST /banners/{id}/report', report)).body).toEqual({ ok: true })
  expect(await banners(own)).not.toContain(id)
  expect(await counts(own)).toEqual(before[0])
  expect((await app.call('GET /admin/banners/{id}/reports', { as: own, params: { id } })).status).toBe(404)
  expect((await page(own, own)).banner).toBe(null)
  const { status, problem } = await act(own, id)
  expect([status, problem.detail]).toEqual([
    409,
    'This is about you. Another administrator has to decide it.',
  ])
  expect(await banners(admin)).toContain(id)
  expect((await counts(admin)).reported).toBe(before[1].reported + 1)
  const moderator = await makeMember(app, { role: 'moderator' })
  expect(await banners(moderator)).not.toContain(id)
  expect((await act(moderator, id)).problem.detail).toContain('An administrator has to decide it.')
  expect((await act(admin, id)).status).toBe(200)
})

test('nobody writes to themselves', async () => {
  const own = { as: admin, params: { id: admin.user.id }, body: { words: 'Well done' } }
  expect((await app.call('POST /admin/users/{id}/message', own)).status).toBe(409)
})

test('whoever reports the only administrator learns that nobody else can decide, unless it would name an anonymous banner’s owner', async () => {
  const lone = await testApp()
  const only = await makeMember(lone, { role: 'admin' })
  await makeMember(lone, { role: 'moderator' })
  const [one, other] = [await makeMember(lone), await makeMember(lone)]
  const post = await makePost(lone, only)
  const report = { params: { id: post.id }, body: { reason: 'unkind' as const } }
  const call = 'POST /community/posts/{id}/report'
  expect((await lone.call(call, { as: one, ...report })).body).toEqual({ ok: true, waits: true })
  const { id } = await makeBanner(lone, only, { show_name: true })
  const ofBanner = (as: Session) =>
    lone.call('POST /banners/{id}/report', { as, params: { id }, body: { reason: 'Not theirs' } })
  expect((await ofBanner(one)).body).toEqual({ ok: true, waits: true })
  await lone.call('PATCH /me/banner/share', { as: only, body: { show_name: false } })
  expect((await ofBanner(other)).body).toEqual({ ok: true })
  await makeMember(lone, { role: 'admin' })
  expect((await lone.call(call, { as: other, ...report })).body).toEqual({ ok: true })
  await lone.close()
})
