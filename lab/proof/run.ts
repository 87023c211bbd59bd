/**
 * `npm run proof`: ends the product in the worst ways while members write, many times over, and compares what it
 * acknowledged with what is there afterwards; then sends it bombs and generated requests. Prints a row of
 * docs/reliability.md for each way. It takes hours.
 *
 *   npm run proof
 *   npm run proof -- --only kills,failovers --times 20
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sendBombs } from './bombs.ts'
import { loseTheServer } from './failovers.ts'
import { fillTheDisk } from './full-disks.ts'
import { killTheProcess } from './kills.ts'
import type { Proof } from './outcome.ts'
import { cutThePower } from './power-cuts.ts'
import { sendRequests } from './requests.ts'

const proofs: Record<string, { times: number; run: Proof }> = {
  kills: { times: 1000, run: killTheProcess },
  'power-cuts': { times: 100, run: cutThePower },
  'full-disks': { times: 50, run: fillTheDisk },
  failovers: { times: 100, run: loseTheServer },
  bombs: { times: 30, run: sendBombs },
  requests: { times: 2_000_000, run: sendRequests },
}

const { values } = parseArgs({ options: { only: { type: 'string' }, times: { type: 'string' } } })
const chosen = values.only?.split(',') ?? Object.keys(proofs)
const unknown = chosen.filter((name) => !proofs[name])
if (unknown.length > 0)
  throw new Error(`There is no proof of ${unknown}. Say some of: ${Object.keys(proofs)}.`)

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stop.abort(new Error('Interrupted.')))

console.log('| What | Times | Acknowledged | Lost | Took |\n| --- | --- | --- | --- | --- |')
for (const name of chosen) {
  const { times, run } = proofs[name] as (typeof proofs)[string]
  const folder = mkdtempSync(join(tmpdir(), 'a-genda-proof-'))
  const began = performance.now()
  try {
    const { what, done, acknowledged, lost } = await run({
      times: values.times ? Number(values.times) : times,
      folder,
      signal: stop.signal,
      tell: (line) => console.error(`  ${new Date().toISOString()} ${name}: ${line}`),
    })
    const minutes = Math.round((performance.now() - began) / 60_000)
    console.log(`| ${what} | ${done} | ${acknowledged} | ${lost.length} | ${minutes} min |`)
    for (const each of lost.slice(0, 20)) console.log(`  lost: ${each}`)
    if (lost.length > 0 || done === 0) process.exitCode = 1
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.stack : error}`)
    process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  if (stop.signal.aborted) break
}
