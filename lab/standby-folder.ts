import { appendFileSync, chownSync, cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Installed } from '../scripts/postgres.ts'

/** Copies the data folder of a cluster that no server has opened yet, and returns the copy's path. */
export function copyData({ data, options }: Installed, copy: string): string {
  cpSync(data, copy, { recursive: true })
  const { uid, gid } = options
  if (uid !== undefined && gid !== undefined)
    for (const name of ['', ...readdirSync(copy, { recursive: true, encoding: 'utf8' })])
      chownSync(join(copy, name), uid, gid)
  return copy
}

/** Turns a data folder into that of a standby of the primary at `port` (PostgreSQL manual, section 26.2.4). */
export function follow(data: string, port: number, password: string): void {
  const primary = `host=127.0.0.1 port=${port} user=postgres password=${password} application_name=standby`
  appendFileSync(join(data, 'postgresql.conf'), `\nprimary_conninfo = '${primary}'\n`)
  writeFileSync(join(data, 'standby.signal'), '')
}
