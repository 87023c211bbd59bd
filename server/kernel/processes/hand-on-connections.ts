import type { Worker } from 'node:cluster'

/** What node:cluster sends between its processes (Node.js, lib/internal/cluster/utils.js and round_robin_handle.js). */
type Internal = { cmd: 'NODE_CLUSTER'; act?: string; seq?: number; ack?: number; accepted?: boolean }

/**
 * Hands connections on that a process did not take over before it ended. node:cluster waits for the word of the process to
 * which it gave a connection, and one that was killed never says it: its caller would wait too. So the word is given for
 * it, that it did not accept, and the next process answers. Nobody has read from such a connection. Returns whether there
 * are connections that the process was given and has not taken over yet.
 */
export function handOnConnections(worker: Worker): () => boolean {
  const { process } = worker
  const given = new Set<number>()
  const send = process.send?.bind(process)
  process.send = (message: unknown, ...rest: unknown[]) => {
    const { act, seq } = message as Internal
    if (act === 'newconn' && seq !== undefined) given.add(seq)
    return (send as (...sent: unknown[]) => boolean)(message, ...rest)
  }
  process.on('internalMessage', ({ ack }: Internal) => {
    if (ack !== undefined) given.delete(ack)
  })
  // A process that is killed while it is given a connection exits without disconnecting; another disconnects first.
  const handOn = () => {
    if (worker.isConnected()) return
    for (const ack of given)
      process.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false } satisfies Internal)
    given.clear()
  }
  worker.on('disconnect', handOn)
  worker.on('exit', handOn)
  return () => given.size > 0
}
