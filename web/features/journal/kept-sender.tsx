import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../../../contract/t.ts'
import { draftNames } from '../../lib/drafts/drafts.ts'
import { restoreDrafts } from '../../lib/drafts/restore-drafts.ts'
import { useUser } from '../../lib/session.ts'
import { notify } from '../../ui/toasts/notify.ts'

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
  const navigate = useNavigate()
  /** Nobody looks at the entry now, so it is said wherever its member is. */
  const tellParted = useEffectEvent((copyId: string) =>
    notify.info(t('This entry was changed elsewhere too. Both versions are kept.'), {
      id: `parted-${copyId}`,
      duration: 8000,
      action: { label: t('See both'), onClick: () => void navigate(`/journal/${copyId}`) },
    }),
  )
  useEffect(() => {
    async function send() {
      await restoreDrafts(memberId)
      if (draftNames('journal:', memberId).length === 0) return
      const [{ sendKeptEntries }, { showStored }] = await Promise.all([
        import('./send-kept.ts'),
        import('./queries.ts'),
      ])
      await sendKeptEntries(memberId, (entry) => showStored(client, entry), tellParted)
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
