/** The process that measures the limits: what is possible without the product. */
import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { openDatabase } from '../../server/kernel/database/database.ts'
import { hashPassword } from '../../server/kernel/password.ts'
import { quietLog } from '../../server/test/quiet-log.ts'
import { bareServer } from './bare-server.ts'
import { answerOrders } from './child.ts'
import { type Figures, runRepeatedly } from './figures.ts'
import type { Trip } from './recorder.ts'

/** The product's answer. */
export type Recorded = { headers: Record<string, string>; body: Uint8Array }
/** The statements of a call of one member. `made` is the id that they made with it, of which each repetition takes another. */
export type Run = { trips: Trip[]; made: string | undefined }
type Database = { url: string | undefined; dataDir: string }
export type LimitOrder =
  /** A bare server that gives this answer. Returns its origin. */
  | { serve: Recorded }
  /** The same, but it runs the statements first. It is what a product without any cost of its own would reach. */
  | { serve: Recorded; database: Database; runs: Run[] }
  /** The statements with the driver alone. */
  | { database: Database; runs: Run[]; seconds: number; lanes: number }
  /** Hashes of argon2id, as many at once as there are processors. */
  | { hashes: true; seconds: number; lanes: number }

let opened: ReturnType<typeof openDatabase> | undefined
const serve = bareServer()

/** Sends the statements of one run after the other as the product does: those of a trip together, on one connection. */
async function asking({ url, dataDir }: Database, runs: Run[]): Promise<() => Promise<void>> {
  opened ??= openDatabase({ url, dataDir, log: quietLog() })
  const { pool } = await opened
  let begun = 0
  return async () => {
    const run = runs[begun % runs.length]
    begun += 1
    if (!run) return
    const fresh = run.made && randomUUID()
    const client = await pool.connect()
    let failed = true
    try {
      for (const trip of run.trips)
        await Promise.all(
          trip.map(({ text, values }) =>
            client.query(text, fresh ? values.map((value) => (value === run.made ? fresh : value)) : values),
          ),
        )
      failed = false
    } finally {
      // A transaction may be open.
      client.release(failed)
    }
  }
}

answerOrders(async (order: LimitOrder): Promise<string | Figures> => {
  if ('hashes' in order)
    return runRepeatedly({ ...order, lanes: Math.min(order.lanes, availableParallelism()) }, async () => {
      await hashPassword('Quiet-Harbour-7')
    })
  if (!('database' in order)) return serve(order.serve)
  const ask = await asking(order.database, order.runs)
  return 'serve' in order ? serve({ ...order.serve, before: ask }) : runRepeatedly(order, ask)
})
process.on('SIGTERM', () => {
  const closed = opened?.then(({ close }) => close()) ?? Promise.resolve()
  closed.finally(() => process.exit(0))
})
