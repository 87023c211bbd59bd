import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeAdmin, makeMember, makePost } from '../../test/make.ts'
import { moderating } from '../../test/moderate.ts'
import { makeFeed, readFeed } from '../../test/read-feed.ts'
import { textsIn } from '../../texts.ts'

const hello = 'Hello {name},'
const works = 'The link works once and for {minutes, plural, one {# minute} other {# minutes}}.'
const texts = textsIn({
  tr: {
    'My planner': 'Planım',
    [hello]: 'Merhaba {name},',
    [works]: 'Bağlantı bir kez ve {minutes} dakika geçerlidir.',
  },
  ar: { [hello]: 'مرحبا {name}،' },
})

let app: TestApp
beforeAll(async () => {
  app = await testApp({ texts })
})
afterAll(() => app.close())
beforeEach(async () => {
  ;(await app.letters()).splice(0)
})

const forgot = (email: string, headers: Record<string, string> = {}) =>
  app.call('POST /auth/forgot-password', { body: { email }, headers })

test('two members of two languages get their own letters at the same moment', async () => {
  const [ayse, ada, amina] = await Promise.all([
    makeMember(app, { name: 'Ayşe' }),
    makeMember(app, { name: 'Ada' }),
    makeMember(app, { name: 'Amina' }),
  ])
  await app.call('PATCH /user/language', { as: ayse, body: { language: 'tr' } })
  await app.call('PATCH /user/language', { as: amina, body: { language: 'ar' } })
  await Promise.all([ayse, ada, amina].map(({ user }) => forgot(user.email)))
  const letters = new Map((await app.letters()).map((letter) => [letter.to, letter]))
  const [turkish, english, arabic] = [ayse, ada, amina].map(({ user }) => letters.get(user.email))
  expect(turkish?.text).toContain('Merhaba Ayşe,')
  expect(turkish?.text).toContain('ve 15 dakika geçerlidir')
  expect(turkish?.html).toContain('<html lang="tr" dir="ltr">')
  expect(english?.text).toContain('Hello Ada,')
  expect(english?.text).toContain('for 15 minutes.')
  expect(arabic?.text).toContain('مرحبا Amina،')
  expect(arabic?.html).toContain('<html lang="ar" dir="rtl">')
})

test('who has chosen none is written to as the browser that asks says', async () => {
  const { user } = await makeMember(app, { name: 'Ada' })
  await forgot(user.email, { 'accept-language': 'de-AT, tr-TR;q=0.9, en;q=0.8' })
  expect((await app.letters())[0]?.text).toContain('Merhaba Ada,')
})

test('what a member chose goes before what a browser says', async () => {
  const as = await makeMember(app, { name: 'Ada' })
  expect((await app.call('PATCH /user/language', { as, body: { language: 'en' } })).body.language).toBe('en')
  await forgot(as.user.email, { 'accept-language': 'tr' })
  expect((await app.letters())[0]?.text).toContain('Hello Ada,')
})

test('who has chosen none is told later, too, in the language in which they signed in last', async () => {
  const as = await makeMember(app, { name: 'Ada' })
  const address = await makeFeed(app, as, 'planner')
  const body = { email: as.user.email, password: goodPassword }
  await app.call('POST /auth/login', { body, headers: { 'accept-language': 'tr-TR' } })
  expect((await readFeed(app, address)).payload).toContain('A-genda: Planım')
  await app.call('PATCH /user/language', { as, body: { language: 'en' } })
  expect((await readFeed(app, address)).payload).toContain('A-genda: My planner')
})

test('who signs in without saying a language is still written to in the one that they were last seen in', async () => {
  const as = await makeMember(app, { name: 'Ada' })
  const body = { email: as.user.email, password: goodPassword }
  await app.call('POST /auth/login', { body, headers: { 'accept-language': 'tr-TR' } })
  for (const headers of [{}, { 'accept-language': '*' }])
    await app.call('POST /auth/login', { body, headers })
  ;(await app.letters()).splice(0)
  await forgot(as.user.email)
  expect((await app.letters())[0]?.text).toContain('Merhaba Ada,')
})

test('a farewell is in the language of the page on which an account is deleted; that of a decision in the last seen', async () => {
  const admin = await makeAdmin(app)
  const as = await makeMember(app, { name: 'Ada' })
  const body = { email: as.user.email, password: goodPassword }
  await app.call('POST /auth/login', { body, headers: { 'accept-language': 'tr-TR' } })
  const m = moderating(app, admin)
  const post = await makePost(app, as)
  await m.report(await makeMember(app), 'post', post.id)
  await m.decide('hide', 'post', post.id)
  ;(await app.letters()).splice(0, (await app.letters()).length - 1)
  expect((await app.letters())[0]?.text).toContain('Merhaba Ada,')
  ;(await app.letters()).splice(0)
  await app.call('POST /user/delete', {
    as,
    body: { password: goodPassword },
    headers: { 'accept-language': 'ar' },
  })
  expect((await app.letters())[0]?.text).toContain('مرحبا Ada،')
})

test('a language without texts reads as English, and none is the browser’s own again', async () => {
  const as = await makeMember(app, { name: 'Ada' })
  await app.call('PATCH /user/language', { as, body: { language: 'en-XA' } })
  await forgot(as.user.email)
  expect((await app.letters())[0]?.text).toContain('Hello Ada,')
  expect((await app.call('PATCH /user/language', { as, body: { language: null } })).body.language).toBeNull()
})

test('what is no language is refused', async () => {
  const as = await makeMember(app)
  for (const language of ['', 'x', '../../etc', 'tr_TR', '<b>'])
    expect((await app.call('PATCH /user/language', { as, body: { language } })).status).toBe(400)
})

test.each([
  [undefined, undefined],
  ['tr', 'tr'],
  ['tr-TR,tr;q=0.9', 'tr'],
  ['de, fr', 'en'],
  ['en-GB, tr;q=0.9', 'en'],
  ['*', undefined],
  ['ar;q=0.5, tr;q=0.4', 'ar'],
  ['tr;q=0, ar', 'ar'],
  ['\u0000;;q=,=', 'en'],
])('a browser that says %j reads %s', (header, language) => {
  expect(texts.accepted(header)).toBe(language)
})
