/** Two PostgreSQL servers: a primary, and a standby that has every commit before it is acknowledged. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { initialise, type RunningPostgres, runPostgres, urlOf } from '../../scripts/postgres.ts'
import { copyData, follow } from '../standby-folder.ts'

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  synchronous_commit: 'on',
  // Within the data folder, so that a killed server's files are removed with it.
  dynamic_shared_memory_type: 'mmap',
}

export type DatabasePair = {
  /** The product's database URL: both servers, the primary first. */
  url: string
  /** Kills the primary abruptly, and returns when all its processes have ended. */
  losePrimary(): Promise<void>
  /** Makes the standby the primary. */
  promote(): Promise<void>
  /** Runs a statement on the primary, until it is lost. */
  write(text: string): Promise<void>
  /** Reads from the standby, also after it was promoted. */
  read<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>
  stop(): Promise<void>
}

/** Starts both in `folder`. `running` gets each one as soon as it has to be stopped. */
export async function startPair(folder: string): Promise<DatabasePair> {
  const installed = initialise(folder)
  const standbyData = copyData(installed, join(folder, 'standby'))
  const primary = await runPostgres(installed, installed.data, {
    ...settings,
    synchronous_standby_names: '*',
  })
  let standby: RunningPostgres
  try {
    follow(standbyData, primary.port, installed.password)
    // The standby has no synchronous standby itself. It would wait for one forever after its promotion.
    standby = await runPostgres(installed, standbyData, settings)
  } catch (error) {
    primary.process.kill('SIGQUIT')
    await primary.ended
    throw error
  }
  const clientOf = ({ port }: RunningPostgres) => new pg.Client(urlOf(installed, [port]))

  const stop = async () => {
    for (const { process } of [primary, standby]) process.kill('SIGQUIT')
    await Promise.all([primary.ended, standby.ended])
  }
  try {
    await untilInStep(clientOf(primary))
  } catch (error) {
    await stop()
    throw error
  }

  const run = async <R extends pg.QueryResultRow>(
    server: RunningPostgres,
    text: string,
    values?: unknown[],
  ) => {
    const client = clientOf(server)
    await client.connect()
    try {
      return (await client.query<R>(text, values)).rows
    } finally {
      await client.end()
    }
  }
  const read: DatabasePair['read'] = (text, values) => run(standby, text, values)
  return {
    url: urlOf(installed, [primary.port, standby.port]),
    async losePrimary() {
      primary.process.kill('SIGKILL')
      await primary.ended
      removeMemory(installed.data)
    },
    async promote() {
      const [{ promoted } = { promoted: false }] = await read<{ promoted: boolean }>(
        'select pg_promote(true, 30) as promoted',
      )
      if (!promoted) throw new Error('The standby did not become the primary within 30 s.')
    },
    read,
    write: async (text) => void (await run(primary, text)),
    stop,
  }
}

async function untilInStep(client: pg.Client): Promise<void> {
  await client.connect()
  try {
    for (let tries = 0; tries < 150; tries += 1) {
      const { rows } = await client.query(`select from pg_stat_replication where sync_state = 'sync'`)
      if (rows.length > 0) return
      await pause(100)
    }
    throw new Error('The standby did not follow the primary within 15 s.')
  } finally {
    await client.end()
  }
}

/** A killed server leaves a few bytes of System V shared memory, named in the seventh line of its postmaster.pid. */
function removeMemory(data: string): void {
  const id = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[6]?.trim().split(/\s+/)[1]
  if (!id) return
  try {
    execFileSync('ipcrm', ['-m', id], { stdio: 'ignore' })
  } catch {
    // On a system without ipcrm, they stay until its next start.
  }
}
