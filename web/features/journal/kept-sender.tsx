import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { draftNames } from '../../lib/drafts.ts'
import { restoreDrafts } from '../../lib/restore-drafts.ts'
import { useUser } from '../../lib/session.ts'

const everyMs = 30_000
/** `send-now`: its member asks for it (web/shell/outbox). */
const signs = ['online', 'send-now']

/**
 * Sends what was written in the journal and could not be saved then: at the start, when the browser is online again, and
 * now and then. The code for it is fetched when there is something to send.
 */
export function KeptSender() {
  const memberId = useUser().id
  const client = useQueryClient()
  useEffect(() => {
    async function send() {
      await restoreDrafts(memberId)
      if (draftNames('journal:', memberId).length === 0) return
      const [{ sendKeptEntries }, { showStored }] = await Promise.all([
        import('./send-kept.ts'),
        import('./queries.ts'),
      ])
      await sendKeptEntries(memberId, (entry) => showStored(client, entry))
    }
    const run = () => void send().catch(() => undefined)
    run()
    const timer = setInterval(run, everyMs)
    for (const sign of signs) window.addEventListener(sign, run)
    return () => {
      clearInterval(timer)
      for (const sign of signs) window.removeEventListener(sign, run)
    }
  }, [memberId, client])
  return null
}
