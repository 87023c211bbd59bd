import pg from 'pg'
import { vi } from 'vitest'
import { onceAnswered } from './once-answered.ts'

/**
 * Counts the statements that `work` sends to the database, and its trips: a statement that is sent before the answers to
 * those before it have come shares their trip.
 */
export async function countTrips(
  work: () => Promise<unknown>,
): Promise<{ statements: number; trips: number }> {
  const { query } = pg.Client.prototype
  let [statements, trips, unanswered] = [0, 0, 0]
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function count(
    this: pg.Client,
    ...args: unknown[]
  ) {
    statements += 1
    if (unanswered === 0) trips += 1
    unanswered += 1
    const returned: unknown = Reflect.apply(query, this, args)
    onceAnswered(args, returned, () => {
      unanswered -= 1
    })
    return returned
  } as never)
  await work().finally(() => spy.mockRestore())
  return { statements, trips }
}
