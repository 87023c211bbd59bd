import { lazy, Suspense, useEffect, useState } from 'react'
import { draftNames } from '../../lib/drafts.ts'
import { mayWait } from '../../lib/outbox/slips.ts'
import { followSubmits, setOutbox, warmOutbox } from '../../lib/outbox/submit.ts'
import { useUser } from '../../lib/session.ts'

setOutbox(async (memberId) => (await import('./open-outbox.ts')).outboxOf(memberId))

const Waiting = lazy(() => import('./waiting.tsx'))

/** How often it is looked for entries of the journal that wait, in milliseconds. */
const everyMs = 10_000
/** What comes before a change: its code is fetched then, and not by who only looks. */
const presses = ['pointerdown', 'keydown'] as const

const isAnythingKept = (memberId: string) => mayWait(memberId) || draftNames('journal:', memberId).length > 0

/** Sends what waits, and says how much that is. Nothing of it is fetched while nothing waits and nobody presses. */
export function OutboxHost() {
  const memberId = useUser().id
  const [isNeeded, setNeeded] = useState(() => isAnythingKept(memberId))
  useEffect(() => {
    const warmed = new AbortController()
    const warm = () => {
      warmed.abort()
      warmOutbox(memberId)
    }
    for (const press of presses)
      addEventListener(press, warm, { capture: true, passive: true, signal: warmed.signal })
    const look = () => isAnythingKept(memberId) && setNeeded(true)
    const stop = followSubmits(look)
    const timer = setInterval(look, everyMs)
    return () => {
      warmed.abort()
      clearInterval(timer)
      stop()
    }
  }, [memberId])
  return <Suspense>{isNeeded && <Waiting memberId={memberId} />}</Suspense>
}
