import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { markOf } from '../../../contract/avatar-mark.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeBanner, makeEvent, makeMember, makePost } from '../../test/make.ts'

let app: TestApp
let reader: Session
let admin: Session
beforeAll(async () => {
  app = await testApp()
  reader = await makeMember(app)
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

const palette = ['#112233', '#ddccbb']

/** What others are told about a member's round picture, at a post and at its comment. */
async function avatarOf(as: Session) {
  const { id } = await makePost(app, as)
  await app.call('POST /community/comments', { as, body: { post_id: id, content: 'And so on.' } })
  const { body: feed } = await app.call('GET /community/posts', { as: reader })
  const { body: said } = await app.call('GET /community/comments/{postId}', {
    as: reader,
    params: { postId: id },
  })
  expect(said[0]?.avatar).toEqual(feed[0]?.avatar)
  return feed[0]?.avatar
}

test('a banner that is shared under its name lends its colors, and the mark is the member’s own', async () => {
  const as = await makeMember(app)
  expect(await avatarOf(as)).toEqual({ mark: markOf(as.user.id), palette: [] })
  await makeBanner(app, as, { show_name: true, palette })
  expect(await avatarOf(as)).toEqual({ mark: markOf(as.user.id), palette })
})

test.each<[string, (as: Session, id: string) => Promise<unknown>]>([
  ['kept private', (as) => share(as, { is_shared: false })],
  ['shared without a name', (as) => share(as, { show_name: false })],
  ['removed by an administrator', (_, id) => moderate(id, 'unshare')],
  ['hidden by reports', (_, id) => report(id)],
  ['of a suspended member', (as) => suspend(as)],
])('a banner that is %s colors nothing', async (_, change) => {
  const as = await makeMember(app)
  const { id } = await makeBanner(app, as, { show_name: true, palette })
  expect((await avatarOf(as))?.palette).toEqual(palette)
  await change(as, id)
  const { body: feed } = await app.call('GET /community/posts', { as: reader })
  expect(feed[0]?.avatar).toEqual({ mark: markOf(as.user.id), palette: [] })
})

test('the gallery has no mark for a banner without a name, so that no post tells whose it is', async () => {
  const [shy, open] = [await makeMember(app), await makeMember(app)]
  await makeBanner(app, shy, { palette })
  app.clock.forward({ seconds: 1 })
  await makeBanner(app, open, { show_name: true, palette })
  const [named, anonymous] = (await app.call('GET /banners/shared', { as: reader })).body
  expect(named?.avatar).toEqual({ mark: markOf(open.user.id), palette })
  expect(anonymous).toMatchObject({ display_name: 'Member' })
  expect(anonymous).not.toHaveProperty('avatar')
})

test('administrators see the same one, of users and of who comes', async () => {
  const as = await makeMember(app)
  await makeBanner(app, as, { show_name: true, palette })
  const event = await makeEvent(app, {}, admin)
  await app.call('POST /global-events/{id}/rsvp', {
    as,
    params: { id: event.id },
    body: { status: 'going' },
  })
  const wanted = { mark: markOf(as.user.id), palette }
  const { body: users } = await app.call('GET /admin/users', { as: admin, query: { id: as.user.id } })
  expect(users[0]?.avatar).toEqual(wanted)
  const { body: people } = await app.call('GET /global-events/{id}/attendees', {
    as: admin,
    params: { id: event.id },
  })
  expect(people[0]?.avatar).toEqual(wanted)
})

const share = (as: Session, body: object) => app.call('PATCH /me/banner/share', { as, body })
const moderate = (id: string, action: 'unshare') =>
  app.call('POST /admin/banners/{id}/action', { as: admin, params: { id }, body: { action } })
const suspend = (as: Session) =>
  app.call('PATCH /admin/users/{id}', { as: admin, params: { id: as.user.id }, body: { suspended: true } })
async function report(id: string) {
  for (let reports = 0; reports < 3; reports += 1)
    await app.call('POST /banners/{id}/report', {
      as: await makeMember(app),
      params: { id },
      body: { reason: 'Unkind' },
    })
}
