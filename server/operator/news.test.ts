import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type NewsKind, newsKinds } from '../../contract/admin-news.ts'
import type { Session } from '../../contract/auth.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { makeAdmin, makeMember } from '../test/make.ts'
import type { News } from './news-letter.ts'
import { newsJob, newsWorkers, tellAdmins } from './tell-admins.ts'

let app: TestApp
let admin: Session
let news: News = {}
beforeAll(async () => {
  app = await testApp({
    moreWorkers: (deps) => newsWorkers(deps, async () => news),
    publicUrl: () => 'https://agenda.test',
  })
  admin = await makeAdmin(app)
  await makeMember(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  news = {}
  await app.db.deleteFrom('admin_news').execute()
  ;(await app.letters()).length = 0
})

const look = async () => {
  await app.run(newsJob)
  return app.letters()
}
const choose = (kind: NewsKind, byMail: boolean) =>
  app.call('PATCH /admin/news', { as: admin, body: { kind, byMail } })

test('administrators are told of all that needs a hand in one letter, and nobody else is', async () => {
  expect(await look(), 'all is well').toEqual([])
  news = { reports: 2, backup: 'failed', disk: 0.4, letters: 1 }
  const [letter, ...more] = await look()
  expect(more).toEqual([])
  expect(letter).toMatchObject({ to: admin.user.email, subject: 'A-genda needs a hand' })
  for (const said of [
    '2 reports wait for a decision.',
    'The nightly backup failed.',
    'Only 0.4 GB are free on the disk.',
    '1 email did not go out, or may be lost.',
    'https://agenda.test/admin/dashboard',
  ])
    expect(letter?.text).toContain(said)
})

test('a kind is told at most once a day, and another one as soon as it comes', async () => {
  news = { reports: 1 }
  expect(await look()).toHaveLength(1)
  expect(await look()).toHaveLength(1)
  app.clock.forward({ hours: 12 })
  news = { reports: 1, disk: 0.2 }
  const [, second] = await look()
  expect(second?.text).toMatch(/0\.2 GB/)
  expect(second?.text, 'told twelve hours ago').not.toMatch(/report/)
  app.clock.forward({ hours: 12 })
  const [, , third] = await look()
  expect(third?.text).toMatch(/1 report waits/)
  expect(third?.text).not.toMatch(/ GB/)
})

test('of nodes that look at the same time one tells', async () => {
  await Promise.all(Array.from({ length: 8 }, () => tellAdmins(app.deps, { reports: 1, disk: 0.1 })))
  news = { reports: 1, disk: 0.1 }
  expect(await app.letters()).toHaveLength(1)
})

test('what is well again by the time the letter is written is left out', async () => {
  await tellAdmins(app.deps, { reports: 1, disk: 0.1 })
  news = { disk: 0.1 }
  const [letter] = await app.letters()
  expect(letter?.text).toMatch(/0\.1 GB/)
  expect(letter?.text).not.toMatch(/report/)
  app.clock.forward({ hours: 25 })
  await tellAdmins(app.deps, { reports: 1 })
  news = {}
  expect(await app.letters()).toHaveLength(1)
})

test('an administrator chooses what they are told', async () => {
  const { body } = await app.call('GET /admin/news', { as: admin })
  const hasBackups = app.database.engine === 'embedded'
  const kinds = newsKinds.filter((kind) => hasBackups || kind !== 'backup')
  expect(body).toEqual({ delivers: true, kinds: kinds.map((kind) => ({ kind, byMail: true })) })
  const { body: changed } = await choose('disk', false)
  expect(changed.kinds.find(({ kind }) => kind === 'disk')).toEqual({ kind: 'disk', byMail: false })
  news = { disk: 0.1 }
  expect(await look()).toEqual([])
  await choose('disk', true)
  expect(await look()).toHaveLength(1)
  expect((await app.call('GET /admin/news', { as: await makeMember(app) })).status).toBe(403)
  const strange = { kind: 'weather' as NewsKind, byMail: true }
  expect((await app.call('PATCH /admin/news', { as: admin, body: strange })).status).toBe(400)
})

test('suspended administrators, and those who leave, are told nothing', async () => {
  const set = (values: object) =>
    app.db.updateTable('members').set(values).where('id', '=', admin.user.id).execute()
  const at = app.clock.now().toString()
  news = { disk: 0.1 }
  for (const column of ['suspended_at', 'leaves_at']) {
    await set({ [column]: at })
    expect(await look(), column).toEqual([])
    await set({ [column]: null })
  }
  expect(await look()).toHaveLength(1)
})

test('the link of a letter stops what it told, once, and without signing in', async () => {
  news = { reports: 1, disk: 0.1 }
  const [letter] = await look()
  const link = new URL(letter?.unsubscribe ?? '')
  expect(link.href).toMatch(/^https:\/\/agenda\.test\/api\/news-letters\/[\w-]{20,}$/)
  const press = (method: 'GET' | 'POST') => app.app.inject({ method, url: link.pathname })
  const page = await press('GET')
  expect(page.body).toContain('Stop emails about reports and the disk?')
  expect(page.body).toContain('https://agenda.test/admin/account')
  expect(await choicesOff(), 'reading changes nothing').toEqual([])
  expect((await press('POST')).body).toContain('No more emails about reports and the disk')
  expect(await choicesOff()).toEqual(['reports', 'disk'])
  await choose('disk', true)
  expect((await press('POST')).statusCode, 'used').toBe(404)
  expect(await choicesOff()).toEqual(['reports'])
  app.clock.forward({ hours: 25 })
  const [, next] = await look()
  expect(next?.text).not.toMatch(/report/)
})

const choicesOff = async () =>
  (await app.call('GET /admin/news', { as: admin })).body.kinds
    .filter(({ byMail }) => !byMail)
    .map(({ kind }) => kind)

test('a moderator is told of reports and of nothing else, and a curator of nothing', async () => {
  const [moderator, curator] = await Promise.all([
    makeMember(app, { role: 'moderator' }),
    makeMember(app, { role: 'curator' }),
  ])
  const kinds = [{ kind: 'reports', byMail: true }]
  expect((await app.call('GET /admin/news', { as: moderator })).body).toEqual({ delivers: true, kinds })
  expect((await app.call('GET /admin/news', { as: curator })).status).toBe(403)
  news = { reports: 1, disk: 0.1 }
  const told = await look()
  const theirs = told.find(({ to }) => to === moderator.user.email)
  expect(theirs?.text).toMatch(/1 report waits/)
  expect(theirs?.text).not.toMatch(/ GB/)
  expect(told.map(({ to }) => to).sort()).toEqual([admin.user.email, moderator.user.email].sort())
  const off = (kind: NewsKind) =>
    app.call('PATCH /admin/news', { as: moderator, body: { kind, byMail: false } })
  expect((await off('disk')).status).toBe(403)
  expect((await off('reports')).body.kinds).toEqual([{ kind: 'reports', byMail: false }])
})
