import type { ApiError } from '../api.ts'
import type { Outcome } from './change.ts'

type Waiter = {
  settle: (outcome: Outcome) => void
  refuse: (error: ApiError) => void
  isHeld: () => boolean
}

/** The screens that wait for what becomes of a change, by its id. Each is answered once. */
export function outcomeWaiters() {
  const waiters = new Map<string, Waiter>()
  function take(id: string): Waiter | undefined {
    const waiter = waiters.get(id)
    waiters.delete(id)
    return waiter
  }
  return {
    /** Fulfilled with what became of the change, rejected with its refusal. `isHeld`: its screen keeps what was typed. */
    wait(id: string, isHeld: () => boolean): Promise<Outcome> {
      const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
      waiters.set(id, { settle: resolve, refuse: reject, isHeld })
      return promise
    },
    has: (id: string): boolean => waiters.has(id),
    isHeld: (id: string): boolean => waiters.get(id)?.isHeld() ?? false,
    settle: (id: string, outcome: Outcome): void => take(id)?.settle(outcome),
    refuse: (id: string, error: ApiError): void => take(id)?.refuse(error),
  }
}
