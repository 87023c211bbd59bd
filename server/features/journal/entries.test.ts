import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Session } from '../../../contract/auth.ts'
import type { entryChange } from '../../../contract/journal.ts'
import { lengths } from '../../../contract/limits.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeEntry, makeMember, makePrivateImage, makeTheme } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const date = '2026-11-18'
const write = (as: Session, fields: object = {}) =>
  app.call('POST /journal', {
    as,
    body: { id: randomUUIDv7(), date, body: 'The pears are ripe.', ...fields },
  })
const change = (as: Session, id: string, body: z.input<typeof entryChange>) =>
  app.call('PATCH /journal/{id}', { as, params: { id }, body })
const read = async (as: Session, id: string) =>
  (await app.call('GET /journal/{id}', { as, params: { id } })).body
const list = async (as: Session, query: object = {}) => (await app.call('GET /journal', { as, query })).body

/** Puts entries into the table directly. */
const fill = (as: Session, count: number, day: string) =>
  sql`insert into journal_entries (member_id, id, date, body)
    select ${as.user.id}, gen_random_uuid(), ${day}, 'x' from generate_series(1, ${count}::integer)`.execute(
    app.db,
  )

describe('an entry', () => {
  test('comes back as it was written, the same to its own list', async () => {
    const as = await makeMember(app)
    const [theme_id, picture, mood_id] = [
      await makeTheme(app),
      await makePrivateImage(app, as),
      randomUUIDv7(),
    ]
    const given = {
      date: '2026-11-02',
      title: 'Rain',
      body: '# Slowly\n\n**all** day <b>long</b>',
      tags: ['Home', 'Été'],
      starred: true,
      mood_id,
      theme_id,
      theme_title: 'Letting go',
      prompt: 'What may go?',
      created_at: '2026-11-02T21:30:00.5Z',
    }
    const { body } = await write(as, { ...given, images: [{ id: picture, alt: 'A window' }] })
    expect(body).toMatchObject({
      ...given,
      created_at: '2026-11-02T21:30:00.500000Z',
      version: 1,
      copy_of: null,
      deleted_at: null,
      images: [{ id: picture, alt: 'A window', width: 24, height: 24, widths: [24] }],
    })
    expect(await read(as, body.id)).toEqual(body)
    const { body: text, ...told } = body
    expect(await list(as)).toEqual([{ ...told, excerpt: '# Slowly\n**all** day <b>long</b>', marks: [] }])
    expect(text).toBe(given.body)
  })

  test('keeps the title and the prompt of its theme when that is changed or deleted', async () => {
    const as = await makeMember(app)
    const theme_id = await makeTheme(app)
    const { id } = await makeEntry(app, as, { theme_id, theme_title: 'Tide', prompt: 'What returns?' })
    await app.db.deleteFrom('themes').where('id', '=', theme_id).execute()
    expect(await read(as, id)).toMatchObject({ theme_id, theme_title: 'Tide', prompt: 'What returns?' })
  })

  test('is linked to its check-in again when the deletion of that is taken back', async () => {
    const as = await makeMember(app)
    const { body: mood } = await app.call('POST /mood', { as, body: { date, mood: 'calm' } })
    const { id } = await makeEntry(app, as, { mood_id: mood.id })
    await makeEntry(app, as)
    await app.call('DELETE /mood/{id}', { as, params: { id: mood.id } })
    await app.call('POST /mood', { as, body: mood })
    expect((await list(as, { mood_id: mood.id })).map((one) => one.id)).toEqual([id])
  })

  test('that says nothing is not written, nor one of a day or an hour to come', async () => {
    const as = await makeMember(app)
    const refused = async (fields: object) => (await write(as, fields)).problem.detail
    expect(await refused({ body: ' \u200b' })).toBe('Write something first.')
    expect(await refused({ date: '2026-11-20' })).toBe('A journal entry cannot be of a day to come.')
    expect(await refused({ date: '1899-12-31' })).toBe('The year should be between 1900 and 2100.')
    expect(await refused({ created_at: '2026-11-18T12:06:00Z' })).toBe(
      'A journal entry cannot be written at an hour to come.',
    )
    expect(await refused({ body: 'x'.repeat(lengths.journalBody + 1) })).toBe(
      'Text should be at most 50,000 characters.',
    )
    expect((await write(as, { date: '2026-11-19', body: 'x'.repeat(lengths.journalBody) })).status).toBe(200)
    const { id } = await makeEntry(app, as)
    expect((await change(as, id, { version: 1, date: '2026-11-20' })).status).toBe(400)
  })

  test('has each tag once', async () => {
    const as = await makeMember(app)
    const { body } = await write(as, { tags: ['Iğdır', 'home', 'IĞDIR', ' home '] })
    expect(body.tags).toEqual(['Iğdır', 'home'])
  })

  test('of somebody else is not there for any call', async () => {
    const [as, other] = [await makeMember(app), await makeMember(app)]
    const entry = await makeEntry(app, as)
    const params = { id: entry.id }
    const calls = [
      app.call('GET /journal/{id}', { as: other, params }),
      change(other, entry.id, { version: 1, title: 'Mine' }),
      app.call('DELETE /journal/{id}', { as: other, params }),
      app.call('POST /journal/{id}/restore', { as: other, params }),
      app.call('DELETE /journal/bin/{id}', { as: other, params }),
      app.call('GET /journal', { as: other, query: { before: entry.id } }),
    ]
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404)
    expect((await write(other, { id: entry.id, body: 'Mine.' })).body.body).toBe('Mine.')
    expect(await read(as, entry.id)).toEqual(entry)
  })
})

describe('what is sent twice', () => {
  test('is one entry, also when both come at once', async () => {
    const as = await makeMember(app)
    const id = randomUUIDv7()
    const answers = await Promise.all(Array.from({ length: 5 }, () => write(as, { id, tags: ['a', 'A'] })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await list(as)).toHaveLength(1)
    expect((await write(as, { id: id.toUpperCase(), tags: ['a'] })).body).toEqual(answers[0]?.body)
  })

  test('with another text is refused with both, and nothing is lost', async () => {
    const as = await makeMember(app)
    const entry = await makeEntry(app, as)
    const { status, problem } = await write(as, { id: entry.id, body: 'And sweet.' })
    expect([status, problem.detail]).toEqual([
      409,
      'This entry was changed on another device. Both versions are kept.',
    ])
    expect(problem.fields).toEqual([
      { name: 'version', mine: 0, theirs: 1 },
      { name: 'body', mine: 'And sweet.', theirs: 'The pears are ripe.' },
    ])
    expect(await read(as, entry.id)).toEqual(entry)
  })
})

describe('a change', () => {
  test('changes what it names, and counts', async () => {
    const as = await makeMember(app)
    const entry = await makeEntry(app, as, { tags: ['home'] })
    app.clock.forward({ minutes: 1 })
    const { body } = await change(as, entry.id, { version: 1, title: 'Pears' })
    expect(body).toEqual({ ...entry, title: 'Pears', version: 2, updated_at: '2026-11-18T12:01:00.000000Z' })
    expect((await change(as, entry.id, { version: 2, tags: [], starred: true })).body.version).toBe(3)
    expect((await change(as, entry.id, { version: 3 })).problem.detail).toBe('Say what should change.')
    expect((await change(as, randomUUIDv7(), { version: 1, title: 'x' })).status).toBe(404)
  })

  test('of an old version is refused with both versions, and is kept as a second entry', async () => {
    const as = await makeMember(app)
    const { id } = await makeEntry(app, as)
    await change(as, id, { version: 1, body: 'From the desk.', starred: true })
    const { status, problem } = await change(as, id, { version: 1, body: 'From the phone.', starred: true })
    expect([status, problem.fields]).toEqual([
      409,
      [
        { name: 'version', mine: 1, theirs: 2 },
        { name: 'body', mine: 'From the phone.', theirs: 'From the desk.' },
      ],
    ])
    await makeEntry(app, as, { body: 'From the phone.', copy_of: id })
    expect((await list(as)).map(({ excerpt, copy_of }) => [excerpt, copy_of])).toEqual([
      ['From the phone.', id],
      ['From the desk.', null],
    ])
  })

  test('whose answer was lost is answered again', async () => {
    const as = await makeMember(app)
    const { id } = await makeEntry(app, as)
    const { body } = await change(as, id, { version: 1, body: 'Sweet.', tags: ['a', 'A'] })
    expect(await change(as, id, { version: 1, body: 'Sweet.', tags: ['a', 'A'] })).toMatchObject({
      status: 200,
      body,
    })
  })

  test('of one version by many at once is made by one of them', async () => {
    const as = await makeMember(app)
    const { id } = await makeEntry(app, as)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => change(as, id, { version: 1, body: `Device ${n}.` })),
    )
    const [won, ...others] = answers.toSorted((a, b) => a.status - b.status)
    expect([won?.status, others.map(({ status }) => status)]).toEqual([200, [409, 409, 409, 409, 409]])
    expect(await read(as, id)).toEqual(won?.body)
    for (const { problem } of others)
      expect(problem.fields).toContainEqual({
        name: 'body',
        mine: expect.stringMatching(/^Device \d\.$/),
        theirs: won?.body.body,
      })
  })
})

describe('a day', () => {
  test('holds sixty entries, also when many come at once, are moved or restored', async () => {
    const as = await makeMember(app)
    // The first entry of a member makes the row that later ones wait for.
    await makeEntry(app, as)
    await fill(as, lengths.journalDay - 2, date)
    const answers = await Promise.all(Array.from({ length: 4 }, () => write(as)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.problem.detail).toBe(
      'A day holds at most 60 entries.',
    )
    const { id } = await makeEntry(app, as, { date: '2026-11-17' })
    expect((await change(as, id, { version: 1, date })).status).toBe(409)
    expect((await read(as, id)).date).toBe('2026-11-17')
    const binned = answers.find(({ status }) => status === 200)?.body.id ?? ''
    await app.call('DELETE /journal/{id}', { as, params: { id: binned } })
    await makeEntry(app, as)
    expect((await app.call('POST /journal/{id}/restore', { as, params: { id: binned } })).status).toBe(409)
    expect((await read(as, binned)).deleted_at).not.toBeNull()
  })

  test('is one of a journal that holds a hundred thousand', async () => {
    const as = await makeMember(app)
    for (let left = lengths.journalEntries; left > 0; left -= 10_000) await fill(as, 10_000, '2020-01-01')
    const { status, problem } = await write(as)
    expect([status, problem.detail]).toEqual([409, 'A journal holds at most 100,000 entries.'])
  })
})

describe('the list', () => {
  test('has the newest day first, and reads on without skipping or repeating one', async () => {
    const as = await makeMember(app)
    const days = ['2026-11-03', '2026-11-05', '2026-11-03', '2026-11-04', '2026-11-05']
    for (const [n, one] of days.entries()) {
      app.clock.forward({ seconds: 1 })
      await makeEntry(app, as, { date: one, body: `${n}` })
    }
    expect((await list(as)).map(({ excerpt }) => excerpt).join()).toBe('4,1,3,2,0')
    const seen: string[] = []
    for (let before: string | undefined; ; ) {
      const page = await list(as, { limit: 2, ...(before && { before }) })
      seen.push(...page.map(({ excerpt }) => excerpt))
      before = page.at(-1)?.id
      if (page.length < 2) break
    }
    expect(seen.join()).toBe('4,1,3,2,0')
  })

  test('has the whole texts only if they are asked for, for a search too', async () => {
    const as = await makeMember(app)
    const body = `Pears. ${'A long day. '.repeat(60)}`
    await write(as, { body })
    expect(await list(as)).toEqual([expect.not.objectContaining({ body: expect.anything() })])
    for (const query of [undefined, 'pears'])
      expect(await list(as, { bodies: 'true', query })).toEqual([expect.objectContaining({ body })])
    expect(await list(await makeMember(app), { bodies: 'true' })).toEqual([])
  })

  test('is narrowed by day, month, star and tag, and all of them hold', async () => {
    const as = await makeMember(app)
    await makeEntry(app, as, { date: '2025-12-31', body: 'a', tags: ['Work life'], starred: true })
    await makeEntry(app, as, { date: '2026-01-01', body: 'b', tags: ['work'] })
    await makeEntry(app, as, { date: '2026-01-31', body: 'c', tags: ['wörk LIFE'], starred: true })
    await makeEntry(app, as, { date: '2026-02-01', body: 'd' })
    const found = async (query: object) => (await list(as, query)).map(({ excerpt }) => excerpt).join('')
    expect(await found({ month: '2026-01' })).toBe('cb')
    expect(await found({ month: '2025-12' })).toBe('a')
    expect(await found({ from_date: '2026-01-31' })).toBe('dc')
    expect(await found({ from_date: '2026-01-01', to_date: '2026-01-31' })).toBe('cb')
    expect(await found({ starred: 'true' })).toBe('ca')
    expect(await found({ starred: 'false' })).toBe('db')
    expect(await found({ tag: 'work  Life' })).toBe('ca')
    expect(await found({ tag: 'life' })).toBe('')
    expect(await found({ tag: 'work life', month: '2026-01', starred: 'true' })).toBe('c')
    expect((await app.call('GET /journal/tags', { as })).body).toEqual([
      { tag: 'Work life', count: 2 },
      { tag: 'work', count: 1 },
    ])
    expect((await app.call('GET /journal/months', { as })).body).toEqual([
      { month: '2026-02', count: 1 },
      { month: '2026-01', count: 2 },
      { month: '2025-12', count: 1 },
    ])
    const query = { from_date: '2026-01-01', to_date: '2026-01-31' }
    expect((await app.call('GET /journal/days', { as, query })).body).toEqual([
      { date: '2026-01-01', count: 1 },
      { date: '2026-01-31', count: 1 },
    ])
    expect((await app.call('GET /journal', { as, query: { month: '2026-13' } })).status).toBe(400)
  })
})
