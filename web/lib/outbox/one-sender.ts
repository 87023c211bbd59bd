import type { Store } from './store.ts'

/** Longer than a call may take, in milliseconds. */
const leaseMs = 60_000
/** How often, and how long apart, a tab asks for the lease before it leaves the sending to the other. */
const [asksAtMost, betweenMs] = [4, 500]

/**
 * Runs a piece of sending while no other tab of this browser sends for the same member. A tab waits for its turn by Web
 * Lock. A browser has none where the address is not secure; there the sender holds a lease in the database, and whoever
 * does not get it leaves the sending to who has it.
 */
export function oneSender(memberId: string, store: Store, locks = globalThis.navigator?.locks) {
  const owner = String(Math.random())
  return async (send: (renew: () => Promise<boolean>) => Promise<void>): Promise<void> => {
    if (locks) return void (await locks.request(`agenda-outbox-${memberId}`, () => send(async () => true)))
    const renew = () => store.lease(owner, Date.now(), leaseMs)
    for (let asked = 1; !(await renew()); asked += 1) {
      if (asked === asksAtMost) return
      await new Promise((done) => setTimeout(done, betweenMs))
    }
    try {
      await send(renew)
    } finally {
      await store.lease(owner, Date.now(), -1)
    }
  }
}
