import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeMember, makePost } from '../../test/make.ts'
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

const edit = (as: Session, id: string, content: string, content_note?: string) =>
  app.call('PATCH /community/posts/{id}', { as, params: { id }, body: { content, content_note } })
const appeal = (as: Session, decision_id: string, words = 'It was meant kindly.') =>
  app.call('POST /appeals', { as, body: { decision_id, words } })
const answer = (id: string, granted: boolean, words = '') =>
  app.call('POST /admin/appeals/{id}', { as: admin, params: { id }, body: { granted, words } })
const isThere = async (as: Session, id: string) => (await m.feed(as)).some((one) => one.id === id)

async function hidden() {
  const author = await makeMember(app)
  const post = await makePost(app, author, { content: 'Buy my snake oil.' })
  for (const as of await m.trusted(3)) await m.report(as, 'post', post.id)
  const [decision] = await m.decisions(author)
  if (!decision) throw new Error('It was hidden.')
  return { author, post, decision }
}

describe('an author', () => {
  test('is told of what was hidden, on a page and by a letter without any of the words', async () => {
    const { author, post, decision } = await hidden()
    expect(decision).toMatchObject({
      kind: 'post',
      subject_id: post.id,
      action: 'hide',
      automatic: true,
      holds: true,
      seen: false,
      editable: true,
      content: 'Buy my snake oil.',
      appeal: null,
    })
    const letters = (await app.letters()).filter(({ to }) => to === author.user.email)
    expect(letters.map(({ subject }) => subject)).toEqual(['About what you shared on A-genda'])
    expect(letters[0]?.text).toContain('/community/decisions')
    expect(letters[0]?.text).not.toContain('snake')
    await app.call('POST /user/decisions/seen', { as: author })
    expect((await m.decisions(author))[0]?.seen).toBe(true)
    expect(await m.decisions(await makeMember(app))).toEqual([])
  })

  test('changes a hidden post once, which shows nothing by itself and brings it before an administrator again', async () => {
    const { author, post } = await hidden()
    await m.decide('hide', 'post', post.id)
    expect((await edit(await makeMember(app), post.id, 'Mine now')).status).toBe(404)
    const { body } = await edit(author, post.id, 'I make soap.', 'Selling something')
    expect(body).toMatchObject({ content: 'I make soap.', content_note: 'Selling something', hidden: true })
    expect(await isThere(await makeMember(app), post.id)).toBe(false)
    const again = await edit(author, post.id, 'Soap, again.')
    expect([again.status, again.problem.detail]).toEqual([409, 'You have changed this post already.'])
    expect((await m.caseOf('post', post.id)).body).toMatchObject({
      open: true,
      edited: true,
      content: 'I make soap.',
      content_before: 'Buy my snake oil.',
    })
    await m.decide('dismiss', 'post', post.id)
    expect(await isThere(await makeMember(app), post.id)).toBe(true)
    expect((await m.decisions(author)).map(({ holds }) => holds)).toEqual([false, false])
  })

  test('changes nothing that nobody decided about, and once only when two devices do', async () => {
    const author = await makeMember(app)
    const { id } = await makePost(app, author)
    expect((await edit(author, id, 'Other words')).status).toBe(409)
    await m.report(await makeMember(app), 'post', id)
    // Whether somebody reported it is not told.
    expect((await edit(author, id, 'Other words')).status).toBe(409)
    await m.decide('message', 'post', id)
    const answers = await Promise.all(['One', 'Two', 'Three'].map((words) => edit(author, id, words)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('appeals once against what holds; granting it undoes the decision, and refusing it says why', async () => {
    const { author, post, decision } = await hidden()
    expect((await appeal(await makeMember(app), decision.id)).status).toBe(404)
    const tries = await Promise.all([1, 2, 3].map(() => appeal(author, decision.id)))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const open = (await app.call('GET /admin/appeals', { as: admin, query: {} })).body
    expect(open.at(-1)).toMatchObject({ id: decision.id, words: 'It was meant kindly.', granted: null })
    const waiting = async () => (await app.call('GET /admin/overview', { as: admin })).body.waiting?.appeals
    expect(await waiting()).toBe(open.length)
    const answers = await Promise.all([
      answer(decision.id, true, 'You are right.'),
      answer(decision.id, true),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await waiting()).toBe(open.length - 1)
    expect(await isThere(await makeMember(app), post.id)).toBe(true)
    expect((await m.decisions(author))[0]).toMatchObject({ holds: false, appeal: { granted: true } })
    // Nothing is left to decide, and who reported it was told no.
    const { open: isOpen, said, decision: last } = (await m.caseOf('post', post.id)).body
    expect([isOpen, last?.action]).toEqual([false, 'dismiss'])
    expect(new Set(said.map(({ outcome }) => outcome))).toEqual(new Set(['dismissed']))
    // Who reported it before does not hide it again with one more.
    const [more] = await m.trusted(1)
    if (more) await m.report(more, 'post', post.id)
    expect(await isThere(await makeMember(app), post.id)).toBe(true)

    const other = await hidden()
    await appeal(other.author, other.decision.id)
    expect((await answer(other.decision.id, false, 'It sells something.')).status).toBe(200)
    expect((await m.decisions(other.author))[0]).toMatchObject({
      holds: true,
      appeal: { granted: false, answer: 'It sells something.' },
    })
    expect(await isThere(await makeMember(app), other.post.id)).toBe(false)
    const answered = (
      await app.call('GET /admin/appeals', { as: admin, query: { state: 'answered' } })
    ).body.map(({ id }) => id)
    expect(answered).toEqual(expect.arrayContaining([decision.id, other.decision.id]))
  })

  test('has an appeal granted when the report is dismissed meanwhile, and none of what does not hold any more', async () => {
    const { author, post, decision } = await hidden()
    await appeal(author, decision.id)
    await m.decide('dismiss', 'post', post.id)
    expect((await m.decisions(author))[0]?.appeal?.granted).toBe(true)
    const late = await hidden()
    await m.decide('dismiss', 'post', late.post.id)
    expect((await appeal(late.author, late.decision.id)).problem.detail).toBe(
      'This decision does not hold any more.',
    )
  })
})

describe('the first day of an account', () => {
  test('is slower, with one sentence that says so, and not for long', async () => {
    const as = await makeMember(app)
    for (let n = 0; n < 5; n += 1) await makePost(app, as)
    const one = { content: 'One more' }
    const sixth = await app.call('POST /community/posts', { as, body: one })
    expect([sixth.status, sixth.problem.detail]).toEqual([
      429,
      'In your first day you can share five posts an hour. Please take a breath, and share this one later.',
    ])
    const { id } = await makePost(app, await makeMember(app))
    for (let n = 0; n < 20; n += 1) await m.comment(as, id)
    const late = await app.call('POST /community/comments', { as, body: { post_id: id, content: 'Hm' } })
    expect(late.problem.detail).toMatch(/^In your first day you can write twenty comments an hour/)
    app.clock.forward({ hours: 24, minutes: 1 })
    for (let n = 0; n < 7; n += 1) await makePost(app, as)
  })
})

describe('words of the list', () => {
  const change = (body: { add?: string[]; remove?: string[] }) =>
    app.call('PATCH /admin/flagged-words', { as: admin, body })

  test('bring what holds them before administrators, and keep nothing back', async () => {
    expect((await change({ add: ['Snake  oil', 'grifter', 'Grífter'] })).body.words).toEqual([
      'Grífter',
      'Snake  oil',
    ])
    const [author, reader] = [await makeMember(app), await makeMember(app)]
    const flagged = await makePost(app, author, { content: 'What a GRIFTER!' })
    const within = await makePost(app, author, { content: 'What a grifterish day.' })
    const comment = await m.comment(author, within.id, 'grifter, grifter')
    for (const { id } of [flagged, within]) expect(await isThere(reader, id)).toBe(true)
    const open = await m.queue()
    expect(open.find(({ id }) => id === flagged.id)).toMatchObject({ flagged: ['Grífter'], reports: 0 })
    expect(open.find(({ id }) => id === comment.id)).toMatchObject({ kind: 'comment', flagged: ['Grífter'] })
    expect(open.some(({ id }) => id === within.id)).toBe(false)
    const { waiting } = (await app.call('GET /admin/overview', { as: admin })).body
    expect(waiting?.flagged).toBe(open.filter(({ reports }) => reports === 0).length)
    await change({ remove: ['GRIFTER', 'snake  oil'] })
    const later = await makePost(app, author, { content: 'grifter' })
    expect((await m.queue()).some(({ id }) => id === later.id)).toBe(false)
  })

  test('are at most five hundred, however many administrators add some at the same time', async () => {
    const words = (of: string) => Array.from({ length: 300 }, (_, n) => `${of} number ${n}`)
    const answers = await Promise.all(['apple', 'pear', 'plum'].map((of) => change({ add: words(of) })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 200)?.body.words).toHaveLength(300)
  })
})

test('a content note comes with a post, and a blank one is none', async () => {
  const as = await makeMember(app)
  const noted = await makePost(app, as, { content_note: ' About loss ' })
  const blank = await makePost(app, as, { content_note: '  ' })
  expect([noted.content_note, blank.content_note]).toEqual(['About loss', null])
  const long = { content: 'x', content_note: 'x'.repeat(101) }
  expect((await app.call('POST /community/posts', { as, body: long })).status).toBe(400)
})
