import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../kernel/clock.ts'

const everySeconds = 60

/**
 * Logs sign-ins that came too often: the first at once, then one a minute, with how many there were since the last line.
 * Whoever hammers writes no line a try.
 */
export function limitedLog(clock: Clock): (log: FastifyBaseLogger, status: number) => void {
  let told: Temporal.Instant | undefined
  let tries = 0
  return (log, status) => {
    tries += 1
    const now = clock.now()
    if (told && now.since(told).total('seconds') < everySeconds) return
    log.info({ status, tries }, 'sign-in limited')
    told = now
    tries = 0
  }
}
