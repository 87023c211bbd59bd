import { t } from '../../../contract/t.ts'
import { ApiError, call } from '../../lib/api.ts'
import { NoAnswer } from '../../lib/outbox/back-off.ts'
import { type Outbox, openOutbox } from '../../lib/outbox/outbox.ts'
import type { Call } from '../../lib/outbox/queued-call.ts'
import { dropOutbox } from '../../lib/outbox/slips.ts'
import { openStore } from '../../lib/outbox/store.ts'
import { outboxOpened } from '../../lib/outbox/submit.ts'
import { session } from '../../lib/session.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { queuedCalls } from './queued-calls.ts'

let open: { memberId: string; outbox: Promise<Outbox> } | undefined

const isHere = (memberId: string) => {
  const state = session.get()
  return 'user' in state && state.user.id === memberId
}

/** A line that does not answer for so long is taken for one that is cut. Milliseconds. */
const silenceMs = 20_000

/**
 * Nothing of a member goes out in the name of another, who has signed in since. A call that is not answered ends, so that
 * what waits behind it can be sent.
 */
const callAs = (memberId: string): Call =>
  (async (name: never, sent: object) => {
    if (!isHere(memberId)) throw signedOut()
    const signal = AbortSignal.timeout(silenceMs)
    try {
      return await call(name, { ...sent, signal } as never)
    } catch (error) {
      throw signal.aborted ? new NoAnswer() : error
    }
  }) as unknown as Call

const signedOut = () => new ApiError(401, {})

async function begin(memberId: string): Promise<Outbox> {
  if (!isHere(memberId)) throw signedOut()
  const outbox = await openOutbox({
    memberId,
    store: await openStore(memberId),
    queuedCalls,
    call: callAs(memberId),
    onCaughtUp: (count) =>
      notify.success(t('{count, plural, one {# change} other {# changes}} sent.', { count }), {
        id: 'outbox',
      }),
  })
  // Who has signed out meanwhile leaves nothing behind.
  if (!isHere(memberId)) {
    outbox.close()
    dropOutbox(memberId)
    throw signedOut()
  }
  const forget = outboxOpened(memberId, outbox)
  const stop = session.subscribe(() => {
    if (isHere(memberId)) return
    stop()
    forget()
    outbox.close()
    if (open?.memberId === memberId) open = undefined
  })
  return outbox
}

/** The outbox of the member who is signed in, opened once. */
export function outboxOf(memberId: string): Promise<Outbox> {
  if (open?.memberId !== memberId) {
    const outbox = begin(memberId)
    open = { memberId, outbox }
    outbox.catch(() => {
      if (open?.outbox === outbox) open = undefined
    })
  }
  return open.outbox
}
