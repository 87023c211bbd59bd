import { subscribe } from 'node:diagnostics_channel'
import { acceptAll } from '../turn-of-the-loop.ts'

/** What a server listens with (Node.js, lib/net.js). Closing it twice does nothing. */
type Handle = { close(): void; onconnection?(...accepted: unknown[]): void }

/**
 * Notes what this process listens on from now on, and returns what ends that, once every caller was accepted whom the
 * system has taken. node:cluster would end it with the last process, and reset those who came in the meantime.
 */
export function ownListeners(): () => Promise<void> {
  const handles: Handle[] = []
  subscribe('tracing:net.server.listen:asyncEnd', (message) => {
    const { _handle: handle } = (message as { server: { _handle: Handle | null } }).server
    if (handle) handles.push(handle)
  })
  return async () => {
    let accepted = 0
    for (const handle of handles) {
      const { onconnection } = handle
      handle.onconnection = (...connection) => {
        accepted += 1
        onconnection?.apply(handle, connection)
      }
    }
    await acceptAll(() => accepted)
    for (const handle of handles.splice(0)) handle.close()
  }
}
