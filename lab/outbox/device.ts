import 'fake-indexeddb/auto'
import type { Api } from '../../contract/api.ts'
import type { Session } from '../../contract/auth.ts'
import type { TestApp } from '../../server/test/app.ts'
import { ApiError } from '../../web/lib/api.ts'
import type { Change, NewChange, Outcome } from '../../web/lib/outbox/change.ts'
import { openOutbox } from '../../web/lib/outbox/outbox.ts'
import type { Call } from '../../web/lib/outbox/queued-call.ts'
import { openStore } from '../../web/lib/outbox/store.ts'
import { makeQueryClient } from '../../web/lib/query-client.ts'
import { queuedCalls } from '../../web/shell/outbox/queued-calls.ts'

/** What becomes of calls: they arrive; they do not; they arrive and their answers do not; or they never come to an end. */
export type Line = 'there' | 'away' | 'answers lost' | 'hangs'

let serial = 0
/** A device of a member: the outbox as the browser has it, on a line that a test cuts, before the real app. */
export async function openDevice(app: TestApp, as: Session, given?: string) {
  serial += 1
  const name = given ?? `device-${serial}`
  let line: Line = 'there'
  let seq = 0
  let isEnded = false
  const sent: string[] = []
  const call = (async (name: keyof Api, given: object = {}) => {
    if (isEnded || line === 'away') throw new ApiError(0, {})
    if (line === 'hangs') return new Promise(() => {})
    const answer = await app.call(name as 'POST /mood', { ...given, as } as never)
    if (isEnded || (line as Line) === 'answers lost') throw new ApiError(0, {})
    if (answer.status === 200) sent.push(name)
    if (answer.status !== 200)
      throw new ApiError(answer.status, answer.problem, new Headers(answer.headers as Record<string, string>))
    return answer.body
  }) as unknown as Call
  const client = makeQueryClient()
  const outbox = await openOutbox({
    memberId: name,
    store: await openStore(name),
    queuedCalls,
    call,
    now: () => app.clock.now().epochMilliseconds,
    // Each device is a browser of its own.
    locks: { request: (_: string, run: () => unknown) => run() } as unknown as LockManager,
  })
  outbox.attach(client)
  return {
    name,
    call,
    client,
    outbox,
    /** The calls that were answered, in order. */
    sent,
    cut(next: Line) {
      line = next
    },
    isThere: () => line === 'there',
    make(change: NewChange): Promise<Outcome> {
      seq += 1
      const at = app.clock.now().epochMilliseconds
      const made = { ...change, id: crypto.randomUUID(), seq: at * 1000 + seq, at, tries: 0 } as Change
      return outbox.add([made])[0] as Promise<Outcome>
    },
    /** The browser ends without a word: nothing runs any more, and no answer is heard. */
    crash() {
      isEnded = true
      outbox.close()
    },
    close: () => outbox.close(),
  }
}

export type Device = Awaited<ReturnType<typeof openDevice>>

/** Sends everything that waits, however often the server asks to wait. */
export async function sendAll(app: TestApp, device: Device): Promise<void> {
  device.cut('there')
  for (let round = 0; round < 400; round += 1) {
    await device.outbox.wake(true)
    const next = device.outbox.nextAt()
    if (next === undefined) return
    const ms = Math.max(1000, next - app.clock.now().epochMilliseconds)
    app.clock.forward({ milliseconds: Math.ceil(ms) })
  }
  throw new Error('Something waits for ever.')
}
