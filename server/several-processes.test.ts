import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Session } from '../contract/auth.ts'
import { sendCall } from '../scripts/send-call.ts'
import { scaledLimit } from '../scripts/slowness.ts'
import { copiedServerDatabase } from './test/server-copy.ts'

const server = process.env.TEST_DATABASE_URL
const migrations = join(import.meta.dirname, 'migrations')
const patience = scaledLimit(120_000)
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-several-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const started = new Set<ChildProcess>()
const lives = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null
// A test that fails before its end leaves none behind.
afterEach(() => {
  for (const child of started) if (lives(child)) child.kill('SIGKILL')
  started.clear()
})

type Product = ReturnType<typeof run>

/** The product in two processes, started as a person starts it. */
function run(settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      PROCESSES: '2',
      ...settings,
    },
  })
  started.add(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const lines = () => printed.trim().split('\n')
  return {
    child,
    ended,
    /** What it said to a person, without its log. */
    said: () => lines().filter((line) => line && !line.startsWith('{')),
    logged: () => lines().flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : [])),
    url: () => `http://127.0.0.1:${/open at http:\/\/localhost:(\d+)/.exec(printed)?.[1]}`,
  }
}

/** The processes that answered requests so far, the newest last. */
const pidsOf = ({ logged }: Product): number[] =>
  logged().flatMap(({ msg, pid }) => (msg === 'A process answers requests.' ? [pid] : []))

async function until(product: Product, isReached: () => boolean): Promise<void> {
  while (!isReached()) {
    if (!lives(product.child)) throw new Error(product.said().join('\n'))
    await pause(20)
  }
}

async function opened(settings: Record<string, string>): Promise<Product> {
  const product = run(settings)
  await until(product, () => pidsOf(product).length === 2)
  return product
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Over a connection of its own, so that the processes take turns. */
const getOnce = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => resolve(text(answer))).on('error', reject)
  })

/** What /metrics answers, by name and labels. Fails if a line is there twice. */
async function metricsOf(product: Product): Promise<Record<string, number>> {
  const lines = (await getOnce(`${product.url()}/metrics`)).split('\n').filter((line) => /^\w/.test(line))
  const measured = lines.map((line): [string, number] => {
    const at = line.lastIndexOf(' ')
    return [line.slice(0, at), Number(line.slice(at + 1))]
  })
  expect(new Set(measured.map(([name]) => name)).size).toBe(lines.length)
  return Object.fromEntries(measured)
}

async function register(product: Product, email = `${randomUUID()}@example.org`): Promise<string> {
  const body = { name: 'Ada', email, password: 'a quiet harbor' }
  const answer = await sendCall(product.url(), 'POST /auth/register', { body })
  return ((await answer.json()) as Session).access_token
}

/** Signs in with the password that the start printed. */
async function signIn(product: Product): Promise<number> {
  const password = /password (\S{20})/.exec(product.said().join())?.[1] ?? ''
  const body = { email: 'admin@agenda.local', password, portal: 'admin' as const }
  return (await sendCall(product.url(), 'POST /auth/login', { body })).status
}

async function query<R extends pg.QueryResultRow>(url: string, statement: string): Promise<R[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<R>(statement)
  await client.end()
  return rows
}

const answered = 'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}'

test('several processes on the embedded database are refused in a sentence', async () => {
  const { ended, said } = run({})
  expect(await ended).toBe(78)
  expect(said()).toEqual([
    'A-genda cannot start with this configuration:',
    '  - PROCESSES above 1 needs DATABASE_URL beside it, because the embedded database has one process.',
  ])
})

test('a start that is refused says so once, with the exit code of one process', async () => {
  const { ended, said } = run({ DATABASE_URL: 'postgres://ada:sesame@127.0.0.1:1/agenda' })
  expect(await ended).toBe(1)
  expect(said()).toEqual([expect.stringMatching(/^The database server at 127\.0\.0\.1:1\/agenda cannot be/)])
})

test.runIf(server)(
  'two processes say at the start what one says, and end together',
  async () => {
    const copy = await copiedServerDatabase(server ?? '', migrations)
    const product = await opened({ DATABASE_URL: copy.url })
    expect(product.said().map((line) => line.split(/ {2,}/).slice(0, 2).join(''))).toEqual([
      expect.stringMatching(/^A-genda is open at /),
      ...['Data', 'Version', 'Emails', 'Admin'],
    ])
    expect(await signIn(product)).toBe(200)
    product.child.kill('SIGTERM')
    expect(await product.ended).toBe(0)
    expect(pidsOf(product).filter(runs)).toEqual([])
    await copy.drop()
  },
  patience,
)

test.runIf(server)(
  'a connection that a killed process had not taken over is answered by another',
  async () => {
    const copy = await copiedServerDatabase(server ?? '', migrations)
    const product = await opened({ DATABASE_URL: copy.url })
    const [, stopped = 0] = pidsOf(product)
    // It cannot take over what it is given, and the others wait for it no longer than until it is gone.
    process.kill(stopped, 'SIGSTOP')
    const answers = Array.from({ length: 6 }, () => getOnce(`${product.url()}/healthz`))
    await pause(200)
    process.kill(stopped, 'SIGKILL')
    for (const answer of await Promise.all(answers)) expect(JSON.parse(answer)).toMatchObject({ ok: true })
    product.child.kill('SIGTERM')
    expect(await product.ended).toBe(0)
    await copy.drop()
  },
  patience,
)

test.runIf(server)(
  'metrics are those of both processes, also of one that ended, and what is in the database is told once',
  async () => {
    const copy = await copiedServerDatabase(server ?? '', migrations)
    const product = await opened({ DATABASE_URL: copy.url })
    await register(product)
    for (let n = 0; n < 20; n += 1) await getOnce(`${product.url()}/healthz`)
    for (const _ of [1, 2, 3])
      expect(await metricsOf(product)).toMatchObject({
        [answered]: 20,
        'agenda_members{state="active"}': 2,
        agenda_database_connections_max: 10,
        agenda_database_up: 1,
      })
    const startedAt = (await metricsOf(product)).process_start_time_seconds ?? Number.NaN
    const [first = 0] = pidsOf(product)
    process.kill(first, 'SIGKILL')
    await until(product, () => pidsOf(product).length === 3)
    const after = await metricsOf(product)
    expect(after).toMatchObject({ [answered]: 20, agenda_database_connections_max: 10 })
    expect(after.process_start_time_seconds).toBeGreaterThan(startedAt)
    product.child.kill('SIGTERM')
    expect(await product.ended).toBe(0)
    await copy.drop()
  },
  patience,
)

test.runIf(server)(
  'each process may be killed while members write: another takes its place, and nothing acknowledged is lost',
  async () => {
    const copy = await copiedServerDatabase(server ?? '', migrations)
    const product = await opened({ DATABASE_URL: copy.url })
    const email = 'ada@example.org'
    const authorization = `Bearer ${await register(product, email)}`
    const acknowledged: string[] = []
    let enough = false
    const write = async () => {
      while (!enough && lives(product.child)) {
        await pause(10)
        const id = randomUUID()
        const sent = { body: { id, date: '2026-11-18', mood: 'calm' } }
        // As the web does, it repeats what was not answered.
        for (let isSaved = false; !isSaved && !enough && lives(product.child); ) {
          const limits = { headers: { authorization }, signal: AbortSignal.timeout(scaledLimit(3_000)) }
          const answer = await sendCall(product.url(), 'POST /mood', sent, limits).catch(() => undefined)
          isSaved = answer?.status === 200
          if (isSaved) acknowledged.push(id)
          else if (answer) throw new Error(`A write was answered with ${answer.status}.`)
        }
      }
    }
    const writing = Promise.all([write(), write(), write()])
    const [first = 0, second = 0] = pidsOf(product)
    for (const [at, pid] of [first, second].entries()) {
      const before = acknowledged.length
      process.kill(pid, 'SIGKILL')
      await until(product, () => pidsOf(product).length === 3 + at)
      await until(product, () => acknowledged.length > before + 20)
    }
    enough = true
    await writing
    expect([first, second].filter(runs)).toEqual([])
    expect(product.logged().filter(({ msg }) => msg.startsWith('A process ended'))).toMatchObject([
      { level: 50, pid: first, signal: 'SIGKILL' },
      { level: 50, pid: second, signal: 'SIGKILL' },
    ])
    const stored = (await query<{ id: string }>(copy.url, 'select id from moods')).map(({ id }) => id)
    expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([])
    // The one that ran the jobs has a successor, too.
    await sendCall(product.url(), 'POST /auth/forgot-password', { body: { email } })
    await until(product, () => product.said().some((line) => line.startsWith('An email was written')))
    product.child.kill('SIGTERM')
    expect(await product.ended).toBe(0)
    await copy.drop()
  },
  patience,
)

test.runIf(server)(
  'SIGHUP replaces every process, with the files of secrets as they are now, and no request is refused',
  async () => {
    const copy = await copiedServerDatabase(server ?? '', migrations)
    const METRICS_TOKEN_FILE = join(folder, 'token')
    writeFileSync(METRICS_TOKEN_FILE, 'the-first-token-of-all')
    const product = await opened({ DATABASE_URL: copy.url, METRICS_TOKEN_FILE })
    const authorization = `Bearer ${await register(product)}`
    const faults: unknown[] = []
    let answers = 0
    let enough = false
    const ask = async () => {
      while (!enough && lives(product.child)) {
        await pause(5)
        const limits = { headers: { authorization }, signal: AbortSignal.timeout(scaledLimit(10_000)) }
        await sendCall(product.url(), 'GET /mood/history', {}, limits).then(
          async (answer) => {
            await answer.text()
            answers += 1
            if (answer.status !== 200) faults.push(answer.status)
          },
          (error) => void faults.push(error),
        )
      }
    }
    const asking = Promise.all([ask(), ask(), ask()])
    const metricsWith = async (token: string) =>
      (await fetch(`${product.url()}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status

    writeFileSync(METRICS_TOKEN_FILE, 'short')
    product.child.kill('SIGHUP')
    await until(product, () => product.logged().some(({ msg }) => msg.includes('could not be replaced')))
    expect(product.said().at(-1)).toMatch(/^ {2}- METRICS_TOKEN should have at least 16 characters/)
    expect(pidsOf(product)).toHaveLength(2)

    // A start an hour later would make up another password, which nobody would read here.
    await query(copy.url, `update first_admin set printed_at = printed_at - interval '1 hour'`)
    writeFileSync(METRICS_TOKEN_FILE, 'the-second-token-of-all')
    product.child.kill('SIGHUP')
    const old = pidsOf(product)
    await until(product, () => pidsOf(product).length === 4 && !old.some(runs))
    const [, , ...fresh] = pidsOf(product)
    expect(fresh.filter(runs)).toEqual(fresh)
    const before = answers
    await until(product, () => answers > before + 20)
    expect([
      await metricsWith('the-first-token-of-all'),
      await metricsWith('the-second-token-of-all'),
    ]).toEqual([401, 200])
    enough = true
    await asking
    expect(faults).toEqual([])
    expect(await signIn(product)).toBe(200)
    expect(product.logged().filter(({ level }) => level >= 50)).toMatchObject([
      { msg: expect.stringContaining('could not be replaced') },
    ])
    product.child.kill('SIGTERM')
    expect(await product.ended).toBe(0)
    await copy.drop()
  },
  patience,
)

test.runIf(server)(
  'if none can start any more, it ends with the sentence and the exit code of one process',
  async () => {
    const copy = await copiedServerDatabase(server ?? '', migrations)
    const product = await opened({ DATABASE_URL: copy.url })
    await copy.drop()
    for (const pid of pidsOf(product)) process.kill(pid, 'SIGKILL')
    expect(await product.ended).toBe(78)
    expect(product.said().at(-1)).toMatch(/^The database server at \S+ cannot be used \(.*does not exist.*\)/)
    expect(pidsOf(product)).toHaveLength(2)
  },
  2 * patience,
)

test.runIf(server)(
  'answers or refuses whoever connects while it ends, and resets nobody',
  // Linux resets a connection that arrives between the last look at the queue and its end: one run in twenty has one.
  { timeout: patience, retry: 1 },
  async () => {
    const { url, drop } = await copiedServerDatabase(server ?? '', migrations)
    const product = await opened({ DATABASE_URL: url })
    const address = `${product.url()}/api/docs/style.css`
    const ends = new Set<string>()
    const ask = () =>
      getOnce(address).then(
        () => 'answered',
        ({ code }) => String(code),
      )
    const callers = Array.from({ length: 40 }, async () => {
      for (let end = ''; end !== 'ECONNREFUSED'; ends.add(end)) end = await ask()
    })
    await pause(500)
    product.child.kill('SIGTERM')
    await Promise.all(callers)
    expect(await product.ended).toBe(0)
    expect([...ends].sort()).toEqual(['ECONNREFUSED', 'answered'])
    await drop()
  },
)
