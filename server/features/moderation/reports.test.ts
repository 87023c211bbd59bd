import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeMember, makePost } from '../../test/make.ts'
import { moderating } from '../../test/moderate.ts'
import { openSession } from '../auth/sessions.ts'

let app: TestApp
let admin: Session
let m: ReturnType<typeof moderating>
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
  m = moderating(app, admin)
})
afterAll(() => app.close())

const isThere = async (as: Session, id: string) => (await m.feed(as)).some((one) => one.id === id)
const signedIn = async ({ user }: Session): Promise<Session> => ({
  user,
  access_token: await openSession(app.db, user.id, app.clock.now(), undefined),
})
const unknown = '01900000-0000-7000-8000-000000000000'

describe('a report', () => {
  test('makes a post or a comment vanish at once for who reported it, and for nobody else', async () => {
    const [author, other, as] = [await makeMember(app), await makeMember(app), await makeMember(app)]
    const post = await makePost(app, author)
    const comment = await m.comment(author, post.id)
    expect((await m.report(as, 'comment', comment.id)).status).toBe(200)
    expect((await m.comments(as, post.id)).body).toEqual([])
    expect((await m.comments(other, post.id)).body).toHaveLength(1)
    expect((await m.report(as, 'post', post.id)).status).toBe(200)
    expect(await isThere(as, post.id)).toBe(false)
    expect((await m.comments(as, post.id)).status).toBe(404)
    for (const one of [other, author]) expect(await isThere(one, post.id)).toBe(true)
    const like = await app.call('POST /community/posts/{id}/like', { as, params: { id: post.id } })
    expect(like.status).toBe(404)
  })

  test('is taken once of each thing, of what is there, and of nothing of one’s own', async () => {
    const [author, as] = [await makeMember(app), await makeMember(app)]
    const { id } = await makePost(app, author)
    const own = await m.report(author, 'post', id)
    expect([own.status, own.problem.detail]).toEqual([400, 'You cannot report what you wrote yourself'])
    expect((await m.report(author, 'member', author.user.id)).problem.detail).toBe(
      'You cannot report yourself',
    )
    const answers = await Promise.all(Array.from({ length: 12 }, () => m.report(as, 'post', id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)])
    expect((await m.caseOf('post', id)).body.reports).toBe(1)
    for (const kind of ['post', 'comment', 'member'] as const)
      expect((await m.report(as, kind, unknown)).status).toBe(404)
    const silent = await m.report(as, 'member', author.user.id, { reason: 'other', words: ' ' })
    expect(silent.problem.detail).toBe('Please say in a few words what is wrong.')
    expect((await m.report(as, 'member', author.user.id)).status).toBe(200)
  })

  test('of what is deleted at the same moment leaves nothing open behind', async () => {
    let taken = 0
    for (let round = 0; round < 6; round += 1) {
      const author = await makeMember(app, { days: 30 })
      const post = await makePost(app, author)
      const comment = await m.comment(author, post.id)
      const reporters = await m.trusted(4)
      const answers = await Promise.all([
        ...reporters.map((as) => m.report(as, 'post', post.id)),
        ...reporters.map((as) => m.report(as, 'comment', comment.id)),
        // A little later each round: a report makes more trips than a deletion.
        pause(round * 8).then(() =>
          app.call('DELETE /community/posts/{id}', { as: author, params: { id: post.id } }),
        ),
      ])
      expect(answers.at(-1)?.status).toBe(200)
      taken += answers.slice(0, -1).filter(({ status }) => status === 200).length
      for (const table of ['reports', 'cases'] as const)
        expect(
          await app.db
            .selectFrom(table)
            .select('subject_id')
            .where('subject_id', 'in', [post.id, comment.id])
            .execute(),
        ).toEqual([])
    }
    // Some came before the deletion, or there was nothing to leave behind.
    expect(taken).toBeGreaterThan(0)
  })
})

describe('hiding by reports', () => {
  test('takes three members whose accounts are older than seven days, however many new ones join in', async () => {
    const author = await makeMember(app)
    const { id } = await makePost(app, author)
    const fresh = await Promise.all(Array.from({ length: 10 }, (_, n) => makeMember(app, { days: n % 7 })))
    for (const as of fresh) await m.report(as, 'post', id)
    const reader = await makeMember(app)
    expect(await isThere(reader, id)).toBe(true)
    // Reports do not grow up with the accounts that made them.
    app.clock.forward({ hours: 24 * 9 })
    const [first, second, third] = await m.trusted(3)
    if (!first || !second || !third) throw new Error('Members were made.')
    await m.report(first, 'post', id)
    await m.report(second, 'post', id)
    expect(await isThere(reader, id)).toBe(true)
    await m.report(third, 'post', id)
    expect(await isThere(reader, id)).toBe(false)
    expect((await m.feed(author)).find((one) => one.id === id)?.hidden).toBe(true)
    expect((await m.report(await makeMember(app), 'post', id)).status).toBe(404)
  })

  test('counts every report exactly once when many come at the same time', async () => {
    const author = await makeMember(app)
    const post = await makePost(app, author)
    const comment = await m.comment(author, post.id)
    const answers = await Promise.all((await m.trusted(12)).map((as) => m.report(as, 'comment', comment.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array(9).fill(404)])
    expect((await m.feed(author)).find(({ id }) => id === post.id)?.comments).toBe(0)
    expect((await m.decisions(author)).map(({ action, automatic }) => [action, automatic])).toEqual([
      ['hide', true],
    ])
  })

  test('leaves out whoever had three reports dismissed within ninety days', async () => {
    const author = await makeMember(app)
    const [careless, ...careful] = await m.trusted(3)
    if (!careless) throw new Error('Members were made.')
    for (let n = 0; n < 3; n += 1) {
      const { id } = await makePost(app, author)
      await m.report(careless, 'post', id)
      await m.decide('dismiss', 'post', id)
    }
    const { id } = await makePost(app, author)
    for (const as of [careless, ...careful]) await m.report(as, 'post', id)
    expect(await isThere(admin, id)).toBe(true)
    const said = (await m.caseOf('post', id)).body.said
    expect(said.filter(({ counts }) => !counts).map(({ reporter }) => reporter.id)).toEqual([
      careless.user.id,
    ])
    // It is forgotten in time, in which all sessions end.
    app.clock.forward({ hours: 24 * 91 })
    admin = await signedIn(admin)
    m = moderating(app, admin)
    const later = await makePost(app, await makeMember(app))
    const [one, two] = await m.trusted(2)
    if (!one || !two) throw new Error('Members were made.')
    for (const as of [await signedIn(careless), one, two]) await m.report(as, 'post', later.id)
    expect(await isThere(one, later.id)).toBe(false)
  })

  test('is not done by those who worry about somebody', async () => {
    const { id } = await makePost(app, await makeMember(app))
    for (const as of await m.trusted(4)) await m.report(as, 'post', id, { reason: 'worry' })
    expect(await isThere(await makeMember(app), id)).toBe(true)
    expect((await m.caseOf('post', id)).body.reports).toBe(4)
  })
})
