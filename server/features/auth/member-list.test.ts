import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeEvent, makeMember, makeTheme } from '../../test/make.ts'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeMember(app, { role: 'admin', name: 'Zoe Keeper', email: 'keeper@example.org' })
  for (const [name, email] of [
    ['élise Brun', 'Elise.B@example.org'],
    ['Fay', 'fay@example.com'],
    ['Émile Zola', 'zola_1@example.org'],
    ['100% Nora', 'nora@example.org'],
    ['Ege IŞIK', 'isik@example.org'],
  ] as const)
    await makeMember(app, { name, email })
})
afterAll(() => app.close())

const users = async (query: object = {}, as = admin) => {
  const answer = await app.call('GET /admin/users', { as, query })
  expect(answer.status, answer.problem.detail).toBe(200)
  return answer.body
}
const names = async (query: object = {}) => (await users(query)).map(({ name }) => name)

test('everybody is told by name, capitals and accents aside, and nothing secret of them', async () => {
  expect(await names()).toEqual(['100% Nora', 'Ege IŞIK', 'élise Brun', 'Émile Zola', 'Fay', 'Zoe Keeper'])
  const [first] = await users({ limit: 1 })
  expect(Object.keys(first ?? {}).sort()).toEqual([
    'avatar',
    'created_at',
    'email',
    'id',
    'leaves_at',
    'name',
    'role',
    'suspended_at',
  ])
})

test.each([
  ['a part of a name', 'mile z', ['Émile Zola']],
  ['other capitals and no accents', 'ELISE', ['élise Brun']],
  ['accents that the name has not', 'fäy', ['Fay']],
  ['a part of an address', 'fay@EXAMPLE.c', ['Fay']],
  ['a Turkish letter without its dot', 'ışık', ['Ege IŞIK']],
  ['a per cent sign, which stands for itself', '%', ['100% Nora']],
  ['an underscore, which stands for itself', '_', ['Émile Zola']],
  ['a backslash, which stands for itself', '\\', []],
  [
    'blanks, which are no search',
    '  ',
    ['100% Nora', 'Ege IŞIK', 'élise Brun', 'Émile Zola', 'Fay', 'Zoe Keeper'],
  ],
])('a search finds %s', async (_, query, found) => {
  expect(await names({ query })).toEqual(found)
})

test('a screen whose address names a person finds them by their id, and nobody by one that is not', async () => {
  const [nora] = await users({ query: 'nora' })
  expect(await names({ id: nora?.id })).toEqual(['100% Nora'])
  expect(await names({ id: crypto.randomUUID() })).toEqual([])
})

test('a changed name is found and stands where it belongs', async () => {
  const member = await makeMember(app, { name: 'Before', email: 'renamed@example.net' })
  await app.call('PATCH /user/profile', { as: member, body: { name: 'Åsa' } })
  expect(await names({ query: 'before' })).toEqual([])
  expect(await names({ query: 'asa' })).toEqual(['Åsa'])
  expect(await names({ query: 'renamed@' })).toEqual(['Åsa'])
  expect((await names())[1]).toBe('Åsa')
  await app.db.deleteFrom('members').where('id', '=', member.user.id).execute()
})

test('a name of letters that grow when compared is kept and found', async () => {
  const member = await makeMember(app, { name: '\ufdfa'.repeat(100), email: 'grows@example.net' })
  expect(await names({ query: 'grows@' })).toEqual(['\ufdfa'.repeat(100)])
  await app.db.deleteFrom('members').where('id', '=', member.user.id).execute()
})

test('role and suspension narrow the list', async () => {
  const member = await makeMember(app, { name: 'Sus Pended' })
  await app.call('PATCH /admin/users/{id}', {
    as: admin,
    params: { id: member.user.id },
    body: { suspended: true },
  })
  expect(await names({ suspended: 'true' })).toEqual(['Sus Pended'])
  expect(await names({ suspended: 'false' })).not.toContain('Sus Pended')
  expect(await names({ role: 'admin' })).toEqual(['Zoe Keeper'])
  expect(await names({ role: 'member', query: 'zo' })).toEqual(['Émile Zola'])
  expect((await app.call('GET /admin/stats/users', { as: admin })).body).toEqual({
    count: 7,
    suspended: 1,
    admins: 1,
  })
  await app.db.deleteFrom('members').where('id', '=', member.user.id).execute()
})

test('reading on neither skips nor repeats, among members of one name and whoever joins meanwhile', async () => {
  for (let twin = 0; twin < 25; twin += 1) await makeMember(app, { name: 'Twin' })
  const seen: string[] = []
  let after: string | undefined
  for (;;) {
    const page = await users({ limit: 4, ...(after ? { after } : {}) })
    seen.push(...page.map(({ id }) => id))
    // A new member who is before all the remaining ones in the order.
    await makeMember(app, { name: `0 ${seen.length}` })
    after = page.at(-1)?.id
    if (page.length < 4) break
  }
  expect(seen).toHaveLength(31)
  expect(new Set(seen).size).toBe(31)
})

test('reading on after somebody who is gone says so, rather than that the list has ended', async () => {
  const gone = '01900000-0000-7000-8000-000000000000'
  const { status, problem } = await app.call('GET /admin/users', { as: admin, query: { after: gone } })
  expect([status, problem.detail]).toEqual([409, 'The list has changed meanwhile. Please load it again.'])
})

test('a page has a hundred at the most', async () => {
  const { status } = await app.call('GET /admin/users', { as: admin, query: { limit: 101 } })
  expect(status).toBe(400)
})

test('the cards count events and themes, archived ones included', async () => {
  const other = await makeAdmin(app)
  const stats = async () => [
    (await app.call('GET /admin/stats/events', { as: other })).body,
    (await app.call('GET /admin/stats/themes', { as: other })).body,
  ]
  expect(await stats()).toEqual([{ count: 0, active: 0 }, { count: 0 }])
  await makeEvent(app, {}, other)
  await makeEvent(app, { isActive: false }, other)
  await makeTheme(app)
  expect(await stats()).toEqual([{ count: 2, active: 1 }, { count: 1 }])
})
