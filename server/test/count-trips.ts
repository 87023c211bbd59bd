import pg from 'pg'
import { vi } from 'vitest'

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
    const answer = Reflect.apply(query, this, args) as Promise<unknown>
    const answered = () => {
      unanswered -= 1
    }
    answer.then(answered, answered)
    return answer
  } as never)
  await work().finally(() => spy.mockRestore())
  return { statements, trips }
}
