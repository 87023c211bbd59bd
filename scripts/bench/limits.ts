import { availableParallelism } from 'node:os'
import { openDatabase } from '../../server/kernel/database.ts'
import { hashPassword } from '../../server/kernel/password.ts'
import { quietLog } from '../../server/test/quiet-log.ts'
import { answerOrders } from './child.ts'
import { overAndOver } from './figures.ts'
import type { Statement } from './recorder.ts'

/** Runs statements with the driver and nothing around it, or makes argon2id hashes where there are none. */
export type RawOrder = {
  url: string | undefined
  dataDir: string
  seconds: number
  lanes: number
  statements: Statement[]
}

let opened: ReturnType<typeof openDatabase> | undefined

answerOrders(async ({ url, dataDir, seconds, lanes, statements }: RawOrder) => {
  if (statements.length === 0)
    return overAndOver({ lanes: Math.min(lanes, availableParallelism()), seconds }, async () => {
      await hashPassword('Quiet-Harbour-7')
    })
  opened ??= openDatabase({ url, dataDir, log: quietLog() })
  const { pool } = await opened
  return overAndOver({ lanes, seconds }, async () => {
    for (const statement of statements) await pool.query(statement)
  })
})
process.on('SIGTERM', () => {
  const closed = opened?.then(({ close }) => close()) ?? Promise.resolve()
  closed.finally(() => process.exit(0))
})
