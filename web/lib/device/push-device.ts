import { safeStorage } from './safe-storage.ts'
import { workerContainer } from './worker-container.ts'

// Whether this browser gets a member's notifications while A-genda is closed. Small, because every start reads it.

const keyOf = (memberId: string) => `push_${memberId}`

/** Whether this member turned notifications on in this browser. */
export const isPushOn = (memberId: string): boolean => safeStorage.getItem(keyOf(memberId)) !== null

/** Remembers that this member turned notifications on in this browser, or off. */
export function rememberPush(memberId: string, isOn: boolean): void {
  if (isOn) safeStorage.setItem(keyOf(memberId), 'on')
  else safeStorage.removeItem(keyOf(memberId))
}

/** The worker of this page that receives notifications; undefined if there is none, or if the browser cannot. */
export async function pushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const workers = workerContainer()
  if (!workers || !('PushManager' in window)) return undefined
  // Without a registration `ready` would never resolve.
  return (await workers.getRegistration()) && workers.ready
}

/**
 * Ends the notifications of a member who signs out in this browser. The server ends its part with the session. What the
 * browser cannot do is of no consequence, because nobody sends to it any more.
 */
export async function forgetPush(memberId: string): Promise<void> {
  if (!isPushOn(memberId)) return
  rememberPush(memberId, false)
  try {
    const subscription = await (await pushWorker())?.pushManager.getSubscription()
    await subscription?.unsubscribe()
  } catch {
    // A private window, or a push service that is away.
  }
}
