import type { Problem } from '../../contract/row.ts'

export type Kind = 'mood' | 'health' | 'planner' | 'post' | 'like' | 'rsvp' | 'image' | 'letter'

/**
 * The outcome of a call: the row's answer or the problem, by status. Undefined if the connection was lost before an
 * answer came.
 */
export type Reply<T = unknown> = { status: number; retryAfter: string | null; body: T } | undefined

/** Every request and its outcome. Times are milliseconds of `performance.now()`. */
export function newLedger() {
  const acknowledged: { kind: Kind; at: number; ms: number }[] = []
  const faults: string[] = []
  let refused = 0
  let unanswered = 0
  return {
    /** The writes that were acknowledged between two moments, in the order of the answers. */
    between: (from: number, to = Number.POSITIVE_INFINITY) =>
      acknowledged.filter(({ at }) => at >= from && at < to),
    /** Forbidden answers: neither a success, nor a proper 503, nor an expected refusal. */
    faults,
    refused: () => refused,
    unanswered: () => unanswered,
    acknowledge(kind: Kind, started: number) {
      const at = performance.now()
      acknowledged.push({ kind, at, ms: at - started })
    },
    /** Whether a reply leaves the outcome of the call unknown: it is missing, or a proper 503. Counts it. */
    isOpen(call: string, reply: Reply): boolean {
      if (reply === undefined) {
        unanswered += 1
        return true
      }
      if (reply.status !== 503) return false
      refused += 1
      if (!isProper503(reply)) faults.push(`${call} answered 503 without saying when to try again`)
      return true
    },
    fault(call: string, reply: Reply) {
      const { detail } = (reply?.body ?? {}) as Partial<Problem>
      faults.push(`${call} answered ${reply?.status} ${detail ?? ''}`)
    },
  }
}
export type Ledger = ReturnType<typeof newLedger>

/** A 503 by ruling 2: one sentence for a person, and the time of the next attempt. */
export const isProper503 = (reply: NonNullable<Reply>): boolean =>
  reply.status === 503 &&
  /^[1-9]\d*$/.test(reply.retryAfter ?? '') &&
  typeof (reply.body as Partial<Problem>)?.detail === 'string'

/** A percentile of these durations, in whole milliseconds. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
