import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeBanner, makeMember, makePost } from '../../test/make.ts'
import { moderating } from '../../test/moderate.ts'

let app: TestApp
let admin: Session
let m: ReturnType<typeof moderating>
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
  m = moderating(app, admin)
})
afterAll(() => app.close())

const report = (as: Session, id: string) =>
  app.call('POST /banners/{id}/report', { as, params: { id }, body: { reason: 'Too dark' } })
async function reported(times = 1) {
  const owner = await makeMember(app, { name: 'Inês' })
  const banner = await makeBanner(app, owner, { caption: 'Dawn' })
  for (let n = 0; n < times; n += 1) await report(await makeMember(app), banner.id)
  return { owner, id: banner.id }
}
const standing = async (id: string) =>
  (await app.call('GET /admin/banners', { as: admin })).body
    .filter((one) => one.id === id)
    .map((one) => [one.is_shared, one.unshared_by_admin, one.report_count])[0]
const inQueue = async (state: 'open' | 'decided', id: string) =>
  (await m.queue({ state, kind: 'banner', limit: 100 })).find((one) => one.id === id)
/** A bare decision, whose answer was asserted. */
const decide = async (action: 'dismiss' | 'hide' | 'remove' | 'message', id: string) => {
  const { body, status } = await m.decide(action, 'banner', id)
  expect(status).toBe(200)
  return body.decisions[0] ?? ''
}

test('a banner is decided in the queue as on its own page, is under Decided with who, and undoing restores it exactly', async () => {
  for (const [action, left] of [
    ['dismiss', [true, false, 0]],
    ['hide', [false, true, 3]],
    ['message', [true, false, 3]],
  ] as const) {
    const { owner, id } = await reported(3)
    expect(await inQueue('open', id)).toMatchObject({ reports: 3, hidden: true, excerpt: 'Dawn' })
    const decision = await decide(action, id)
    expect(await standing(id), action).toEqual(left)
    const said = (await m.caseOf('banner', id)).body.said
    expect(said.map((one) => [one.reason, one.words])).toEqual(Array(3).fill([null, 'Too dark']))
    expect(await inQueue('open', id)).toBeUndefined()
    expect(await inQueue('decided', id)).toMatchObject({
      decision: { action, actor: { id: admin.user.id } },
    })
    const told = (await m.decisions(owner)).map((one) => [one.kind, one.action, one.words])
    expect(told).toEqual(action === 'dismiss' ? [] : [['banner', action, 'Please be kind.']])
    await m.undo(decision)
    await m.undo(decision)
    expect(await standing(id), action).toEqual([true, false, 3])
    expect(await inQueue('open', id)).toBeDefined()
    expect((await m.caseOf('banner', id)).body.said.map((one) => [one.words, one.outcome])).toEqual(
      Array.from({ length: 3 }, () => ['Too dark', null]),
    )
  }
})

test('who reports a banner again after its reports were dismissed counts once when that is undone', async () => {
  const { id } = await reported(1)
  const again = await makeMember(app)
  await report(again, id)
  const decision = await decide('dismiss', id)
  await report(again, id)
  expect(await inQueue('open', id)).toMatchObject({ reports: 1 })
  await m.undo(decision)
  expect(await standing(id)).toEqual([true, false, 2])
})

test('a removed banner is deleted for good, and stays under Decided for thirty days', async () => {
  const { id } = await reported()
  expect(await inQueue('open', id)).toMatchObject({ image: { url: expect.any(String) } })
  const { body } = await m.decide('remove', 'banner', id)
  expect(body).toMatchObject({ undoable: [] })
  expect(await standing(id)).toBeUndefined()
  expect(await inQueue('decided', id)).toMatchObject({
    excerpt: 'Dawn',
    image: null,
    decision: { action: 'remove' },
  })
  const { body: gone } = await m.caseOf('banner', id)
  expect(gone).toMatchObject({ removed: true, image: null, content: 'Dawn' })
  expect(gone.said.map(({ words, outcome }) => [words, outcome])).toEqual([['Too dark', 'upheld']])
  expect((await m.undo(...body.decisions)).status).toBe(409)
})

test('posts and banners are decided together, and a banner that its member withdrew is not given back', async () => {
  const { id } = await reported()
  const post = await makePost(app, await makeMember(app))
  await m.report(await makeMember(app), 'post', post.id)
  const subjects = [
    { kind: 'banner' as const, id },
    { kind: 'post' as const, id: post.id },
  ]
  const { body } = await app.call('POST /admin/decisions', { as: admin, body: { action: 'hide', subjects } })
  expect(body).toMatchObject({ skipped: 0 })
  expect(body.undoable).toHaveLength(2)

  const withdrawn = await reported()
  await app.call('PATCH /me/banner/share', { as: withdrawn.owner, body: { is_shared: false } })
  expect((await m.decide('dismiss', 'banner', withdrawn.id)).body).toMatchObject({
    detail: 'Its member does not share this banner.',
  })
  expect(await inQueue('open', withdrawn.id)).toBeDefined()
})

test('what is done on the page of banners is under Decided as well, and can be undone in any order', async () => {
  const { id } = await reported(0)
  const act = (action: 'unshare' | 'reinstate') =>
    app.call('POST /admin/banners/{id}/action', { as: admin, params: { id }, body: { action } })
  await act('unshare')
  const hidden = (await inQueue('decided', id))?.decision?.id ?? ''
  await act('reinstate')
  const shown = (await inQueue('decided', id))?.decision?.id ?? ''
  expect(shown).not.toBe(hidden)
  await m.undo(shown)
  expect(await standing(id)).toEqual([false, true, 0])
  await m.undo(hidden)
  expect(await standing(id)).toEqual([true, false, 0])
  // Nobody reported it, so nothing waits.
  expect(await inQueue('open', id)).toBeUndefined()
  expect(await inQueue('decided', id)).toBeUndefined()
})

test('of administrators who decide a banner at once one decides, while members report it and its own leaves', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { owner, id } = await reported()
    const reporters = await Promise.all([1, 2, 3].map(() => makeMember(app)))
    const [answers] = await Promise.all([
      Promise.all((['hide', 'dismiss'] as const).map((action) => m.decide(action, 'banner', id))),
      Promise.all(reporters.map(async (as) => expect((await report(as, id)).status).toBeOneOf([200, 404]))),
      round > 1 && app.call('POST /user/delete', { as: owner, body: { password: 'Quiet-Harbour-7' } }),
    ])
    for (const { status } of answers) expect(status).toBeOneOf([200, 409])
    if (round <= 1) expect(answers.some(({ status }) => status === 200)).toBe(true)
  }
})

test('after thirty days nothing of a removed banner is under Decided, nor how it began', async () => {
  const { id } = await reported()
  await decide('remove', id)
  app.clock.forward({ hours: 24 * 31 })
  await app.run({ name: 'delete-removed', retries: 0, seconds: 300 })
  const ofBanner = (table: 'cases' | 'decisions') =>
    app.db.selectFrom(table).selectAll().where('subject_id', '=', id).execute()
  expect(await ofBanner('cases')).toEqual([])
  expect(await ofBanner('decisions')).toMatchObject([{ action: 'remove', excerpt: '' }])
})
