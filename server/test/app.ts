import { deepStrictEqual } from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { addressOf } from '../../contract/address.ts'
import { type Api, api } from '../../contract/api.ts'
import type { Session } from '../../contract/auth.ts'
import type { Problem, Request, Response } from '../../contract/row.ts'
import { buildApp } from '../app.ts'
import { composeDeps } from '../compose-deps.ts'
import type { Deps } from '../deps.ts'
import type { Clock } from '../kernel/clock.ts'
import type { OpenDatabase } from '../kernel/database/database.ts'
import { storedLines } from '../kernel/files/line-file.ts'
import { memoryStorage } from '../kernel/files/storage/memory.ts'
import { rateLimiter } from '../kernel/http/rate-limit.ts'
import type { Job, Worker } from '../kernel/jobs.ts'
import type { Letter, Mailer } from '../kernel/mail/mailer.ts'
import { ledgerIn } from '../ledger.ts'
import type { Tables } from '../tables.ts'
import { textsIn } from '../texts.ts'
import { testDatabase } from './database.ts'

/** A clock that does not move until a test moves it. */
type TestClock = Clock & { set(instant: string): void; forward(duration: Temporal.DurationLike): void }

const testClock = (): TestClock => {
  let now = Temporal.Instant.from('2026-11-18T12:00:00Z')
  return {
    now: () => now,
    set: (instant) => {
      now = Temporal.Instant.from(instant)
    },
    forward: (duration) => {
      now = now.add(duration)
    },
  }
}

/** The answer of a call: the row's response, or the problem, by status. */
export type Answer<T> = { status: number; headers: Record<string, unknown>; body: T; problem: Problem }

type Extras = { as?: Session | { access_token: string }; headers?: Record<string, string>; address?: string }

export type TestApp = {
  app: FastifyInstance
  db: Deps['db']
  database: OpenDatabase<Tables>
  clock: TestClock
  /** All dependencies of the features, for tests below the HTTP interface. */
  deps: Deps
  /** The folder in which downloads lie while they are sent. */
  downloads: string
  /** The keys of the stored files. */
  files(): string[]
  /** Letters sent so far, oldest first, those of jobs that wait included. */
  letters(): Promise<Letter[]>
  /** Runs all jobs that wait, and these first. */
  run(...first: Job[]): Promise<void>
  /** What was logged, as text. */
  logged(): string
  /** Calls a row by its name, in process and through the front door. */
  call<K extends keyof Api>(name: K, request: Request<Api[K]> & Extras): Promise<Answer<Response<Api[K]>>>
  close(): Promise<void>
}

/** A form with a file in it, as a browser sends it. */
async function formOf(file: Blob): Promise<{ headers: Record<string, string>; payload: Buffer }> {
  const form = new FormData()
  form.set('file', file, 'picture.png')
  const request = new globalThis.Response(form)
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  }
}

/**
 * The real app on a real, fresh database, or on the given one. Only time, mail and the outside world are replaced.
 * There is no service for affirmations and no web to fetch from unless given.
 */
export async function testApp(
  given: Partial<
    Pick<
      Deps,
      | 'affirmationService'
      | 'themeWriter'
      | 'geocoder'
      | 'picture'
      | 'outbound'
      | 'push'
      | 'replicas'
      | 'demo'
      | 'texts'
      | 'starterWords'
      | 'affirmations'
      | 'ledger'
      | 'publicUrl'
      | 'asksHealthConsent'
      | 'needsHealthReason'
      | 'adminsNeedSecondFactor'
      | 'registration'
      | 'oidc'
      | 'lastBackup'
    > & { mailer: Mailer; moreWorkers: (deps: Deps) => Worker[] }
  > = {},
  on?: OpenDatabase<Tables> & { drop(): Promise<void> },
): Promise<TestApp> {
  const database = on ?? (await testDatabase())
  const clock = testClock()
  const sent: Letter[] = []
  const lines: string[] = []
  const log = pino({ level: 'debug', base: null }, { write: (line: string) => void lines.push(line) })
  const mailer = {
    destination: 'the test',
    repeatable: false,
    delivers: true,
    verify: async () => undefined,
    send: async (letter: Letter) => void sent.push(letter),
  }
  const storage = memoryStorage()
  const ledger = ledgerIn(storedLines(memoryStorage(), 'deletions.jsonl'))
  const { deps, jobs, renderer } = composeDeps({
    database,
    mailer,
    log,
    supervised: false,
    clock,
    texts: textsIn({}),
    limiter: rateLimiter(database.db, clock),
    storage,
    ledger,
    outbound: async () => ({ fault: 'failed' }),
    publicUrl: () => 'http://agenda.test',
    picture: (key) => ({
      url: `/art/${key}-1600.webp`,
      widths: [1600, 800].map((width) => ({ url: `/art/${key}-${width}.webp`, width })),
      lqip: 'data:image/webp;base64,',
      palette: ['#cd9148'],
    }),
    ...given,
  })
  const downloads = await mkdtemp(join(tmpdir(), 'a-genda-downloads-'))
  const app = await buildApp(deps, {
    log,
    trustProxy: [],
    https: false,
    dist: '/nowhere',
    downloads,
  })
  await app.ready()
  await jobs.start()

  return {
    app,
    db: database.db,
    database,
    clock,
    deps,
    downloads,
    files: () => storage.keys(),
    async letters() {
      await jobs.drain()
      return sent
    },
    async run(...first) {
      for (const job of first) await jobs.send(job, {})
      await jobs.drain()
    },
    logged: () => lines.join(''),
    async call(name, { params = {}, query, body, file, as, headers = {}, address = '192.0.2.1' }) {
      const { method, url } = addressOf(name, { params, query })
      const form = file && (await formOf(file))
      const response = await app.inject({
        method: method as 'GET',
        url,
        remoteAddress: address,
        headers: {
          ...form?.headers,
          ...(as ? { authorization: `Bearer ${as.access_token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body as object }),
        ...(form === undefined ? {} : { payload: form.payload }),
      })
      const parsed = response.json()
      // JSON that a handler or the database wrote is not filtered, so it must be exactly right.
      if (response.statusCode === 200) deepStrictEqual(parsed, api[name].response.parse(parsed))
      return { status: response.statusCode, headers: response.headers, body: parsed, problem: parsed }
    },
    async close() {
      await app.close()
      renderer.close()
      await jobs.stop()
      await database.drop()
      await rm(downloads, { recursive: true, force: true })
    },
  }
}
