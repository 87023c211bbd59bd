import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** The product as a separate process, started as a person starts it. */
function run(settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { child, ended, printed: () => printed }
}

async function open(running: { child: ChildProcess; printed: () => string }): Promise<string> {
  for (;;) {
    const url = /open at (\S+)/.exec(running.printed())?.[1]
    if (url && running.printed().includes('Admin')) return url
    if (running.child.exitCode !== null) throw new Error(running.printed())
    await new Promise((go) => setTimeout(go, 50))
  }
}

let dataDir = ''
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'a-genda-start-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('a wrong configuration is told in a list, exits 78, and leaves no trace', async () => {
  const folder = join(dataDir, 'never')
  const { ended, printed } = run({ PORT: 'http', RATE_LIMITS: 'maybe', DATA_DIR: folder })
  expect(await ended).toBe(78)
  expect(printed()).toMatch(/cannot start with this configuration:\n {2}- PORT .*\n {2}- RATE_LIMITS .*\n$/)
  expect(() => readdirSync(folder)).toThrow()
})

test('it says five things, keeps a second one out, ends cleanly, and starts again without a new password', async () => {
  const first = run({ DATA_DIR: dataDir })
  const url = await open(first)
  expect(first.printed().trim().split('\n')).toHaveLength(5)
  expect(first.printed()).toMatch(
    /Admin {4}admin@agenda\.local with the password \S{20} \(until it is used, each start makes up another\) at /,
  )
  expect(first.printed()).toContain('there was no community here, and a new one was made')
  const password = /password (\S{20})/.exec(first.printed())?.[1] ?? ''

  const second = run({ DATA_DIR: dataDir })
  expect(await second.ended).toBe(1)
  expect(second.printed()).toContain(String(first.child.pid))

  const body = JSON.stringify({ email: 'admin@agenda.local', password, portal: 'admin' })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)

  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)

  const third = run({ DATA_DIR: dataDir })
  const again = await open(third)
  expect(third.printed()).not.toMatch(/password|a new one was made/)
  expect((await fetch(`${again}/api/auth/login`, { method: 'POST', headers, body })).status).toBe(200)

  third.child.kill('SIGINT')
  expect(await third.ended).toBe(0)
  // Three starts, the first of which fills a folder, on a machine that may be busy.
}, 120_000)

test('behind a proxy it says where it listens too', async () => {
  const settings = { DATA_DIR: dataDir, PUBLIC_URL: 'https://agenda.example.org', HOST: '127.0.0.1' }
  const running = run(settings)
  expect(await open(running)).toBe('https://agenda.example.org')
  expect(running.printed()).toMatch(/^ {2}Listens {2}127\.0\.0\.1:[1-9]\d+$/m)
  running.child.kill('SIGTERM')
  await running.ended
}, 60_000)

test('by default the log tells who signed in and who was refused, and writes no line for a request', async () => {
  const running = run({ DATA_DIR: dataDir })
  const url = await open(running)
  const begun = running.printed().length
  const post = (path: string, body: object) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const email = 'quiet@example.org'
  const joined = await post('/auth/register', { name: 'Quiet', email, password: 'Still-water-42' })
  const { access_token, user } = (await joined.json()) as { access_token: string; user: { id: string } }
  const headers = { authorization: `Bearer ${access_token}` }
  for (let n = 0; n < 20; n += 1)
    expect((await fetch(`${url}/api/mood/history`, { headers })).status).toBe(200)
  await post('/auth/login', { email, password: 'Still-water-42' })
  await post('/auth/login', { email, password: 'not-the-password' })
  running.child.kill('SIGTERM')
  await running.ended
  const lines = running.printed().slice(begun).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, msg: 'signed in', member: user.id },
    { level: 30, msg: 'sign-in refused', status: 401 },
  ])
}, 60_000)

test('a password that nobody used is made up anew at each start, also after one that failed', async () => {
  const folder = join(dataDir, 'unused')
  const signIn = async (url: string, password: string) => {
    const body = JSON.stringify({ email: 'admin@agenda.local', password, portal: 'admin' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })).status
  }
  const passwords: string[] = []
  for (const _ of [1, 2]) {
    const running = run({ DATA_DIR: folder })
    const url = await open(running)
    passwords.push(/password (\S{20}) \(/.exec(running.printed())?.[1] ?? '')
    if (passwords.length === 2) {
      expect(await signIn(url, passwords[0] ?? '')).toBe(401)
      expect(await signIn(url, passwords[1] ?? '')).toBe(200)
    }
    running.child.kill('SIGTERM')
    await running.ended
  }
  expect(new Set(passwords).size).toBe(2)

  const other = run({ DATA_DIR: folder, ADMIN_EMAIL: 'olga@example.org' })
  await open(other)
  expect(other.printed()).toContain(
    'ADMIN_EMAIL olga@example.org is not: npm run agenda -- create-admin olga@example.org',
  )
  other.child.kill('SIGTERM')
  await other.ended
}, 120_000)

test('a folder that takes no backups is told at the start', async () => {
  const running = run({ DATA_DIR: dataDir, BACKUP_DIR: '/proc/x' })
  await open(running)
  expect(running.printed()).toMatch(/^ {2}Backups {2}\/proc\/x cannot be written: the system does not allow/m)
  running.child.kill('SIGTERM')
  expect(await running.ended).toBe(0)
}, 60_000)

test('one process goes on when it is asked for another, and says which setting is none', async () => {
  const running = run({ DATA_DIR: dataDir, REGISTRATON: 'closed' })
  const url = await open(running)
  expect(running.printed()).toContain('REGISTRATON is no setting and has no effect; REGISTRATION is one.')
  running.child.kill('SIGHUP')
  await vi.waitFor(() => expect(running.printed()).toContain('One process cannot be replaced.'), 5000)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  running.child.kill('SIGTERM')
  expect(await running.ended).toBe(0)
})

test('a request under way is answered before it ends', async () => {
  const running = run({ DATA_DIR: dataDir })
  const url = await open(running)
  const body = JSON.stringify({ name: 'Last', email: 'last@example.org', password: 'just in time' })
  const slow = fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  await new Promise((go) => setTimeout(go, 15))
  running.child.kill('SIGTERM')
  expect((await slow).status).toBe(200)
  expect(await running.ended).toBe(0)
})
