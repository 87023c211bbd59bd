import { useMemo, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { isAppleMobile, isInstalled } from '../../lib/device/apple-mobile.ts'
import type { Change } from '../../lib/outbox/change.ts'
import type { Outbox } from '../../lib/outbox/outbox.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { Boat } from '../../ui/scenes/boat.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import type { UnsavedEntry } from './use-unsaved-entries.ts'
import { WaitingChange } from './waiting-change.tsx'
import { WaitingEntry } from './waiting-entry.tsx'

type WaitingDialogProps = {
  outbox: Outbox
  list: readonly Change[]
  entries: readonly UnsavedEntry[]
  onDiscarded: () => void
  onClose: () => void
}

/** A tab of an iPhone or iPad loses its storage after a week without a visit; an installed app does not. */
const mayBeErased = () => isAppleMobile() && !isInstalled()

/** What waits on this device, and what could not be saved, each with its text. */
export function WaitingDialog({ outbox, list, entries, onDiscarded, onClose }: WaitingDialogProps) {
  const [isSending, setSending] = useState(false)
  const [hasTried, setTried] = useState(false)
  const refused = list.filter((change) => change.refused)
  const waiting = list.filter((change) => !change.refused)
  const refusedEntries = entries.filter(({ why }) => why).length
  const rows = useMemo(() => [...list, ...entries], [list, entries])
  const { place, willChange } = useFocusKept<HTMLDivElement>(rows)
  const showEntry = (entry: UnsavedEntry) => (
    <WaitingEntry
      key={entry.id}
      entry={entry}
      onOpen={onClose}
      onLeaving={willChange}
      onDiscarded={onDiscarded}
    />
  )
  async function sendNow() {
    setSending(true)
    // With the last one that waits, the pressed button leaves.
    willChange()
    window.dispatchEvent(new Event('send-now'))
    await outbox.wake('pressed')
    setSending(false)
    setTried(true)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('On this device')}
      description={t('Nothing you wrote is thrown away.')}
    >
      <div ref={place} tabIndex={-1} className="grid gap-[inherit]">
        {rows.length === 0 && <EmptyState scene={<Boat />}>{t('Everything is sent.')}</EmptyState>}
        {refused.length + refusedEntries > 0 && (
          <section aria-labelledby="refused" className="grid gap-2">
            <h3 id="refused" className="text-base">
              {t('Could not be saved')}
            </h3>
            <ul className="grid gap-3">
              {entries.filter(({ why }) => why).map(showEntry)}
              {refused.map((change) => (
                <WaitingChange key={change.id} outbox={outbox} change={change} onLeaving={willChange} />
              ))}
            </ul>
          </section>
        )}
        {waiting.length + entries.length - refusedEntries > 0 && (
          <section aria-labelledby="waiting" className="grid gap-2">
            <h3 id="waiting" className="text-base">
              {t('Waiting to be sent')}
            </h3>
            <ul className="grid gap-3">
              {entries.filter(({ why }) => !why).map(showEntry)}
              {waiting.map((change) => (
                <WaitingChange key={change.id} outbox={outbox} change={change} onLeaving={willChange} />
              ))}
            </ul>
            <p className="text-sm text-ink-soft">
              {t('They are sent in their order, as soon as the server can be reached.')}{' '}
              {mayBeErased() &&
                t(
                  'This browser may erase them after seven days without a visit: come back before that, or add A-genda to your home screen.',
                )}
            </p>
          </section>
        )}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {hasTried &&
          !isSending &&
          waiting.length > 0 &&
          t('That did not work yet. It is tried again by itself.')}
      </p>
      <DialogFoot>
        <Button look="quiet" onClick={onClose}>
          {t('Close')}
        </Button>
        {waiting.length + entries.length > 0 && (
          <Button pending={isSending} pendingText={t('Sending...')} onClick={() => void sendNow()}>
            {t('Send now')}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  )
}
