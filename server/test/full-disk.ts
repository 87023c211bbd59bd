import { spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))
const mainFile = join(import.meta.dirname, '../main.ts')

/** A separate disk that can be filled, mounted at a folder; undefined if this user may not mount one. */
export function smallDisk(folder: string): { unmount(): void } | undefined {
  mkdirSync(folder, { recursive: true })
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=480m', 'tmpfs', folder]).status !== 0) return undefined
  return { unmount: () => void spawnSync('umount', ['--lazy', folder]) }
}

/** Fills the disk to its last byte. Returns how writing ended. */
export function fill(filling: string): string | undefined {
  const file = openSync(filling, 'a')
  try {
    for (;;) writeSync(file, Buffer.alloc(256 * 1024, 'x'))
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  } finally {
    closeSync(file)
  }
}

export type FullDisk = {
  /** How filling it ended. */
  filledBy: string | undefined
  /** The ids of the check-ins that were acknowledged, and of those that are there afterwards. */
  saved: ReadonlySet<string>
  found: ReadonlySet<string>
  /** All statuses that saving was answered with. */
  statuses: readonly number[]
  /** The sentence of a refusal. */
  refusal: string | undefined
  /** Statuses of reads while the disk was full, and of a sign-in after it. */
  reads: readonly number[]
  signedIn: number
  /** Lines of the log since the first member came. */
  log: readonly { level: number; msg: string }[]
}

/** Starts the product on a small disk, fills that while members write, makes room again, and looks what is there. */
export async function fillUp(disk: string): Promise<FullDisk> {
  const filling = join(disk, 'filling')
  const product = spawn(process.execPath, [mainFile], {
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
  let refusal: string | undefined
  const save = async () => {
    const id = crypto.randomUUID()
    const { status, body } = await call('POST /mood', { id, date: '2026-01-05', mood: 'calm', note: id })
    if (status === 200) saved.add(id)
    if (status === 507) refusal = body.detail
    statuses.add(status)
    return status
  }
  let writing = true
  const writers = [1, 2, 3, 4].map(async () => {
    while (writing) if ((await save()) !== 200) await pause(20)
  })
  await pause(1_000)
  const filledBy = fill(filling)
  await pause(4_000)
  await save()
  const reads: number[] = []
  for (const path of ['/mood/history?limit=1', '/themes/current', '/community/posts'])
    reads.push((await call(`GET ${path}`)).status)
  rmSync(filling)
  for (let tries = 0; (await save()) !== 200 && tries < 100; tries += 1) await pause(100)
  writing = false
  await Promise.all(writers)
  const signedIn = (await call('POST /auth/login', account)).status

  const found = new Set<string>()
  for (let before = ''; ; ) {
    const { body } = await call<{ id: string }[]>(
      `GET /mood/history?limit=100${before && `&before=${before}`}`,
    )
    if (body.length === 0) break
    for (const { id } of body) found.add(id)
    before = body.at(-1)?.id ?? ''
  }
  product.kill('SIGTERM')
  await ended
  const log = printed
    .slice(begun)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  return { filledBy, saved, found, statuses: [...statuses].sort(), refusal, reads, signedIn, log }
}
