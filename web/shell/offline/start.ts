import type { QueryClient } from '@tanstack/react-query'
import type { User } from '../../../contract/profile.ts'
import { hasKept, wipeKept } from '../../lib/offline.ts'
import { showBadge } from './badge.ts'
import { startKeeping } from './keeper.ts'
import { registerWorker } from './new-version.ts'
import { type KeptReading, readKept } from './reader.ts'
import { type KeptStore, openKept } from './store.ts'

/**
 * Answers a member's screens from what is kept where the server does not, registers the service worker, and keeps on
 * once that works. `onReady` is told that a newer version waits, with what takes it,
 * or that none does any more.
 */
export function startOffline(
  client: QueryClient,
  user: User,
  onReady: (take: (() => void) | undefined) => void,
): { reading: KeptReading; stop: () => void } {
  let opened: Promise<KeptStore> | undefined
  let stopKeeping: (() => void) | undefined
  let isStopped = false
  const open = () => {
    opened ??= openKept(user.id)
    return opened
  }
  const reading = readKept(client, async () => (hasKept(user.id) ? (await open()).all() : []))
  const stopWorker = registerWorker({
    onReady,
    onWorking() {
      if (isStopped) return
      // A browser that keeps nothing goes on without.
      open().then(
        (store) => {
          if (!isStopped) stopKeeping = startKeeping(client, user, store)
        },
        () => undefined,
      )
    },
    onRemoved() {
      isStopped = true
      stopKeeping?.()
      wipeKept()
    },
  })
  const hideBadge = showBadge(client)
  return {
    reading,
    stop() {
      isStopped = true
      reading.stop()
      stopWorker()
      stopKeeping?.()
      hideBadge()
      void opened?.then((store) => store.close()).catch(() => undefined)
    },
  }
}
