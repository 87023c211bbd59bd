import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeImage, makeMember, makePost } from '../../test/make.ts'
import { exportOf, readExport } from '../../test/read-export.ts'

let app: TestApp
let origin: string
beforeAll(async () => {
  app = await testApp()
  origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const sentence = 'Your data is being downloaded already. Please wait until that has ended.'

const download = (url: string) => app.app.inject({ method: 'GET', url: `/api${url}` })
const ask = (as: Session) => app.call('POST /me/export', { as, body: {} })
const link = async (as: Session) => (await ask(as)).body.url
const overview = async (as: Session) => (await app.call('GET /me/export', { as })).body
const toRun = (as: Session) =>
  vi.waitFor(async () => expect((await overview(as)).download).toBe('running'), { timeout: 10_000 })

/** A member with a picture, whose downloads therefore stop at a {@link gate}. */
async function memberWithPicture(): Promise<Session> {
  const as = await makeMember(app)
  await makePost(app, as, { image_url: await makeImage(app) })
  return as
}

/** Holds every picture that is read back until it is opened. */
function gate() {
  const { storage } = app.deps
  const { get } = storage
  const held: PassThrough[] = []
  const open = () => {
    storage.get = get
    for (const body of held) body.end('picture')
  }
  storage.get = async () => {
    const body = new PassThrough()
    held.push(body)
    return { size: 7, body }
  }
  onTestFinished(open)
  return { open, held }
}

test('a second download of a member is refused while the first runs, and its link stays good', async () => {
  const as = await memberWithPicture()
  const [one, other] = [await link(as), await link(as)]
  expect((await overview(as)).download).toBe('waiting')
  const pictures = gate()
  const first = download(one)
  await toRun(as)
  const second = await download(other)
  expect([second.statusCode, second.json().detail]).toEqual([409, sentence])
  // Asking for one more says so at once, and takes none of the day's.
  for (let time = 0; time < 6; time += 1) {
    const { status, problem } = await ask(as)
    expect([status, problem.detail]).toEqual([409, sentence])
  }
  pictures.open()
  const { statusCode, rawPayload } = await first
  expect([statusCode, (await readExport(rawPayload)).files.has('manifest.json')]).toEqual([200, true])
  await vi.waitFor(async () => expect((await overview(as)).download).toBe('waiting'))
  expect((await download(other)).statusCode).toBe(200)
})

test('of two links of a member that are opened at the same moment one begins', async () => {
  const as = await memberWithPicture()
  const links = [await link(as), await link(as)]
  const pictures = gate()
  const answers = links.map(download)
  await toRun(as)
  const refused = await Promise.race(answers)
  expect([refused.statusCode, refused.json().detail]).toEqual([409, sentence])
  pictures.open()
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('of several members two are served, twenty wait their turn, and the next is told that the server is busy', async () => {
  const [one, two] = [await memberWithPicture(), await memberWithPicture()]
  const others = await Promise.all(Array.from({ length: 7 }, () => makeMember(app)))
  const links = await Promise.all(others.flatMap((as) => Array.from({ length: 3 }, () => link(as))))
  const pictures = gate()
  const running = [download(await link(one)), download(await link(two))]
  await Promise.all([toRun(one), toRun(two)])
  // Whichever comes last finds the queue full; nobody else is answered while the two run.
  const answers = links.map(async (url) => ({ url, answer: await download(url) }))
  const { url, answer: refused } = await Promise.race(answers)
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().detail]).toEqual([
    503,
    '5',
    'The server is busy. Please try again in a moment.',
  ])
  await vi.waitFor(() => expect(pictures.held).toHaveLength(2))
  pictures.open()
  for (const answer of running) expect((await answer).statusCode).toBe(200)
  const served = (await Promise.all(answers)).filter((one) => one.url !== url)
  // Of one member's links, some may begin together.
  expect(served.filter(({ answer }) => ![200, 409].includes(answer.statusCode))).toEqual([])
  // Whoever is refused is refused before the link is used.
  await vi.waitFor(async () => expect((await download(url)).statusCode).toBe(200), { timeout: 10_000 })
})

test('a download runs as long as bytes go out; one that stalls is ended, and the next may begin', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const as = await memberWithPicture()
  const pictures = gate()
  const answer = await fetch(`${origin}/api${await link(as)}`)
  let received = 0
  async function receive() {
    for await (const { length } of answer.body ?? []) received += length
  }
  const isBroken = expect(receive()).rejects.toThrow()
  const patience = { timeout: 10_000 }
  await vi.waitFor(() => expect(pictures.held).toHaveLength(1), patience)
  for (let minute = 0; minute < 5; minute += 1) {
    const before = received
    // Random, because what is packed would be smaller than what keeps a download alive.
    pictures.held[0]?.write(randomBytes(64 * 1024))
    await vi.waitFor(() => expect(received).toBeGreaterThan(before + 16 * 1024), patience)
    app.clock.forward({ minutes: 1 })
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(async () => expect((await overview(as)).download).toBe('running'), patience)
  }
  vi.advanceTimersByTime(60_000)
  await isBroken
  await vi.waitFor(
    async () => expect(await overview(as)).toMatchObject({ download: null, last: null }),
    patience,
  )
  pictures.open()
  expect((await exportOf(app, as)).manifest.missing).toEqual([])
})

test('a running download breaks off when the session that asked for it ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const as = await memberWithPicture()
  const pictures = gate()
  const { body: thief } = await app.call('POST /auth/login', {
    body: { email: as.user.email, password: goodPassword },
  })
  const answer = await fetch(`${origin}/api${await link(thief)}`)
  let received = 0
  async function receive() {
    for await (const { length } of answer.body ?? []) received += length
  }
  const isBroken = expect(receive()).rejects.toThrow()
  const patience = { timeout: 10_000 }
  await vi.waitFor(() => expect(pictures.held).toHaveLength(1), patience)
  await app.call('POST /auth/logout', { as: thief })
  expect((await overview(as)).download).toBeNull()
  const before = received
  pictures.held[0]?.write(randomBytes(64 * 1024))
  // Bytes go out, so it is the session that ends it and not the pace.
  await vi.waitFor(() => expect(received).toBeGreaterThan(before + 16 * 1024), patience)
  vi.advanceTimersByTime(60_000)
  await isBroken
  expect(await overview(as)).toMatchObject({ download: null, last: null })
})

test('a download whose process ended without a word does not block the next for long', async () => {
  const as = await makeMember(app)
  await link(as)
  const now = app.clock.now().toString()
  const expires = app.clock.now().add({ minutes: 3 }).toString()
  await app.db
    .updateTable('download_tickets')
    .set({ used_at: now, expires_at: expires })
    .where('member_id', '=', as.user.id)
    .execute()
  expect((await ask(as)).status).toBe(409)
  app.clock.forward({ minutes: 3 })
  expect((await overview(as)).download).toBeNull()
  expect((await ask(as)).status).toBe(200)
})

test('who is leaving can still take everything out', async () => {
  const as = await memberWithPicture()
  await app.call('POST /user/delete', { as, body: { password: goodPassword, in_days: 7 } })
  expect((await overview(as)).parts).toContainEqual({ kind: 'community', count: 1 })
  const { manifest } = await exportOf(app, as)
  expect(manifest.files.find(({ path }) => path === 'posts.json')?.count).toBe(1)
})
