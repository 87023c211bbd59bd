import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { api } from '../../contract/api.ts'
import type { Session } from '../../contract/auth.ts'
import type { AnyRow } from '../../contract/row.ts'
import { type TestApp, testApp } from './app.ts'
import { makeAdmin, makeBanner, makeEvent, makeImage, makeMember, makePost, makeTheme } from './make.ts'
import { downloadExport, unzip } from './read-export.ts'

// Nothing of a blocked member is told, in either direction. Every call that members read with is walked, new ones too.

/** A word that is in everything that a member wrote and nowhere else. */
type Person = { as: Session; word: string; pictures: string[]; post: string }

let app: TestApp
let ann: Person
let bea: Person
/** A third member, on whose post both commented. */
let cleo: Session
let admin: Session
let theirPost: string
let event: string

const reading = Object.entries<AnyRow>(api).filter(
  ([name, { door }]) => name.startsWith('GET ') && door === 'member',
)
/** The calls that tell of other members. */
const telling = ['GET /banners/shared', 'GET /community/comments/{postId}', 'GET /community/posts']

async function person(word: string): Promise<Person> {
  const as = await makeMember(app, { name: `${word} Quill`, email: `${word}@example.org`.toLowerCase() })
  const pictures = [await makeImage(app), await makeImage(app)]
  const { id: post } = await makePost(app, as, { content: `${word} wrote`, image_url: pictures[0] })
  await makeBanner(app, as, { url: pictures[1], caption: `${word} shares`, show_name: true })
  return { as, word, pictures, post }
}

beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
  await makeTheme(app)
  cleo = await makeMember(app, { name: 'Cleo' })
  theirPost = (await makePost(app, cleo, { content: 'Of somebody else' })).id
  event = (await makeEvent(app, { capacity: 10, waitlist: true }, admin)).id
  ann = await person('Zephyrine')
  bea = await person('Ombretta')
  for (const { as, word } of [ann, bea]) {
    for (const post_id of [theirPost, ann.post, bea.post]) {
      await app.call('POST /community/comments', { as, body: { post_id, content: `${word} says` } })
      await app.call('POST /community/posts/{id}/like', { as, params: { id: post_id } })
    }
    const going = { params: { id: event }, body: { status: 'going' as const } }
    await app.call('POST /global-events/{id}/rsvp', { as, ...going })
  }
}, 60_000)
beforeEach(async () => {
  await app.db.deleteFrom('blocks').execute()
  await app.db.updateTable('members').set({ role: 'member' }).where('id', '=', bea.as.user.id).execute()
  app.clock.forward({ hours: 2 })
})
afterAll(() => app.close())

const block = (as: Session, whom: Session) =>
  app.call('POST /members/{id}/block', { as, params: { id: whom.user.id } })
const unblock = (as: Session, whom: Session) =>
  app.call('DELETE /members/{id}/block', { as, params: { id: whom.user.id } })
const blocked = async (as: Session, query = {}) => (await app.call('GET /user/blocks', { as, query })).body

/** Fills every field of a query with the first value that it takes. */
function filled(schema: AnyRow['query'], text: string, withOptional: boolean): Record<string, unknown> {
  const shape = (schema as { shape?: Record<string, z.ZodMiniType> } | undefined)?.shape ?? {}
  const values = [text, '2026-11-18', '2026-11', '2026-11-18T12:00:00Z', 'true', 'UTC', 50, 1]
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      if (!withOptional && field.safeParse(undefined).success) return []
      if (/^(before|after|cursor)/.test(name)) return []
      const value = values.find((each) => field.safeParse(each).success)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** All that a call answers to a member, asked with every id that they may know, and with a search for the other. */
async function answersTo(reader: Person, other: Person, [name, row]: (typeof reading)[number]) {
  const path = name.split(' ')[1] ?? ''
  const ids = path.includes('{') ? [theirPost, ann.post, bea.post, event, other.as.user.id] : [theirPost]
  const answers: { status: number; text: string }[] = []
  for (const id of ids)
    for (const withOptional of [false, true]) {
      const query = filled(row.query, other.word, withOptional)
      const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
      const filledPath = path.replace(/\{(\w+)\}/g, (_, part: string) =>
        /date|week/i.test(part) ? '2026-11-16' : id,
      )
      const { statusCode: status, payload: text } = await app.app.inject({
        url: `/api${filledPath}?${search}`,
        headers: { authorization: `Bearer ${reader.as.access_token}` },
      })
      answers.push({ status, text })
    }
  return answers
}

const tells = (text: string, { as, word, pictures }: Person) =>
  [word, as.user.id, as.user.email, ...pictures].some((mark) =>
    text.toLowerCase().includes(mark.toLowerCase()),
  )

/** The calls that tell a reader something of somebody. */
async function tellers(reader: Person, other: Person): Promise<string[]> {
  const found: string[] = []
  for (const row of reading) {
    const answers = await answersTo(reader, other, row)
    if (answers.some(({ text }) => tells(text, other))) found.push(row[0])
  }
  return found.sort()
}

describe('nothing of a blocked member is told by any call', () => {
  test('and each call answers, so that its silence says something', async () => {
    const silent: string[] = []
    for (const row of reading)
      if (!(await answersTo(ann, bea, row)).some(({ status }) => status === 200)) silent.push(row[0])
    // It answers the caller's own entry alone, by its id.
    expect(silent).toEqual(['GET /journal/{id}'])
  })

  test('in neither direction, and everything is there again when the block ends', async () => {
    expect(await tellers(ann, bea)).toEqual(telling)
    expect(await tellers(bea, ann)).toEqual(telling)
    expect((await block(ann.as, bea.as)).status).toBe(200)
    // Whom one blocked is one's own record.
    expect(await tellers(ann, bea)).toEqual(['GET /user/blocks'])
    expect(await tellers(bea, ann)).toEqual([])
    expect(await blocked(ann.as)).toEqual([
      {
        id: bea.as.user.id,
        name: 'Ombretta Quill',
        avatar: expect.any(Object),
        blocked_at: expect.any(String),
      },
    ])
    await unblock(ann.as, bea.as)
    expect(await tellers(ann, bea)).toEqual(telling)
    expect(await tellers(bea, ann)).toEqual(telling)
  })

  test('one thing at a time: the post of a third member stays, with its counts', async () => {
    await block(ann.as, bea.as)
    for (const [{ as }, own] of [
      [ann, 'Zephyrine says'],
      [bea, 'Ombretta says'],
    ] as const) {
      const post = (await app.call('GET /community/posts', { as, query: {} })).body.find(
        ({ id }) => id === theirPost,
      )
      expect(post).toMatchObject({ comments: 2, likes: 2 })
      const params = { postId: theirPost }
      const comments = (await app.call('GET /community/comments/{postId}', { as, params })).body
      expect(comments.map(({ content }) => content)).toEqual([own])
    }
    const seen = await app.call('GET /community/comments/{postId}', {
      as: cleo,
      params: { postId: theirPost },
    })
    expect(seen.body).toHaveLength(2)
    const { body } = await app.call('GET /global-events/{id}', { as: ann.as, params: { id: event } })
    expect(body.available).toBe(8)
  })

  test('what they posted cannot be liked or commented on, as if it were not there', async () => {
    await block(bea.as, ann.as)
    for (const [{ as }, { post }] of [
      [ann, bea],
      [bea, ann],
    ] as const) {
      const comment = { post_id: post, content: 'Hello?' }
      for (const { status, problem } of [
        await app.call('POST /community/posts/{id}/like', { as, params: { id: post } }),
        await app.call('POST /community/comments', { as, body: comment }),
        await app.call('GET /community/comments/{postId}', { as, params: { postId: post } }),
      ])
        expect([status, problem.detail]).toEqual([404, 'Post not found'])
    }
  })

  test('nor by what either takes out, but the number of who one blocked', async () => {
    await block(ann.as, bea.as)
    for (const [reader, other] of [
      [ann, bea],
      [bea, ann],
    ] as const)
      for (const [path, content] of await unzip(await downloadExport(app, reader.as))) {
        const text = content.toString()
        if (path !== 'blocked.json') expect([path, tells(text, other)]).toEqual([path, false])
        else
          expect(JSON.parse(text)).toEqual(
            reader === ann ? [{ member_id: bea.as.user.id, at: expect.any(String) }] : [],
          )
      }
  })

  test('pages are as long as they were asked for, and none of a hundred others is skipped', async () => {
    const loud = await makeMember(app)
    const others: string[] = []
    for (let n = 0; n < 24; n += 1) {
      app.clock.forward({ minutes: 7 })
      const { id } = await makePost(app, n % 2 ? loud : cleo)
      if (n % 2 === 0) others.unshift(id)
    }
    await block(ann.as, loud)
    const read: string[] = []
    for (let before: { before?: string; before_at?: string } = {}; read.length < others.length; ) {
      const query = { limit: 5, ...before }
      const page = (await app.call('GET /community/posts', { as: ann.as, query })).body
      expect(page).toHaveLength(5)
      read.push(...page.map(({ id }) => id))
      const last = page.at(-1)
      before = { before: last?.id ?? '', before_at: last?.created_at ?? '' }
    }
    expect(read.slice(0, others.length)).toEqual(others)
  })
})

describe('administrators', () => {
  test('cannot be blocked, nor block anybody, in one sentence each', async () => {
    const refused = await block(ann.as, admin)
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      'Administrators look after the community, so they cannot be blocked.',
    ])
    const theirs = await block(admin, ann.as)
    expect([theirs.status, theirs.problem.detail]).toEqual([
      409,
      'Administrators see everything that is shared, so they cannot block anybody.',
    ])
    expect((await block(ann.as, ann.as)).problem.detail).toBe('You cannot block yourself.')
  })

  test('are seen and see all by an older block, which holds again when they are members again', async () => {
    await block(ann.as, bea.as)
    const role = (to: 'admin' | 'member') =>
      app.call('PATCH /admin/users/{id}', {
        as: admin,
        params: { id: bea.as.user.id },
        body: { role: to },
      })
    await role('admin')
    expect(await tellers(ann, bea)).toEqual(telling)
    expect(await tellers(bea, ann)).toEqual(telling)
    expect(await blocked(ann.as)).toEqual([])
    await role('member')
    expect(await tellers(bea, ann)).toEqual([])
    expect(await blocked(ann.as)).toHaveLength(1)
  })
})

describe('blocking', () => {
  test('twice, and unblocking whom one did not block, changes nothing; nobody unknown is blocked', async () => {
    await block(ann.as, bea.as)
    const [before] = await blocked(ann.as)
    app.clock.forward({ seconds: 1 })
    expect((await block(ann.as, bea.as)).status).toBe(200)
    expect(await blocked(ann.as)).toEqual([before])
    expect((await unblock(ann.as, cleo)).status).toBe(200)
    const unknown = { as: ann.as, params: { id: randomUUIDv7() } }
    expect((await app.call('POST /members/{id}/block', unknown)).problem.detail).toBe('Member not found')
  })

  test('says nothing of whether one is blocked oneself, and either may end only their own', async () => {
    await block(ann.as, bea.as)
    expect((await unblock(bea.as, ann.as)).status).toBe(200)
    expect(await tellers(bea, ann)).toEqual([])
    expect((await block(bea.as, ann.as)).status).toBe(200)
    await unblock(ann.as, bea.as)
    expect(await tellers(ann, bea)).toEqual([])
  })

  test('is paged through, newest first', async () => {
    const others: string[] = []
    for (let n = 0; n < 7; n += 1) {
      const other = await makeMember(app)
      if (n % 3 === 0) app.clock.forward({ seconds: 1 })
      await block(ann.as, other)
      others.push(other.user.id)
    }
    const read: string[] = []
    for (let page = await blocked(ann.as, { limit: 3 }); page.length > 0; ) {
      read.push(...page.map(({ id }) => id))
      const last = page.at(-1)
      page = await blocked(ann.as, { limit: 3, before: last?.id, before_at: last?.blocked_at })
    }
    expect(read.toSorted()).toEqual(others.toSorted())
    expect(read.slice(0, 1)).toEqual(others.slice(-1))
  })

  test('ends with either account, and a race with its deletion leaves no row', async () => {
    const gone = await makeMember(app)
    const [answer] = await Promise.all([
      block(ann.as, gone),
      app.db.deleteFrom('members').where('id', '=', gone.user.id).execute(),
    ])
    expect([200, 404]).toContain(answer?.status)
    expect(await app.db.selectFrom('blocks').selectAll().execute()).toEqual([])
  })

  test('has a bound, which calls at the same time keep together', async () => {
    await app.db
      .insertInto('members')
      .values(
        Array.from({ length: 998 }, (_, n) => ({
          id: randomUUIDv7(),
          name: 'Many',
          email: `many${n}@example.org`,
          password_hash: '',
          role: 'member' as const,
          search_text: '',
        })),
      )
      .execute()
    await app.db
      .insertInto('blocks')
      .columns(['member_id', 'blocked_id', 'at'])
      .expression((eb) =>
        eb
          .selectFrom('members')
          .select((row) => [
            row.val(ann.as.user.id).as('member_id'),
            'members.id as blocked_id',
            'members.created_at as at',
          ])
          .where('name', '=', 'Many'),
      )
      .execute()
    const others = await Promise.all(Array.from({ length: 6 }, () => makeMember(app)))
    const answers = await Promise.all(others.map((other) => block(ann.as, other)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.problem.detail).toBe(
      'You can block at most 1000 people.',
    )
    const { count } = await app.db
      .selectFrom('blocks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(1000)
  })
})
