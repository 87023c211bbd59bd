import { type Logger, pino } from 'pino'
import { DatabaseAway, StorageFull } from './database/failures.ts'

type Facts = Error & { code?: string; constraint?: string; severity?: string }

/**
 * What a log may hold of an error. A database's message can quote a member's words, so its code is logged. For a
 * database that is away or full, the name of the error says all, and no stack is logged.
 */
export function forLog(error: unknown): object {
  const { name, code, constraint, message, severity, stack } = error as Facts
  if (error instanceof DatabaseAway || error instanceof StorageFull)
    return { name, cause: (error.cause as Facts | undefined)?.code }
  const lines = stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { name, code, constraint, message: severity ? undefined : message, stack: lines?.join('\n') }
}

/** Structured logs on standard output. They never hold content, an e-mail address or a token. */
export const logger = (level: string): Logger => pino({ level, base: null, serializers: { err: forLog } })

/** Sends to the log what Node would print itself: warnings, and the fault that ends the process. */
export function logWhatNodePrints(log: Logger): void {
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, 'Node warns.'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'A fault that nothing caught ends the process.')
    process.exit(1)
  })
}
