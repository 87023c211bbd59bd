import type { Problem } from '../../contract/row.ts'

export type Kind = 'mood' | 'health' | 'planner' | 'post' | 'like' | 'rsvp' | 'image' | 'letter'

/**
 * What came back of a call: the row's answer, or the problem, by status. Undefined when the connection was lost before
 * an answer came.
 */
export type Reply<T = unknown> = { status: number; retryAfter: string | null; body: T } | undefined

/** Everything that was asked for and what came of it. Times are milliseconds of `performance.now()`. */
export function newLedger() {
  const acknowledged: { kind: Kind; at: number; ms: number }[] = []
  const faults: string[] = []
  let refused = 0
  let unanswered = 0
  return {
    /** What was acknowledged from one moment to another, in the order of the answers. */
    between: (from: number, to = Number.POSITIVE_INFINITY) =>
      acknowledged.filter(({ at }) => at >= from && at < to),
    /** Answers that must not be: whatever is neither done, nor said to be away, nor a refusal that fits. */
    faults,
    refused: () => refused,
    unanswered: () => unanswered,
    acknowledge(kind: Kind, started: number) {
      const at = performance.now()
      acknowledged.push({ kind, at, ms: at - started })
    },
    /** Whether a reply leaves open what became of the call: none came, or a proper 503. Counts it. */
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

/** A 503 as ruling 2 has it: one sentence for a person, and when to try again. */
export const isProper503 = (reply: NonNullable<Reply>): boolean =>
  reply.status === 503 &&
  /^[1-9]\d*$/.test(reply.retryAfter ?? '') &&
  typeof (reply.body as Partial<Problem>)?.detail === 'string'

/** How long a share of these took at the most, in whole milliseconds. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
