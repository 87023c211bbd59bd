import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { Session } from '../../../contract/auth.ts'
import type { AnyRow } from '../../../contract/row.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import {
  goodPassword,
  makeAdmin,
  makeBanner,
  makeEntry,
  makeEvent,
  makeMember,
  makePost,
  makePrivateImage,
} from '../../test/make.ts'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

const pageOf = async ({ user: { id } }: Session) =>
  (await app.call('GET /admin/users/{id}', { as: admin, params: { id } })).body

/** The calls about one member in the back office that read. */
const calls = Object.entries<AnyRow>(api).filter(([name]) => name.startsWith('GET /admin/users/{id}'))
const private_ = 'Zephyrine'

test('never a diary, a mood, a plan, a practice or health: no answer holds a word of them', async () => {
  const as = await makeMember(app, { name: 'Mira', zone: 'Europe/Lisbon' })
  const day = '2026-11-18'
  const saved = [
    await app.call('POST /mood', {
      as,
      body: { date: day, mood: 'calm', note: private_, emotion_tags: [private_] },
    }),
    await app.call('POST /health', { as, body: { dateISO: day, steps: 4321, notes: private_ } }),
    await app.call('POST /goals', {
      as,
      body: { week: '2026-11-16', goals: [{ text: private_, completed: false }], reminders: [] },
    }),
    await app.call('POST /daily-notes', {
      as,
      body: {
        date: day,
        notes: [{ id: '1', text: private_, type: 'task', createdAt: '2026-11-18T12:00:00Z' }],
      },
    }),
    await app.call('POST /practice', { as, body: { id: randomUUID(), exercise: private_, seconds: 60 } }),
    await app.call('PATCH /user/location', {
      as,
      body: { lat: 38.72, lng: -9.14 },
    }),
  ]
  expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 200))
  const image = await makePrivateImage(app, as)
  const { id: entry } = await makeEntry(app, as, {
    title: private_,
    body: private_,
    images: [{ id: image, alt: '' }],
  })
  await makePost(app, as, { content: 'Shared' })
  expect(calls.length).toBeGreaterThanOrEqual(4)
  for (const [name] of calls) {
    const answer = await app.app.inject({
      url: `/api${name.split(' ')[1]?.replace('{id}', as.user.id)}`,
      headers: { authorization: `Bearer ${admin.access_token}` },
    })
    expect([name, answer.statusCode]).toEqual([name, 200])
    for (const secret of [private_, entry, image, '4321', 'calm', '38.72', 'Lisbon'])
      expect([name, answer.payload.includes(secret)]).toEqual([name, false])
  }
})

test('the shape of the page names every field that it tells', async () => {
  const as = await makeMember(app)
  await makeBanner(app, as)
  const page = await pageOf(as)
  // Whether somebody consents is said of the account, and is no health.
  const fields = Object.keys(page).filter((field) => field !== 'health_consent')
  expect(fields.sort()).toEqual([
    'avatar',
    'banner',
    'counts',
    'created_at',
    'email',
    'has_second_factor',
    'id',
    'last_seen_on',
    'leaves_at',
    'name',
    'role',
    'suspended_at',
  ])
  expect(Object.keys(page.counts).sort()).toEqual(['comments', 'posts', 'reports', 'reports_by', 'rsvps'])
})

test('its code reads no table of what only a member reads', () => {
  const own =
    /moods|health_entries|daily_notes|weekly_goals|repeating_items|journal|practice|affirmations|theme_overrides|imports/
  for (const file of readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts')))
    expect([file, own.exec(readFileSync(join(import.meta.dirname, file), 'utf8'))]).toEqual([file, null])
})

test('the day on which a member was last here is written once a day, and of a day only', async () => {
  const as = await makeMember(app)
  expect((await pageOf(as)).last_seen_on).toBeNull()
  const visit = () => app.call('GET /user/storage', { as })
  await visit()
  expect((await pageOf(as)).last_seen_on).toBe('2026-11-18')
  const versionOf = async () =>
    (await app.database.pool.query('select xmin::text from members where id = $1', [as.user.id])).rows[0]
  const before = await versionOf()
  app.clock.forward({ hours: 3 })
  await Promise.all([visit(), visit(), visit()])
  expect(await versionOf()).toEqual(before)
  app.clock.forward({ hours: 24 })
  await Promise.all([visit(), visit(), visit()])
  expect((await pageOf(as)).last_seen_on).toBe('2026-11-19')
})

test('posts and comments come newest first and page by page, RSVPs with their events', async () => {
  const [as, other] = [await makeMember(app), await makeMember(app, { name: 'Noor' })]
  const posts: string[] = []
  for (let n = 0; n < 5; n += 1) posts.unshift((await makePost(app, as, { content: `Post ${n}` })).id)
  const theirs = await makePost(app, other)
  for (let n = 0; n < 3; n += 1) {
    app.clock.forward({ seconds: 1 })
    await app.call('POST /community/comments', { as, body: { post_id: theirs.id, content: `Comment ${n}` } })
  }
  const event = await makeEvent(app, { title: 'Walk' }, admin)
  const series = await makeEvent(app, { title: 'Tea', recurrence: 'FREQ=WEEKLY;COUNT=4' }, admin)
  const date = Temporal.Instant.from(series.start).add({ hours: 168 }).toString()
  for (const [params, body] of [
    [{ id: event.id }, { status: 'going' as const }],
    [{ id: series.id }, { status: 'interested' as const }],
    [{ id: series.id }, { status: 'not_going' as const, occurrenceStart: date }],
  ] as const) {
    app.clock.forward({ seconds: 1 })
    expect((await app.call('POST /global-events/{id}/rsvp', { as, params, body })).status).toBe(200)
  }
  expect((await pageOf(as)).counts).toEqual({ posts: 5, comments: 3, rsvps: 3, reports: 0, reports_by: 0 })

  const params = { id: as.user.id }
  const first = (await app.call('GET /admin/users/{id}/posts', { as: admin, params, query: { limit: 3 } }))
    .body
  const last = first.at(-1)
  const rest = await app.call('GET /admin/users/{id}/posts', {
    as: admin,
    params,
    query: { limit: 3, before: last?.id, before_at: last?.created_at },
  })
  expect([...first, ...rest.body].map(({ id }) => id)).toEqual(posts)
  const comments = (await app.call('GET /admin/users/{id}/comments', { as: admin, params, query: {} })).body
  expect(comments.map(({ content, post_by }) => [content, post_by])).toEqual([
    ['Comment 2', 'Noor'],
    ['Comment 1', 'Noor'],
    ['Comment 0', 'Noor'],
  ])
  const read: unknown[] = []
  for (let query: object = { limit: 1 }; ; ) {
    const [rsvp] = (await app.call('GET /admin/users/{id}/rsvps', { as: admin, params, query })).body
    if (!rsvp) break
    read.push([rsvp.title, rsvp.status, rsvp.isSeries, rsvp.occurrenceStart !== null])
    expect(Date.parse(rsvp.end)).toBeGreaterThan(Date.parse(rsvp.start))
    const { event_id: before, answered_at: before_at, occurrenceStart } = rsvp
    query = { limit: 1, before, before_at, ...(occurrenceStart && { before_occurrence: occurrenceStart }) }
  }
  expect(read).toEqual([
    ['Tea', 'not_going', true, true],
    ['Tea', 'interested', true, false],
    ['Walk', 'going', false, false],
  ])
  const nowhere = await app.call('GET /admin/users/{id}/rsvps', {
    as: admin,
    params,
    query: { before_occurrence: 'reflection' },
  })
  expect(nowhere.status).toBe(400)
})

test('a banner is told as moderation sees it, and an unknown member is not found', async () => {
  const as = await makeMember(app)
  expect((await pageOf(as)).banner).toBeNull()
  await makeBanner(app, as, { caption: 'Pears', is_shared: false })
  expect((await pageOf(as)).banner).toMatchObject({ caption: 'Pears', is_shared: false, report_count: 0 })
  const params = { id: randomUUID() }
  const unknown = await app.call('GET /admin/users/{id}', { as: admin, params })
  expect([unknown.status, unknown.problem.detail]).toEqual([404, 'User not found'])
})

test('reports about them and by them, and what was decided, are told', async () => {
  const [as, other] = [await makeMember(app, { name: 'Ora' }), await makeMember(app, { name: 'Pim' })]
  const post = await makePost(app, as, { content: 'Too loud' })
  const { id: banner } = await makeBanner(app, other)
  const body = { reason: 'unkind', words: 'It hurts' } as const
  const reported = [
    await app.call('POST /community/posts/{id}/report', { as: other, params: { id: post.id }, body }),
    await app.call('POST /members/{id}/report', { as, params: { id: other.user.id }, body }),
    await app.call('POST /banners/{id}/report', { as, params: { id: banner }, body: { reason: 'Dull' } }),
  ]
  expect(reported.map(({ status }) => status)).toEqual([200, 200, 200])
  const subjects = [{ kind: 'post' as const, id: post.id }]
  const decided = { as: admin, body: { subjects, action: 'hide' as const, words: 'Please be kind' } }
  expect((await app.call('POST /admin/decisions', decided)).status).toBe(200)
  const reportsOf = async ({ user: { id } }: Session) =>
    (await app.call('GET /admin/users/{id}/reports', { as: admin, params: { id } })).body
  const theirs = await reportsOf(as)
  expect(theirs.about).toMatchObject([
    { kind: 'post', subject_id: post.id, other: { name: 'Pim' }, words: 'It hurts', outcome: 'upheld' },
  ])
  expect(theirs.by.map(({ kind, other, outcome }) => [kind, other.name, outcome]).sort()).toEqual([
    ['banner', 'Pim', null],
    ['member', 'Pim', null],
  ])
  expect(theirs.decisions).toMatchObject([
    { kind: 'post', action: 'hide', actor: { name: 'Ada' }, undone: false },
  ])
  for (const one of [as, other]) {
    const { about, by } = await reportsOf(one)
    expect((await pageOf(one)).counts).toMatchObject({ reports: about.length, reports_by: by.length })
  }
  expect((await reportsOf(other)).about.map(({ kind }) => kind).sort()).toEqual(['banner', 'member'])
  const params = { id: as.user.id }
  const [shared] = (await app.call('GET /admin/users/{id}/posts', { as: admin, params, query: {} })).body
  expect(shared?.state).toBe('hidden')
})

test('a comment says what moderation did with it', async () => {
  const [as, other] = [await makeMember(app), await makeMember(app)]
  const post = await makePost(app, other)
  const write = async (content: string) =>
    (await app.call('POST /community/comments', { as, body: { post_id: post.id, content } })).body.id
  const loud = await write('Too loud')
  await write('Thank you')
  const params = { id: loud }
  const body = { reason: 'unkind', words: 'It hurts' } as const
  await app.call('POST /community/comments/{id}/report', { as: other, params, body })
  const subjects = [{ kind: 'comment' as const, id: loud }]
  const decided = { as: admin, body: { subjects, action: 'remove' as const, words: 'Please be kind' } }
  expect((await app.call('POST /admin/decisions', decided)).status).toBe(200)
  const told = await app.call('GET /admin/users/{id}/comments', {
    as: admin,
    params: { id: as.user.id },
    query: {},
  })
  expect(told.body.map(({ content, state }) => [content, state]).sort()).toEqual([
    ['Thank you', 'shown'],
    ['Too loud', 'removed'],
  ])
})

test('an account is deleted for who asked, with a letter and a line, by the password of who does it', async () => {
  const as = await makeMember(app, { name: 'Wilma', email: 'wilma@example.org' })
  const post = await makePost(app, as)
  const params = { id: as.user.id }
  const remove = (password: string, by = admin, whom: { id: string } = params) =>
    app.call('POST /admin/users/{id}/delete', { as: by, params: whom, body: { password } })
  expect((await remove('wrong')).problem.detail).toBe('That is not your current password')
  expect((await remove(goodPassword, admin, { id: admin.user.id })).status).toBe(409)
  const other = await makeAdmin(app)
  const refused = await remove(goodPassword, admin, { id: other.user.id })
  expect(refused.problem.detail).toBe('This is an administrator. Make them a member first.')
  expect((await app.call('GET /user/storage', { as: other })).status).toBe(200)

  const gone = await remove(goodPassword)
  expect(gone.body.receipt.counts.posts).toBe(1)
  expect((await app.call('GET /user/storage', { as })).status).toBe(401)
  expect(
    (await app.call('GET /community/posts', { as: admin, query: {} })).body.map(({ id }) => id),
  ).not.toContain(post.id)
  const letters = (await app.letters()).filter(({ to }) => to === 'wilma@example.org')
  expect(letters.map(({ subject }) => subject)).toEqual(['Your A-genda account was deleted'])
  const [line] = (await app.call('GET /admin/audit', { as: admin, query: { kind: 'member-erased' } })).body
  expect(line).toMatchObject({
    actor: { name: 'Ada' },
    subject: { id: null, name: 'A deleted account' },
    details: { receipt: gone.body.receipt.number },
  })
  expect((await remove(goodPassword)).status).toBe(404)
  // Of two who do it at once, one finds nobody.
  const twice = await makeMember(app)
  const answers = await Promise.all([1, 2].map(() => remove(goodPassword, admin, { id: twice.user.id })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})
