import { t } from '../../../contract/t.ts'
import type { Change } from '../../lib/outbox/change.ts'
import type { Outbox } from '../../lib/outbox/outbox.ts'
import { queuedCallOf } from '../../lib/outbox/queued-call.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { askToDiscard } from './ask-to-discard.ts'
import { queuedCalls } from './queued-calls.ts'
import { TwoValues } from './two-values.tsx'
import { isWritten, WriteAnew } from './write-anew.tsx'
import { WrittenAt } from './written-at.tsx'

type WaitingChangeProps = {
  outbox: Outbox
  change: Change
  /** It is about to leave its place in the list. */
  onLeaving: () => void
}

/** One change with its text, and why it was refused if it was; to copy, to send again, or to discard. */
export function WaitingChange({ outbox, change, onLeaving }: WaitingChangeProps) {
  const { refused, at } = change
  const { about, text } = queuedCallOf(queuedCalls, change).describe(change as never)
  const isConflict = refused !== undefined && refused.fields.length > 0
  async function discard() {
    if (!(await askToDiscard())) return
    onLeaving()
    await outbox.discard(change)
  }
  function sendAgain() {
    onLeaving()
    return outbox.retry(change)
  }
  return (
    <li className="grid gap-1 rounded-md border border-line p-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium wrap-anywhere">{about}</span>
        <WrittenAt at={at} />
      </p>
      <p className="line-clamp-6 whitespace-pre-line wrap-anywhere">{text}</p>
      {refused && <p className="rounded-sm bg-warn-soft px-3 py-2 text-sm">{refused.text}</p>}
      {isConflict && <TwoValues outbox={outbox} change={change} onLeaving={onLeaving} />}
      {refused && isWritten(change) && <WriteAnew outbox={outbox} change={change} about={about} />}
      <div className="flex flex-wrap gap-x-4">
        <CopyButton label={about} text={text} inWords="briefly" />
        {refused && !isConflict && (
          <Button look="link" className="text-sm" onClick={() => void sendAgain()}>
            {t('Send again')}
          </Button>
        )}
        <Button
          look="link"
          className="text-sm"
          aria-label={t('Discard: {name}', { name: `${about}, ${text.slice(0, 60)}` })}
          onClick={() => void discard()}
        >
          {t('Discard')}
        </Button>
      </div>
    </li>
  )
}
