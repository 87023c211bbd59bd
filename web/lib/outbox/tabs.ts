import type { Problem } from '../../../contract/row.ts'
import type { Change } from './change.ts'

/** What became of a change: the server's answer, or why it was refused. */
export type Settled =
  | { change: Change; answer: unknown }
  | { change: Change; problem: Partial<Problem> & { status: number } }

type Message = { settled: Settled } | 'changed'
type TabsListeners = { onSettled: (settled: Settled) => void; onChanged: () => void }

/** The outboxes of one member in other tabs: each hears what became of a change, and that the list is another. */
export function tabs(memberId: string, { onSettled, onChanged }: TabsListeners) {
  const channel = new BroadcastChannel(`agenda-outbox-${memberId}`)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'changed') onChanged()
    else onSettled(data.settled)
  }
  // A channel keeps Node, where the tests run, from ending.
  ;(channel as { unref?: () => void }).unref?.()
  let isClosed = false
  // An answer may come after the outbox was closed, and a closed channel throws.
  const tell = (message: Message) => {
    if (!isClosed) channel.postMessage(message)
  }
  return {
    tellSettled: (settled: Settled) => tell({ settled }),
    tellChanged: () => tell('changed'),
    close() {
      isClosed = true
      channel.close()
    },
  }
}
