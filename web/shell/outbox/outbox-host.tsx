import { type ComponentType, useEffect, useState } from 'react'
import { draftNames } from '../../lib/drafts/drafts.ts'
import { restoreDrafts } from '../../lib/drafts/restore-drafts.ts'
import { isAnyStored, mayWait } from '../../lib/outbox/slips.ts'
import { followSubmits, setOutbox, warmOutbox } from '../../lib/outbox/submit.ts'
import { useUser } from '../../lib/session.ts'

/** One file holds the whole outbox, so that it works without a connection once it is loaded. */
const load = () => import('./waiting.tsx')
setOutbox(async (memberId) => (await load()).outboxOf(memberId))

/** How often waiting entries of the journal are looked for, in milliseconds. */
const everyMs = 10_000
/** What comes before a change: its code is fetched then, or when a member has been there for a while. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

const isAnythingKept = (memberId: string) => mayWait(memberId) || draftNames('journal:', memberId).length > 0

/** Sends what waits, and says how much that is. Its code does not come with the first look at a page. */
export function OutboxHost() {
  const memberId = useUser().id
  const [Waiting, setWaiting] = useState<ComponentType<{ memberId: string }>>()
  useEffect(() => {
    const warmed = new AbortController()
    const warm = () => {
      warmed.abort()
      warmOutbox(memberId)
    }
    for (const sign of signs)
      addEventListener(sign, warm, { capture: true, passive: true, signal: warmed.signal })
    // Without a line it may not come. Then it is asked for again.
    const open = () =>
      void load().then(
        ({ Waiting }) => setWaiting(() => Waiting),
        () => undefined,
      )
    const look = () => isAnythingKept(memberId) && open()
    look()
    void restoreDrafts(memberId).then(look)
    const stop = followSubmits(look)
    isAnyStored(memberId).then((isAny) => isAny && open(), look)
    const timer = setInterval(() => {
      warm()
      look()
    }, everyMs)
    window.addEventListener('online', look)
    return () => {
      warmed.abort()
      clearInterval(timer)
      window.removeEventListener('online', look)
      stop()
    }
  }, [memberId])
  return Waiting ? <Waiting memberId={memberId} /> : null
}
