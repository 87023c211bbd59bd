import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { initialise, type RunningPostgres, runPostgres, urlOf } from '../../scripts/postgres.ts'
import { copyData, follow } from '../standby-folder.ts'

export type DatabasePair = {
  primary: string
  /** An asynchronous streaming standby, which may lack what the primary has acknowledged. */
  standby: string
  /** Kills the standby as a power cut would. */
  loseStandby(): Promise<void>
  stop(): Promise<void>
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  dynamic_shared_memory_type: 'mmap',
  fsync: 'off',
  synchronous_commit: 'off',
}

/** Two servers. The second one is a copy of the first's unopened folder, and follows the first. */
export async function startWithStandby(): Promise<DatabasePair> {
  const folder = mkdtempSync(join(tmpdir(), 'a-genda-standby-'))
  const running: RunningPostgres[] = []
  const stop = async () => {
    for (const { process } of running) process.kill('SIGQUIT')
    await Promise.all(running.map(({ ended }) => ended))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const installed = initialise(folder)
    const copy = copyData(installed, join(folder, 'standby'))
    const primary = await runPostgres(installed, installed.data, settings)
    running.push(primary)
    follow(copy, primary.port, installed.password)
    const standby = await runPostgres(installed, copy, settings)
    running.push(standby)
    return {
      primary: urlOf(installed, [primary.port]),
      standby: urlOf(installed, [standby.port]),
      async loseStandby() {
        standby.process.kill('SIGQUIT')
        await standby.ended
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
