import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/free-port.ts'
import { unprivileged } from '../../scripts/postgres.ts'

const example = join(import.meta.dirname, '../../docs/scaling/pgbouncer.ini')

/** The path on Debian and others; undefined if it is not installed. */
export const pgbouncer = [process.env.PGBOUNCER_PATH, '/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(
  (path) => path && existsSync(path),
)

/**
 * Starts PgBouncer with the documented configuration in front of the server at `url`, with all its databases and `size`
 * connections. Returns the same URL through PgBouncer.
 */
export async function startPgBouncer(url: string, size: number) {
  const folder = mkdtempSync(join(tmpdir(), 'a-genda-pgbouncer-'))
  const port = await freePort()
  const server = new URL(url)
  const account = `user=${server.username} password=${server.password}`
  const here: Record<string, string> = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    auth_type: 'any',
    auth_file: '',
    default_pool_size: String(size),
  }
  const file = join(folder, 'pgbouncer.ini')
  const lines = readFileSync(example, 'utf8').replace(
    /^agenda = host=\S+ port=\S+ dbname=\S+/m,
    `* = host=${server.hostname} port=${server.port} ${account}`,
  )
  writeFileSync(
    file,
    lines.replace(/^(\w+) = .*$/gm, (line, key: string) => (key in here ? `${key} = ${here[key]}` : line)),
  )
  chmodSync(folder, 0o755)
  const child = spawn(pgbouncer ?? '', [file], { ...unprivileged(), stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const through = new URL(url)
  through.port = String(port)
  const stop = async () => {
    child.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client(through.href)
    try {
      await client.connect()
      await client.end()
      return { url: through.href, stop }
    } catch (error) {
      if (tries < 50) await sleep(100)
      else {
        await stop()
        throw error
      }
    }
  }
}
