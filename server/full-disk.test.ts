import { spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// A separate disk that can be filled, if this user may mount one.
const disk = mkdtempSync(join(tmpdir(), 'a-genda-full-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=480m', 'tmpfs', disk]).status === 0
afterAll(() => {
  if (isMounted) spawnSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true, force: true })
})

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))
const filling = join(disk, 'filling')

/** Fills the disk to its last byte. */
function fill(): void {
  const file = openSync(filling, 'a')
  try {
    for (;;) writeSync(file, Buffer.alloc(256 * 1024, 'x'))
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
  } finally {
    closeSync(file)
  }
}

test.runIf(isMounted)(
  'a disk that fills up while members write loses nothing, is told twice in the log, and works again with room',
  async () => {
    const product = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(disk, 'data'), RATE_LIMITS: 'off' },
    })
    const ended = new Promise((resolve) => product.once('exit', resolve))
    let printed = ''
    for (const stream of [product.stdout, product.stderr])
      stream.on('data', (chunk) => {
        printed += chunk
      })
    while (!printed.includes('Admin') && product.exitCode === null) await pause(50)
    const address = /open at (\S+)/.exec(printed)?.[1]
    let token = ''
    async function call<T = { detail?: string }>(line: string, body?: object) {
      const [method = '', path = ''] = line.split(' ')
      const response = await fetch(`${address}/api${path}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: (await response.json()) as T }
    }
    const account = { name: 'Ada', email: 'ada@example.org', password: 'Still-water-42' }
    token = (await call<{ access_token: string }>('POST /auth/register', account)).body.access_token
    const begun = printed.length

    const saved = new Set<string>()
    const statuses = new Set<number>()
    const save = async () => {
      const id = crypto.randomUUID()
      const { status, body } = await call('POST /mood', { id, date: '2026-01-05', mood: 'calm', note: id })
      if (status === 200) saved.add(id)
      if (status === 507)
        expect(body.detail).toBe('There is not enough free space to save this. Nothing was changed.')
      statuses.add(status)
      return status
    }
    let writing = true
    const writers = [1, 2, 3, 4].map(async () => {
      while (writing) if ((await save()) !== 200) await pause(20)
    })
    await pause(1_000)
    fill()
    await pause(4_000)
    expect(await save()).toBe(507)
    for (const path of ['/mood/history?limit=1', '/themes/current', '/community/posts'])
      expect([path, (await call(`GET ${path}`)).status]).toEqual([path, 200])
    rmSync(filling)
    for (let tries = 0; (await save()) !== 200 && tries < 100; tries += 1) await pause(100)
    writing = false
    await Promise.all(writers)
    expect([...statuses].sort()).toEqual([200, 507])
    expect((await call('POST /auth/login', account)).status).toBe(200)

    const found = new Set<string>()
    for (let before = ''; ; ) {
      const path = `GET /mood/history?limit=100${before && `&before=${before}`}`
      const { body } = await call<{ id: string }[]>(path)
      if (body.length === 0) break
      for (const { id } of body) found.add(id)
      before = body.at(-1)?.id ?? ''
    }
    expect([...saved].filter((id) => !found.has(id))).toEqual([])

    product.kill('SIGTERM')
    await ended
    const lines = printed
      .slice(begun)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      // Whether this is seen on the way depends on when the space is looked at.
      .filter(({ msg }) => !msg.startsWith('The disk is almost full'))
    // Until the watch sees it, the disk itself refuses each write; after that, those that were under way.
    const noticed = lines.findIndex(({ level }) => level === 50)
    const after = lines.slice(noticed)
    const refused = after.filter(({ msg }) => msg === 'unavailable')
    expect(refused.length).toBeLessThanOrEqual(writers.length)
    const told = after.filter((line) => !refused.includes(line))
    expect(told.map(({ level, msg }) => [level, msg])).toEqual([
      [50, 'The disk is full: nothing is saved until there is space again.'],
      [40, 'There is space on the disk again: saving works.'],
      [30, 'signed in'],
    ])
  },
  120_000,
)
