import { Readable } from 'node:stream'
import { BlobReader, ZipReader } from '@zip.js/zip.js'
import papa from 'papaparse'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rates } from '../../../contract/rates.ts'
import { toStored } from '../../kernel/clock.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { fillAccount } from '../../test/fill-account.ts'
import { makeAdmin, makeImage, makeMember, makePost } from '../../test/make.ts'
import { downloadExport, exportOf, unzip } from '../../test/read-export.ts'
import { notExported, parts } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const download = (url: string) => app.app.inject({ method: 'GET', url: `/api${url}` })
const link = async (as: Awaited<ReturnType<typeof makeMember>>) =>
  (await app.call('POST /me/export', { as, body: {} })).body.url

test('every table with a member in it is exported, or stands in the list with its reason', async () => {
  const { rows } = await app.database.pool.query<{ name: string }>(`
    select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and (
      relname = 'members'
      or exists (select from pg_attribute where attrelid = c.oid and not attisdropped
        and attname ~ '(^|_)(member|actor|subject|author|owner|user)_id$')
      or exists (select from pg_constraint where conrelid = c.oid and contype = 'f' and confrelid = 'members'::regclass))
    order by relname collate "C"`)
  const known = [...parts.flatMap(({ tables }) => tables), ...Object.keys(notExported)].sort()
  expect(rows.map(({ name }) => name)).toEqual(known)
  for (const reason of Object.values(notExported)) expect(reason).toMatch(/^[A-Z].{20,}\.$/)
})

test('all that a member wrote comes out, in JSON, in tables and as Markdown, with its pictures', async () => {
  const as = await makeMember(app, { name: 'Mira' })
  const admin = await makeAdmin(app)
  await fillAccount(app, as, 'lavender')
  await app.call('GET /admin/health/{userId}', { as: admin, params: { userId: as.user.id }, query: {} })
  const { files, manifest, json } = await exportOf(app, as)
  expect([...files.keys()].map((path) => path.replace(/[0-9a-f]{64}|[0-9a-f-]{36}/, 'ID'))).toEqual([
    'README.txt',
    'profile.json',
    'sign-in.json',
    'settings.json',
    'reminders.json',
    'moods/2026.json',
    'csv/moods.csv',
    'health/2026.json',
    'csv/health.csv',
    'planner/2026.json',
    'planner/repeating.json',
    'csv/planner.csv',
    'planner.ics',
    'goals/2026.json',
    'csv/goals.csv',
    'journal/2026.json',
    'journal/bin.json',
    'csv/journal.csv',
    'journal/2026/11/2026-11-18-on-lavender.md',
    'journal/images/ID.webp',
    'practice.json',
    'csv/practice.csv',
    'rsvps.json',
    'waitlist.json',
    'csv/rsvps.csv',
    'posts.json',
    'comments.json',
    'likes.json',
    'blocked.json',
    'csv/posts.csv',
    'csv/comments.csv',
    'images/ID-24.webp',
    'banner.json',
    'images/ID-24.webp',
    'themes.json',
    'affirmations.json',
    'imports.json',
    'sign-ins.json',
    'devices.json',
    'reports.json',
    'content-reports.json',
    'decisions.json',
    'receipts.json',
    'who-read.json',
    'account-log.json',
    'manifest.json',
  ])
  expect(manifest).toMatchObject({ member: { id: as.user.id, name: 'Mira' }, missing: [], zone: 'UTC' })
  expect(manifest.files.find(({ path }) => path === 'moods/2026.json')?.count).toBe(1)
  expect(json('rsvps.json')).toMatchObject([{ title: 'Morning walk', status: 'going' }])
  expect(json('who-read.json')).toMatchObject([{ by: 'Ada', kind: 'health-read' }])
  const note = files.get('journal/2026/11/2026-11-18-on-lavender.md')?.toString() ?? ''
  expect(note).toMatch(
    /^---\nid: "[0-9a-f-]{36}"\ndate: "2026-11-18"\ntitle: "On lavender"\ntags: \["lavender"\]\n/,
  )
  const shown = /!\[a lake\]\(\.\.\/\.\.\/(images\/[0-9a-f-]{36}\.webp)\)/.exec(note)?.[1]
  expect(files.get(`journal/${shown}`)?.subarray(8, 12).toString()).toBe('WEBP')
  for (const [path, content] of files)
    if (
      /^(moods|health|planner|goals|journal|csv)\/|^(posts|comments)\.json/.test(path) &&
      content.length > 100
    )
      expect([
        path,
        path.includes('images') || /lavender|rsvps|waitlist|bin|settings|Morning/.test(path + content),
      ]).toEqual([path, true])
})

test('a row of somebody else is in no file', async () => {
  const [one, other] = [await makeMember(app), await makeMember(app, { name: 'Xenophon Foreign' })]
  const post = await makePost(app, one)
  await fillAccount(app, one, 'mine')
  await fillAccount(app, other, 'foreignword')
  await app.call('POST /community/comments', {
    as: other,
    body: { post_id: post.id, content: 'foreignword' },
  })
  const { files } = await exportOf(app, one)
  for (const [path, content] of files) {
    expect([path, content.includes('foreignword')]).toEqual([path, false])
    expect([path, content.includes(other.user.id), content.includes('Foreign')]).toEqual([path, false, false])
  }
})

test('only the kinds that are asked for come out', async () => {
  const as = await makeMember(app)
  await fillAccount(app, as, 'words')
  const { files, manifest } = await exportOf(app, as, ['moods', 'goals'])
  expect([...files.keys()]).toEqual([
    'README.txt',
    'moods/2026.json',
    'csv/moods.csv',
    'goals/2026.json',
    'csv/goals.csv',
    'manifest.json',
  ])
  expect(manifest.kinds).toEqual(['moods', 'goals'])
})

test('a link starts one download, within ten minutes, of a member who may sign in; a look does not use it', async () => {
  const as = await makeMember(app)
  const url = await link(as)
  expect((await app.app.inject({ method: 'HEAD', url: `/api${url}` })).statusCode).toBe(404)
  expect((await download(url)).statusCode).toBe(200)
  const again = await download(url)
  const sentence = 'This link was used already, or it is too old. Please ask for a new one.'
  expect([again.statusCode, again.json().detail]).toEqual([404, sentence])

  const old = await link(as)
  app.clock.forward({ minutes: 10 })
  expect((await download(old)).statusCode).toBe(404)

  const suspended = await link(as)
  const admin = await makeAdmin(app)
  await app.call('PATCH /admin/users/{id}', {
    as: admin,
    params: { id: as.user.id },
    body: { suspended: true },
  })
  expect((await download(suspended)).statusCode).toBe(404)
  expect((await download('/me/export/made-up')).json().detail).toBe(sentence)
})

test('of two who open a link at once one gets the file', async () => {
  const url = await link(await makeMember(app))
  const answers = await Promise.all([download(url), download(url), download(url)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404])
})

test('the screen is told what there is, and when all was last sent', async () => {
  const as = await makeMember(app)
  await fillAccount(app, as, 'words')
  const before = (await app.call('GET /me/export', { as })).body
  expect(before.last).toBeNull()
  expect(before.parts).toContainEqual({ kind: 'journal', count: 1 })
  const { length } = await downloadExport(app, as)
  expect(before.bytes).toBeGreaterThan(length / 4)
  const last = async () => (await app.call('GET /me/export', { as })).body.last
  await vi.waitFor(async () => expect(await last()).toBe(toStored(app.clock.now())))
})

test('five a day', async () => {
  const as = await makeMember(app)
  for (let n = 0; n < rates.exports.most; n += 1) await link(as)
  const { status } = await app.call('POST /me/export', { as, body: {} })
  expect(status).toBe(429)
})

test('a second reader opens it, and refuses what was broken off', async () => {
  const as = await makeMember(app)
  await fillAccount(app, as, 'words')
  const bytes = await downloadExport(app, as)
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)])))
  expect((await reader.getEntries({})).map(({ filename }) => filename)).toEqual([
    ...(await unzip(bytes)).keys(),
  ])
  for (const part of [0.3, 0.6, 0.9, 0.999]) {
    const half = bytes.subarray(0, Math.floor(bytes.length * part))
    await expect(unzip(half)).rejects.toThrow(/end of central directory/i)
  }
})

test('a picture that is gone is named, and the rest comes out', async () => {
  const as = await makeMember(app)
  const address = await makeImage(app)
  await makePost(app, as, { image_url: address })
  const key = address.replace('/uploads/', '')
  await app.deps.storage.delete(key)
  const { manifest, files } = await exportOf(app, as)
  expect(manifest.missing).toEqual([`images/${key}`])
  expect(files.has('posts.json')).toBe(true)
})

test('a download that fails on the way breaks off, and is no last export', async () => {
  const as = await makeMember(app)
  await makePost(app, as, { image_url: await makeImage(app) })
  const { get } = app.deps.storage
  app.deps.storage.get = async () => ({
    size: 10,
    body: new Readable({
      read() {
        this.destroy(new Error('The disk is broken.'))
      },
    }),
  })
  try {
    const address = await app.app.listen({ port: 0 })
    const url = await link(as)
    const answer = await fetch(`${address}/api${url}`)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="a-genda-2026-\d\d-\d\d\.zip"$/,
    )
    await expect(answer.arrayBuffer()).rejects.toThrow()
  } finally {
    app.deps.storage.get = get
  }
  expect((await app.call('GET /me/export', { as })).body.last).toBeNull()
})

test('no cell is a formula', async () => {
  const as = await makeMember(app)
  await app.call('POST /mood', { as, body: { date: '2026-11-17', mood: 'calm', note: '=1+1\n@x' } })
  const { files } = await exportOf(app, as, ['moods'])
  const csv = files.get('csv/moods.csv')?.toString().replace('\ufeff', '') ?? ''
  expect(papa.parse<string[]>(csv, { skipEmptyLines: true }).data[1]?.at(-1)).toBe("'=1+1\n@x")
})
