import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../../../contract/t.ts'
import { clock } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { type EntryText, textOf } from './entry-text.ts'
import { entryOf } from './queries.ts'
import { Reading } from './reading.tsx'
import { useEntryActions } from './use-entry-actions.ts'

type TwoVersionsProps = {
  id: string
  mine: EntryText
  /** The entry of which this is another version. */
  otherId: string
  /** Saves what is not saved yet. */
  onSave: () => Promise<void>
}

/** Says that there is another version of an entry, and shows both next to each other, to keep either or both. */
export function TwoVersions({ id, mine, otherId, onSave }: TwoVersionsProps) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { bin } = useEntryActions()
  const other = useQuery({ ...entryOf(otherId), retry: false }).data
  if (!other || other.deleted_at) return null

  async function keepMine() {
    await onSave()
    if (await bin(otherId)) setOpen(false)
  }
  async function keepTheirs() {
    await onSave()
    if (await bin(id)) void navigate(`/journal/${otherId}`, { replace: true })
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-honey-soft px-4 py-1 text-sm">
        <span className="py-2">{t('This entry was changed elsewhere too. Both versions are kept.')}</span>
        <Button look="link" onClick={() => setOpen(true)}>
          {t('See both')}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={
          // Else the first link among the words of one version would have the focus.
          <span tabIndex={-1} data-autofocus>
            {t('Two versions')}
          </span>
        }
        description={t('If you keep only one, the other goes into the bin.')}
        width="full"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
          <Version name={t('This version')} keep={t('Keep only this one')} text={mine} onKeep={keepMine} />
          <Version
            name={t('The other version, {time}', { time: clock(new Date(other.updated_at)) })}
            keep={t('Keep only that one')}
            text={textOf(other)}
            onKeep={keepTheirs}
          />
        </div>
        <DialogFoot>
          <Button onClick={() => setOpen(false)}>{t('Keep both')}</Button>
        </DialogFoot>
      </Dialog>
    </>
  )
}

type VersionProps = { name: string; keep: string; text: EntryText; onKeep: () => Promise<void> }

function Version({ name, keep, text, onKeep }: VersionProps) {
  const [isPending, setPending] = useState(false)
  return (
    <section
      aria-label={name}
      className="grid content-between gap-4 rounded-card border border-line bg-paper p-4 sm:p-6"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-sm font-medium text-ink-soft">{name}</p>
        <Reading text={text} level={3} />
      </div>
      <Button
        look="quiet"
        className="justify-self-start"
        pending={isPending}
        onClick={() => {
          setPending(true)
          void onKeep().finally(() => setPending(false))
        }}
      >
        {keep}
      </Button>
    </section>
  )
}
