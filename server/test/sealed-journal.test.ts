import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { api } from '../../contract/api.ts'
import type { Session } from '../../contract/auth.ts'
import type { AnyRow } from '../../contract/row.ts'
import { openSession } from '../features/auth/sessions.ts'
import { loadStarterThemes } from '../features/themes/starter-library.ts'
import { type TestApp, testApp } from './app.ts'
import { makeAdmin, makeEntry, makeMember, makePrivateImage } from './make.ts'

// A journal entry is read by its member alone (ruling 43). Every row of the contract is walked, new ones too.

const word = 'Zephyrine'
const secrets = [word, 'Quillwort', 'Ombre-tag', 'Vetiver', 'Petrichor', 'Halcyon']

let app: TestApp
let owner: Session
/** What the journal is known by: its ids. A caller who does not send one must not be told it. */
let known: { entry: string; binned: string; image: string; key: string }
let before: unknown

beforeAll(async () => {
  app = await testApp()
  await loadStarterThemes(app.db, app.clock)
  owner = await makeMember(app, { name: 'Olive' })
  const image = await makePrivateImage(app, owner)
  const fields = {
    title: 'Quillwort',
    body: `${word} in the morning.`,
    tags: ['Ombre-tag'],
    prompt: 'Vetiver?',
    theme_title: 'Petrichor',
    images: [{ id: image, alt: 'Halcyon' }],
    date: '2026-10-16',
  }
  const { id: entry } = await makeEntry(app, owner, fields)
  const { id: binned } = await makeEntry(app, owner, fields)
  await app.call('DELETE /journal/{id}', { as: owner, params: { id: binned } })
  await app.call('PATCH /journal/settings', { as: owner, body: { on_this_day: 'all' } })
  known = { entry, binned, image, key: app.files()[0]?.split('/').at(-1)?.slice(0, 36) ?? '' }
  before = await journal()
})
afterAll(() => app.close())

const journal = async () => [
  await app.db
    .selectFrom('journal_entries')
    .selectAll()
    .where('member_id', '=', owner.user.id)
    .orderBy('id')
    .execute(),
  await app.db.selectFrom('journal_images').selectAll().where('member_id', '=', owner.user.id).execute(),
]

type Values = { id: string; text: string }

/** Fills every field of a schema with the first value that it takes. */
function filled(
  schema: AnyRow['body'],
  { id, text }: Values,
  withOptional: boolean,
): Record<string, unknown> {
  const shape = (schema as { shape?: Record<string, z.ZodMiniType> } | undefined)?.shape ?? {}
  const values = [text, id, '2026-11-16', '2026-11', '2026-11-18T12:00:00Z', 'true', 1, true, [], {}, null]
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      if (!withOptional && field.safeParse(undefined).success) return []
      // A cursor would only leave out what comes first.
      if (/^(before|after|cursor)/.test(name)) return []
      // A reason is written down for the member it concerns (ruling 47), so nothing is searched with it.
      if (name === 'reason') return [[name, 'plain']]
      const value = values.find((each) => field.safeParse(each).success)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

let addresses = 0
/** One call of a row with ids of the journal or others, and a search for what is in it. Returns the whole answer. */
async function ask(name: string, row: AnyRow, token: string | undefined, id: string, withOptional: boolean) {
  const [method = '', path = ''] = name.split(' ')
  const query = filled(row.query, { id, text: word }, withOptional)
  const filledPath = path.replace(/\{(\w+)\}/g, (_, part: string) =>
    /date|week/i.test(part) ? '2026-11-16' : id,
  )
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  // What a caller writes comes back to it and to others, so no word and no id of the journal is in a body.
  const body = filled(row.body, { id: randomUUIDv7(), text: 'plain' }, withOptional)
  addresses += 1
  const response = await app.app.inject({
    method: method as 'GET',
    url: `/api${filledPath}?${search}`,
    remoteAddress: `10.0.${addresses >> 8}.${addresses & 255}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(method === 'GET' || row.file ? {} : { payload: body }),
  })
  return JSON.stringify(response.headers) + response.payload
}

/** Every answer of a row to a caller, each with the id that was sent. */
async function* answers(name: string, row: AnyRow, caller: () => Promise<string | undefined>) {
  const strange = randomUUIDv7()
  for (const id of [known.entry, known.binned, known.image, owner.user.id, strange])
    for (const withOptional of [true, false])
      yield { id, answer: await ask(name, row, await caller(), id, withOptional) }
}

const callers: Record<string, (() => Promise<string | undefined>) | undefined> = {
  'an administrator': async () => (await makeAdmin(app)).access_token,
  'another member': async () => (await makeMember(app)).access_token,
  'a visitor': async () => undefined,
}

describe.each(Object.entries<AnyRow>(api))('%s', (name, row) => {
  test.each(Object.keys(callers))('tells %s nothing of a journal', async (who) => {
    for await (const { id, answer } of answers(name, row, callers[who] ?? expect.fail)) {
      for (const secret of [...secrets, known.key]) expect(answer).not.toContain(secret)
      for (const other of [known.entry, known.binned, known.image])
        if (other !== id) expect(answer).not.toContain(other)
    }
  })
})

test('nobody else opens a picture, or changed anything', async () => {
  for (const caller of Object.values(callers)) {
    const token = await caller?.()
    const { statusCode } = await app.app.inject({
      url: `/api/journal/images/${known.image}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    expect(statusCode).toBe(token ? 404 : 401)
  }
  expect(await journal()).toEqual(before)
})

test('no log, no letter and no audit row holds a word of it, not even a searched one', async () => {
  const letters = await app.letters()
  const audit = await app.db.selectFrom('audit_log').selectAll().execute()
  expect(audit.length).toBeGreaterThan(0)
  const said = app.logged() + JSON.stringify(letters) + JSON.stringify(audit)
  for (const secret of [...secrets, known.key]) expect(said).not.toContain(secret)
})

test('the same walk tells the owner all of it', async () => {
  const telling = new Set<string>()
  for (const [name, row] of Object.entries<AnyRow>(api)) {
    if (!name.startsWith('GET /journal')) continue
    const token = async () => (await signIn()).access_token
    for await (const { answer } of answers(name, row, token))
      if (secrets.some((secret) => answer.includes(secret))) telling.add(name)
  }
  expect([...telling].sort()).toEqual([
    'GET /journal',
    'GET /journal/bin',
    'GET /journal/on-this-day',
    'GET /journal/tags',
    'GET /journal/{id}',
  ])
})

/** A new token of the owner: an administrator of the walk may have suspended them. */
async function signIn(): Promise<{ access_token: string }> {
  await app.db.updateTable('members').set({ suspended_at: null }).where('id', '=', owner.user.id).execute()
  return { access_token: await openSession(app.db, owner.user.id, app.clock.now(), undefined) }
}
