import { ApiError } from '../api.ts'

const [shortestMs, longestMs] = [5_000, 300_000]

/** How long to wait after so many failures in a row, in milliseconds: 5 s, twice as long each time, 5 min at most. */
export const waitAfter = (failures: number): number =>
  Math.min(longestMs, shortestMs * 2 ** Math.max(0, failures - 1))

/** A call that was not answered in time. The line may be cut, or it is this call alone that the server hangs on. */
export class NoAnswer extends Error {}

/**
 * What a failure means for what is waiting. `refused`: the server will not take this change as it is. `change`: this one
 * has to wait, and others may go. `all`: nothing would arrive now; `isAway` if the server was not reached at all.
 * `silence`: one of the last two, which the next change will tell.
 */
export type Failure =
  | { is: 'refused' }
  | { is: 'change' }
  | { is: 'all'; isAway: boolean }
  | { is: 'silence' }

/**
 * 401 waits until the same member signs in, and 403 until an account may save again. What is not the server's answer is
 * a fault of ours, which must not lose what somebody wrote.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof NoAnswer) return { is: 'silence' }
  if (!(error instanceof ApiError)) return { is: 'change' }
  const { status } = error
  if (status === 0) return { is: 'all', isAway: true }
  if (status === 500) return { is: 'change' }
  if (status > 500 || [401, 403, 408, 425, 429].includes(status)) return { is: 'all', isAway: false }
  return { is: 'refused' }
}
