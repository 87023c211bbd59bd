import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { copiedDataDir } from '../../../test/embedded-copy.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { openDatabase } from '../database.ts'

/**
 * How long an HTTP answer that needs no database takes while the embedded engine works on a query of two
 * seconds, and how many commits a second the engine makes on this disk. Times in milliseconds.
 */
export async function run(): Promise<Record<string, string | number>> {
  const dataDir = await copiedDataDir(undefined, true)
  const opening = performance.now()
  const { pool, close } = await openDatabase({ dataDir, log: quietLog() })
  const opened = performance.now() - opening
  const server = createServer((_, response) => response.end('ok'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  try {
    const quiet = await latencies(url, 500)
    let running = true
    const slow = pool.query(slowQuery).finally(() => {
      running = false
    })
    const busy = await latencies(url, 10_000, () => running)
    await slow
    await pool.query('create table bench (n int)')
    const commits = 500
    const begun = performance.now()
    for (let n = 0; n < commits; n += 1) await pool.query('insert into bench values ($1)', [n])
    return {
      'open an existing folder, ms': Math.round(opened),
      'http while idle, p99 ms': percentile(quiet, 0.99),
      'http during a slow query, requests': busy.length,
      'http during a slow query, p99 ms': percentile(busy, 0.99),
      'http during a slow query, slowest ms': percentile(busy, 1),
      'synced commits a second': Math.round((commits / (performance.now() - begun)) * 1000),
    }
  } finally {
    server.close()
    server.closeAllConnections()
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const slowQuery = `do $$ declare until timestamptz := clock_timestamp() + interval '2 seconds';
  begin while clock_timestamp() < until loop end loop; end $$`

async function latencies(url: string, time: number, wanted: () => boolean = () => true): Promise<number[]> {
  const end = performance.now() + time
  const all: number[] = []
  while (wanted() && performance.now() < end) {
    const asked = performance.now()
    await (await fetch(url)).text()
    all.push(performance.now() - asked)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return all.sort((a, b) => a - b)
}

function percentile(sorted: number[], part: number): number {
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * part))
  return Math.round((sorted[at] ?? 0) * 10) / 10
}
